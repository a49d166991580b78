import { useEffect } from "react";

/**
 * Closes dropdowns, which are `<details data-dropdown>` and open by themselves: Escape closes one and gives the focus back to its name;
 * one that the focus leaves, that is pressed outside of or whose link is followed closes too. A filter that is pressed in one leaves it
 * open. In a menu that lies over the page they are an accordion, which stays as the shopper left it.
 */
export function useDropdowns(): void {
  useEffect(() => {
    const onEvent = (event: Event) => {
      const at = event.target instanceof Element ? event.target : document.body;
      for (const dropdown of document.querySelectorAll<HTMLDetailsElement>("details[data-dropdown][open]")) {
        if (dropdown.closest(":popover-open")) continue;
        const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
        const isInside = dropdown.contains(at);
        const isLeft =
          event.type === "click" ? isInside && at.closest("a:not([data-keep-scroll])") !== null : !isInside;
        if (event instanceof KeyboardEvent ? isEscape : isLeft) dropdown.open = false;
        if (isEscape && isInside) dropdown.querySelector("summary")?.focus();
      }
    };
    for (const type of endings) document.addEventListener(type, onEvent);
    return () => {
      for (const type of endings) document.removeEventListener(type, onEvent);
    };
  }, []);
}

const endings = ["keydown", "focusin", "pointerdown", "click"] as const;
