import { useEffect } from "react";

/**
 * Closes dropdowns, which are `<details data-dropdown>` and open without it.
 *
 * - Escape closes one and gives the focus back to its summary. One that the focus leaves, that is pressed outside of,
 *   or whose link is followed closes too.
 * - The press of a filter in a dropdown leaves it open.
 * - A popover over a dropdown closes first, by Escape or a press beside it; the dropdown stays.
 * - A press that closes a popover does nothing else. Nor does a press on the cars of a results page that closes a
 *   dropdown.
 * - In a menu that lies over the page, dropdowns are an accordion and stay as the shopper left them.
 */
export function useDropdowns(): void {
  useEffect(() => {
    let isSpent = false;
    const onEvent = (event: Event) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const isKey = event instanceof KeyboardEvent;
      const isEscape = isKey && event.key === "Escape";
      const isPress = event.type === "pointerdown";
      const popover = (isPress || isEscape) && document.querySelector(":popover-open");
      // The browser closes it, its own button excepted.
      if (isPress || isKey) isSpent = isPress && popover !== null && !at.closest(":popover-open, [popovertarget]");
      if (isSpent || popover) return;
      for (const dropdown of document.querySelectorAll<HTMLDetailsElement>("details[data-dropdown][open]")) {
        if (dropdown.closest(":popover-open") || at.closest(":popover-open")) continue;
        const isInside = dropdown.contains(at);
        const isLeft =
          event.type === "click" ? isInside && at.closest("a:not([data-keep-scroll])") !== null : !isInside;
        if (isKey ? isEscape : isLeft) dropdown.open = false;
        if (isEscape && isInside) dropdown.querySelector("summary")?.focus();
        if (isPress && isLeft && at.closest("[data-results] li")) isSpent = true;
      }
    };
    const onClick = (event: Event) => {
      if (!isSpent) return;
      isSpent = false;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of endings) document.addEventListener(type, onEvent);
    // Before the router hears of it.
    addEventListener("click", onClick, { capture: true });
    return () => {
      for (const type of endings) document.removeEventListener(type, onEvent);
      removeEventListener("click", onClick, { capture: true });
    };
  }, []);
}

const endings = ["keydown", "focusin", "pointerdown", "click"] as const;
