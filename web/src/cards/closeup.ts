/** A card is looked at closely while the mouse rests on it, while it has the keyboard's focus, or after a long press. */
import type { Attachment } from "svelte/attachments";

/** A card looked at, and the thing on the table that stands for it. */
export interface Looked {
  by: HTMLElement;
}

const REST = 220;
const PRESS = 420;

export function closeup<Zoomed extends Looked>(
  desk: { zoomed: Zoomed | null },
  what: () => Omit<Zoomed, "by">,
): Attachment<HTMLElement> {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const show = () => (desk.zoomed = { ...what(), by: node } as Zoomed);
    const hide = () => {
      clearTimeout(waiting);
      // A card that leaves the table loses the focus while the table is being drawn, when nothing may change.
      queueMicrotask(() => {
        if (desk.zoomed?.by === node) desk.zoomed = null;
      });
    };
    const later = (delay: number, then: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(then, delay);
    };
    const handlers: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") later(REST, show);
      },
      pointerleave: hide,
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === "mouse") return hide();
        later(PRESS, () => {
          pressed = true;
          show();
        });
      },
      pointerup: () => clearTimeout(waiting),
      pointercancel: hide,
      focus: () => {
        if (node.matches(":focus-visible")) show();
      },
      blur: hide,
      keydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape") hide();
      },
      // The press that showed the card is no click on it, and no menu of the browser's.
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      click: (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const entries = Object.entries(handlers);
    for (const [type, handler] of entries) node.addEventListener(type, handler, true);
    return () => {
      hide();
      for (const [type, handler] of entries) node.removeEventListener(type, handler, true);
    };
  };
}
