/**
 * Words on a page. Whether they read hangs on how they are drawn alone: drawn the same way on another page, they need
 * not be looked at again.
 */
export interface Words {
  /** The elements that hold words, as they were found last. */
  found: readonly Element[];
  /** Finds the elements below a selector that hold words and are to be seen, in the order of the document. */
  find: (selector: string) => void;
  /**
   * How words are drawn: their colour, size and weight with all that is behind them. What floats may stand before
   * anything: its markup is part of the text, as it is drawn as nothing else is.
   */
  wayOf: (element: Element) => string;
}

/** Runs in the browser: puts {@link Words} on the window. */
export function installWords(): void {
  const words: Words = {
    found: [],
    find(selector) {
      words.found = [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          (element.matches("input, select, textarea") ||
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())),
      );
    },
    wayOf(element) {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const way = [color, fontSize, fontWeight];
      for (let behind: Element | null = element; behind; behind = behind.parentElement) {
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(behind);
        way.push(backgroundColor, backgroundImage, opacity);
        if (backgroundColor.startsWith("rgb(")) break;
        if (/absolute|fixed|sticky/.test(position)) way.push(behind.outerHTML);
      }
      return way.join(" ");
    },
  };
  (globalThis as unknown as WordsOnWindow).forecourtWords = words;
}

/** What {@link installWords} leaves on the window. */
export interface WordsOnWindow {
  forecourtWords: Words;
}
