/** Shows what a thing is on hover, on focus and on a long press. */
import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";

const HOVER = 280;
const LONG_PRESS = 450;

export interface Told {
  target: string;
  title: string;
  lines: () => string[];
}

/** A press that told something is no click. */
export function peeking(desk: Desk, told: Told): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => {
      const lines = [...told.lines(), ...desk.hints(told.target)];
      desk.show({ target: told.target, title: told.title, lines, box: node.getBoundingClientRect() });
    };
    const later = (wait: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      if (desk.peek?.target === told.target) desk.show(null);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") later(HOVER, show);
    };
    const down = (event: Event) => {
      pressed = false;
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === "mouse") return hide();
      later(LONG_PRESS, () => {
        pressed = true;
        show();
      });
    };
    const focus = () => node.matches(":focus-visible") && show();
    const click = (event: Event) => {
      clearTimeout(timer);
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    const up = () => clearTimeout(timer);
    const menu = (event: Event) => pressed && event.preventDefault();
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && hide()],
      ["pointerdown", down],
      ["pointermove", (event) => (event as PointerEvent).pointerType !== "mouse" && !pressed && moved(event)],
      ["pointerup", up],
      ["pointercancel", up],
      ["focus", focus],
      ["blur", hide],
      ["contextmenu", menu],
    ];
    const moved = (event: Event) => {
      const { movementX, movementY } = event as PointerEvent;
      if (Math.abs(movementX) + Math.abs(movementY) > 4) clearTimeout(timer);
    };
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
