import { createHistoryEntry } from "@forecourt/ui-kit/history-entry";
import type { HistoryEntry } from "@forecourt/ui-kit/history-entry";
import { useEffect } from "react";

/**
 * Lets Back close what a page opens as a popover, such as the menu of a phone: each that opens is an entry of the
 * history.
 */
export function useMenuEntries(): void {
  useEffect(() => {
    const entries = new Map<string, HistoryEntry>();
    const entryOf = ({ id }: HTMLElement): HistoryEntry => {
      const known = entries.get(id);
      if (known) return known;
      const menu = () => document.getElementById(id);
      const entry = createHistoryEntry({
        name: id,
        onOpen: () => menu()?.togglePopover(true),
        onClose: () => menu()?.togglePopover(false),
      });
      entries.set(id, entry);
      return entry;
    };
    const onToggle = (event: ToggleEvent) => {
      if (!(event.target instanceof HTMLElement) || event.target.popover === null || event.target.id === "") return;
      if (event.newState === "open") entryOf(event.target).enter();
      else entryOf(event.target).leave();
    };
    // It does not bubble.
    document.addEventListener("toggle", onToggle, { capture: true });
    for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) entryOf(menu).enter();
    // A page that was loaded anew under its open menu.
    const { over } = (history.state ?? {}) as { over?: unknown };
    if (typeof over === "string" && document.getElementById(over)?.popover)
      document.getElementById(over)?.togglePopover(true);
    return () => {
      document.removeEventListener("toggle", onToggle, { capture: true });
      for (const entry of entries.values()) entry.stop();
    };
  }, []);
}
