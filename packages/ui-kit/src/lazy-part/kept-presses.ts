import { deafParts } from "./when-reached.ts";

const kept = new Map<Element, () => void>();
/**
 * What does nothing without JavaScript, or something else, and what sends a form that its part answers itself (`data-sends`); other links and forms
 * are left to the browser.
 */
const scripted =
  "button[type=button]:not([popovertarget]), a[data-keep-scroll], a[href^='#reveal-phone'], [data-sends]";
let isKeeping = false;

/** Keeps presses and input of late parts that do not listen yet, from now on. */
export function keepPresses(): void {
  if (isKeeping) return;
  isKeeping = true;
  addEventListener("click", keepClick, true);
  addEventListener("input", keepInput, true);
}

/** Gives back, once each, what was pressed in a part before it listened. What lies in a part within it that does not listen yet is kept again. */
export function giveBackPresses(place: Element): void {
  const all = [...kept];
  for (const [element, giveBack] of all)
    if (place.contains(element)) {
      kept.delete(element);
      giveBack();
    }
}

/**
 * Changes an element by hand: at once, or, in a late part that does not listen yet, once it does. React would not know as its own what was changed
 * before.
 *
 * @example
 * onceLive(link, () => (link.textContent = "02 5550 4120"));
 */
export function onceLive(element: Element, change: () => void): void {
  if (!element.closest(deafParts())) return change();
  const press = kept.get(element);
  kept.set(element, () => {
    change();
    press?.();
  });
}

function keepClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  const part = pressed?.closest<HTMLElement>(deafParts());
  if (!pressed || !part || !isPlain) return;
  const isLink = "href" in pressed;
  if (isLink && "links" in part.dataset) return;
  // React would answer it where the part comes meanwhile, and it would be answered twice.
  event.stopPropagation();
  if (isLink || "sends" in pressed.dataset) event.preventDefault();
  kept.set(pressed, () => pressed.click());
}

function keepInput({ target }: Event): void {
  if (target instanceof Element && target.closest(deafParts()))
    kept.set(target, () => target.dispatchEvent(new Event("input", { bubbles: true })));
}
