import type { PlainText } from "./plain-text.ts";
import type { PlainVocabulary } from "./plain-vocabulary.ts";

const comparatives = new Set(
  "bigger smaller larger better cheaper dearer roomier faster quicker nicer newer older taller longer higher lighter heavier safer sportier".split(
    " ",
  ),
);
const articles = new Set(["a", "an", "the", "my", "our"]);
const maxWords = 5;

/**
 * Makes one keyword of "bigger than a CX-5": it is no search for a CX-5, and nothing says how big a car is. "Newer than
 * 2018" and "cheaper than 20k" are left to the amounts.
 */
export function readComparisons(text: PlainText, vocabulary: PlainVocabulary): void {
  for (let first = 0; first < text.words.length; first += 1) {
    const [how = "", than = ""] = text.free(first, 2);
    const said =
      comparatives.has(how) && (than === "than" || than === "then")
        ? 2
        : /^alternatives?$/.test(how) && than === "to"
          ? 2
          : 0;
    if (said === 0) continue;
    let at = first + said;
    if (articles.has(text.free(at, 1).join())) at += 1;
    const end = endOfNames(text, at, vocabulary);
    const [next = ""] = text.free(at, 1);
    const last = end > at ? end : /^\p{L}/u.test(next) ? at + 1 : at;
    if (last > at) text.joinAt(first, last - first);
  }
}

/** Where the makes and models end that stand at a place. */
function endOfNames(text: PlainText, from: number, vocabulary: PlainVocabulary): number {
  let at = from;
  for (;;) {
    const words = text.free(at, maxWords);
    const count = Array.from(words, (_, index) => words.length - index).find((length) => {
      const meaning = vocabulary(words.slice(0, length));
      return (
        (meaning?.facet === "make" || meaning?.facet === "model" || meaning?.facet === "make_model") &&
        (meaning.behindMake !== true || at > from)
      );
    });
    if (count === undefined) return at;
    at += count;
  }
}
