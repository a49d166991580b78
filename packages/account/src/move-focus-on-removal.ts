/**
 * A ref of an entry that may be taken off its list by a button in it: the focus then goes to the button of the entry
 * after it, else of the one before, else to the heading of the list, and not to the top of the page. Nothing happens
 * where the focus is elsewhere.
 *
 * @example
 * <li ref={moveFocusOnRemoval}>…</li> // in a list below <h1 id="saved" tabIndex={-1}>
 */
export function moveFocusOnRemoval(entry: HTMLElement | null): () => void {
  return () => {
    if (!entry?.contains(document.activeElement)) return;
    const neighbours = [entry.nextElementSibling, entry.previousElementSibling];
    queueMicrotask(() => {
      const [next] = neighbours.flatMap((other) => (other?.isConnected && other.querySelector("button")) || []);
      (next ?? document.getElementById("saved"))?.focus();
    });
  };
}
