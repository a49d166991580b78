import { useEffect } from "react";

/**
 * Closes dropdowns, which are `<details data-dropdown>` and open by themselves: Escape closes one and gives the focus back to its name;
 * one that the focus leaves, that is pressed outside of or whose link is followed closes too. A filter that is pressed in one leaves it
 * open, and so does what happens in a popover over it, which Escape closes first. A press on the cars of a page of results that closes one
 * does nothing else. In a menu that lies over the page they are an accordion, which stays as the shopper left it.
 */
export function useDropdowns(): void {
  useEffect(() => {
    let isSpent = false;
    const onEvent = (event: Event) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const isKey = event instanceof KeyboardEvent;
      const isEscape = isKey && event.key === "Escape";
      if (event.type === "pointerdown" || isKey) isSpent = false;
      if (isEscape && document.querySelector(":popover-open")) return;
      for (const dropdown of document.querySelectorAll<HTMLDetailsElement>("details[data-dropdown][open]")) {
        if (dropdown.closest(":popover-open") || at.closest(":popover-open")) continue;
        const isInside = dropdown.contains(at);
        const isLeft =
          event.type === "click" ? isInside && at.closest("a:not([data-keep-scroll])") !== null : !isInside;
        if (isKey ? isEscape : isLeft) dropdown.open = false;
        if (isEscape && isInside) dropdown.querySelector("summary")?.focus();
        if (event.type === "pointerdown" && isLeft && at.closest("[data-results] li")) isSpent = true;
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
