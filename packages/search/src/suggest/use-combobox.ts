import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Makes a field and a list of links under it a combobox by the ARIA pattern: the focus stays in the field, arrow keys
 * walk the list, Enter follows a line, Escape closes it.
 *
 * @param options.text the text of the field: a line is chosen for it, and for no other
 * @param options.count how many lines the list has
 * @returns whether the list shows, and which line is chosen: -1 for none
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  { id, list, text, count }: { id: string; list: RefObject<HTMLElement | null>; text: string; count: number },
) {
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState({ text, index: -1 });
  const shown = open && count > 0;
  const line = shown && chosen.text === text && chosen.index < count ? chosen.index : -1;

  useEffect(() => {
    const { current: input } = field;
    if (!input) return;
    const said = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(shown),
      "aria-controls": id,
      "aria-activedescendant": line < 0 ? null : `${id}-${line}`,
    };
    for (const [name, value] of Object.entries(said)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [field, id, shown, line]);

  useEffect(() => {
    const { current: input } = field;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        setOpen(true);
        setChosen({ text, index: ((line + 1 + step + count + 1) % (count + 1)) - 1 });
      } else if (event.key === "Escape" && shown) {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === "Enter") {
        setOpen(false);
        if (line < 0) return;
        event.preventDefault();
        list.current?.querySelectorAll("a")[line]?.click();
      }
    };
    input?.addEventListener("keydown", onKey);
    return () => input?.removeEventListener("keydown", onKey);
  }, [field, list, text, count, shown, line]);

  // Apart from the above: React renders between two listeners of one event, and would take this one away before its
  // turn.
  useEffect(() => {
    const { current: input } = field;
    const onShow = () => setOpen(true);
    const onBlur = () => setOpen(false);
    const listeners = [
      ["input", onShow],
      ["focus", onShow],
      ["blur", onBlur],
    ] as const;
    for (const [event, listener] of listeners) input?.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) input?.removeEventListener(event, listener);
    };
  }, [field]);

  return { shown, line, setOpen };
}
