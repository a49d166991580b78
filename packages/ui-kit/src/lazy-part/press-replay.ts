import { unhydratedParts } from "./when-reached.ts";

const kept = new Map<Element, () => void>();
/**
 * What needs the part's code: elements that do nothing, or something else, without JavaScript, and buttons whose form
 * the part answers itself (`data-sends`). Other links and forms are left to the browser.
 */
const scripted =
  "button[type=button]:not([popovertarget]), a[data-keep-scroll], a[href^='#reveal-phone'], [data-sends]";
let isKeeping = false;

/** Records presses and input in late parts that are not hydrated, from now on. */
export function recordPresses(): void {
  if (isKeeping) return;
  isKeeping = true;
  addEventListener("click", keepClick, true);
  addEventListener("input", keepInput, true);
}

/**
 * Replays, once each, what was pressed in a part before it was hydrated. A press in a part within it that is not
 * hydrated is recorded again.
 */
export function replayPresses(place: Element): void {
  const all = [...kept];
  for (const [element, giveBack] of all)
    if (place.contains(element)) {
      kept.delete(element);
      giveBack();
    }
}

/**
 * Changes an element of the document: at once, or, in a late part that is not hydrated, once it is. Before, React would
 * not find its own markup and would render the part anew.
 *
 * @example
 * whenHydrated(link, () => (link.textContent = "02 5550 4120"));
 */
export function whenHydrated(element: Element, change: () => void): void {
  if (!element.closest(unhydratedParts())) return change();
  const press = kept.get(element);
  kept.set(element, () => {
    change();
    press?.();
  });
}

function keepClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  const part = pressed?.closest<HTMLElement>(unhydratedParts());
  if (!pressed || !part || !isPlain) return;
  const isLink = "href" in pressed;
  if (isLink && "links" in part.dataset) return;
  // Otherwise React might replay the event too, and the press would be handled twice.
  event.stopPropagation();
  if (isLink || "sends" in pressed.dataset) event.preventDefault();
  // The stored data of the device may have changed the state of the button meanwhile. Then the press is not replayed:
  // it would undo what the shopper wanted.
  const isPressed = () => pressed.getAttribute("aria-pressed");
  const was = isPressed();
  kept.set(pressed, () => void (isPressed() === was && pressed.click()));
}

function keepInput({ target }: Event): void {
  if (target instanceof Element && target.closest(unhydratedParts()))
    kept.set(target, () => target.dispatchEvent(new Event("input", { bubbles: true })));
}
