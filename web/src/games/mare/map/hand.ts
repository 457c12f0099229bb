/** Drags, pinches and wheels over the map, told as changes of the camera. */
import type { Attachment } from "svelte/attachments";

export interface Movers {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: { x: number; y: number }): void;
}

const SLACK = 6;
const WHEEL = 0.0016;

export function hand(movers: Movers): Attachment<Element> {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const local = (x: number, y: number) => {
      const box = node.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    const down = (event: Event) => {
      const { pointerId, clientX, clientY } = event as PointerEvent;
      if (!fingers.size) travelled = 0;
      fingers.set(pointerId, { x: clientX, y: clientY });
    };
    const move = (event: Event) => {
      const { pointerId, clientX, clientY } = event as PointerEvent;
      const before = fingers.get(pointerId);
      if (!before) return;
      const [dx, dy] = [clientX - before.x, clientY - before.y];
      travelled += Math.abs(dx) + Math.abs(dy);
      const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
      fingers.set(pointerId, { x: clientX, y: clientY });
      if (travelled < SLACK) return;
      if (other) {
        const factor =
          Math.hypot(clientX - other.x, clientY - other.y) /
          Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1);
        movers.zoom(factor, local((clientX + other.x) / 2, (clientY + other.y) / 2));
        movers.pan(dx / 2, dy / 2);
      } else {
        movers.pan(dx, dy);
      }
    };
    const up = (event: Event) => fingers.delete((event as PointerEvent).pointerId);
    const wheel = (event: Event) => {
      const { deltaY, clientX, clientY } = event as WheelEvent;
      event.preventDefault();
      movers.zoom(Math.exp(-deltaY * WHEEL), local(clientX, clientY));
    };
    // A drag that ends over a province is no click on it.
    const click = (event: Event) => {
      if (travelled >= SLACK) event.stopPropagation();
      travelled = 0;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("wheel", wheel, { passive: false });
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("wheel", wheel);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
