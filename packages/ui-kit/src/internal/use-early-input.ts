import { useLayoutEffect, useRef } from "react";

/**
 * Tells the form of a field what a shopper typed, chose or ticked before hydration. React keeps what is on the screen
 * when it takes over a field whose value is state, tells nobody, and the next drawing wipes it out. The form hears of
 * it as if it were typed now, and that the shopper has left the field where that is so.
 *
 * @param value of the field as its form has it; undefined where the field keeps its value by itself, which is then left
 *   alone
 * @returns the ref for the field's element
 * @example
 * const own = useEarlyInput<HTMLInputElement>(value);
 * <input {...rest} value={value} ref={mergeRefs(own, ref)} />
 */
export function useEarlyInput<Element extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  value: string | number | boolean | readonly string[] | undefined,
) {
  const own = useRef<Element>(null);
  const known = useRef(value);
  // A layout effect, so that it runs before presses that waited for hydration are replayed.
  useLayoutEffect(() => {
    const field = own.current;
    if (!field || known.current === undefined) return;
    if (typeof known.current === "boolean") tellTick(field as HTMLInputElement, known.current);
    else tellText(field, known.current.toString());
  }, []);
  return own;
}

/**
 * React notes what is written through the element's own property, and takes an event for typing only where the text
 * differs from that.
 */
function tellText(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, known: string): void {
  const typed = field.value;
  if (typed === known) return;
  field.value = known;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function tellTick(box: HTMLInputElement, known: boolean): void {
  // In a group of radio buttons only the newly chosen one is clicked. A click on the former one would restore it.
  if (box.checked === known || (box.type === "radio" && known)) return;
  box.checked = known;
  box.click();
}
