/** What a shopper looks for on a page. */
export type Sought = "link" | "button" | "field" | "heading";

/**
 * Runs in the browser: the first element of a kind that is to be seen, by what it is called; fields by their label.
 * What is inside an open dialog comes before what it covers. Brings it into the middle of the screen.
 *
 * @param name a pattern, without slashes
 * @returns undefined where there is none, or where something else lies over its middle
 */
export function seek(kind: Sought, name: string): HTMLElement | undefined {
  const kinds = { link: "a[href]", button: "button, summary", field: "input, select, textarea", heading: "h1, h2, h3" };
  const pattern = new RegExp(name);
  const nameOf = (element: HTMLElement) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const text =
      element.getAttribute("aria-label") ??
      (kind === "field" ? [...labels].map((label) => label.innerText).join(" ") : element.innerText);
    return text.replaceAll(/\s+/g, " ").trim();
  };
  const ground =
    [...document.querySelectorAll<HTMLElement>("dialog[open], [role='dialog']")].findLast((dialog) =>
      dialog.checkVisibility(),
    ) ?? document;
  const found = [...ground.querySelectorAll<HTMLElement>(kinds[kind])].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(element)),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  if (kind === "heading") return found;
  const { left, top, width, height } = found.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  const isFree =
    onTop !== null &&
    (found.contains(onTop) ||
      onTop.contains(found) ||
      [...((found as HTMLInputElement).labels ?? [])].some((label) => label.contains(onTop)));
  return isFree ? found : undefined;
}

/** Runs in the browser: width of the page beyond the screen, in px. */
export const beyondTheScreen = () =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
