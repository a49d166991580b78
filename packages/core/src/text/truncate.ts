/** Dealer comments longer than this get a Show More toggle (S1 §5, §9). */
export const commentsShown = 400;
/**
 * A disclaimer longer than {@link disclaimerWhole} is cut to this many characters and "..." (S1 §5,
 * decisions.md row 35).
 */
export const disclaimerPreview = 197;
/** A disclaimer up to this length shows whole (S2 §9). */
export const disclaimerWhole = 200;
/** An offer's description longer than this is collapsed (S2 §4). */
export const offerWhole = 200;
/** Where a collapsed offer's description is cut, at the edge of a word (S2 §9). */
export const offerPreview = 160;
/** Longest description of a model's feature (S2 §2). */
export const featureDescriptionLimit = 600;
/** Where dealer comments are missing (S1 §2). */
export const commentsPending = "Dealer comments are pending. Please check back here later.";

/** A text that may be folded. */
export interface FoldedText {
  /** What shows while it is folded; the whole text when nothing is hidden. */
  preview: string;
  /** Whether there is more to show. */
  isFolded: boolean;
}

/**
 * Dealer comments, folded after 400 characters; a placeholder when there are none.
 *
 * @example
 * foldComments(null).preview // "Dealer comments are pending. Please check back here later."
 */
export function foldComments(comments: string | null | undefined): FoldedText {
  const text = comments?.trim() ?? "";
  return text === ""
    ? { preview: commentsPending, isFolded: false }
    : fold(text, commentsShown, (whole) => `${cut(whole, commentsShown)}...`);
}

/**
 * A finance disclaimer: the first 197 characters and "..." when it is longer than 200.
 *
 * @example
 * foldDisclaimer("x".repeat(201)).preview.length // 200
 */
export function foldDisclaimer(disclaimer: string): FoldedText {
  return fold(disclaimer.trim(), disclaimerWhole, (whole) => `${cut(whole, disclaimerPreview)}...`);
}

/**
 * An offer's description: cut at the last word edge within 160 characters when it is longer than 200.
 *
 * @example
 * foldOffer("A week of offers ".repeat(20)).isFolded // true
 */
export function foldOffer(description: string): FoldedText {
  return fold(description.trim(), offerWhole, (whole) => `${cutAtWord(whole, offerPreview)}...`);
}

/**
 * A feature's description, at most 600 characters (S2 §2).
 *
 * @example
 * featureDescription("x".repeat(700)).length // 600
 */
export function featureDescription(description: string): string {
  return fold(description.trim(), featureDescriptionLimit, (whole) => `${cut(whole, featureDescriptionLimit - 3)}...`)
    .preview;
}

function fold(text: string, most: number, shorten: (text: string) => string): FoldedText {
  return text.length > most ? { preview: shorten(text), isFolded: true } : { preview: text, isFolded: false };
}

/** Cuts without leaving half of a character that takes two places. */
function cut(text: string, length: number): string {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end).trimEnd();
}

function cutAtWord(text: string, length: number): string {
  const short = cut(text, length);
  if (/\s/.test(text.charAt(length))) return short;
  const edge = short.search(/\s\S*$/);
  return edge > 0 ? short.slice(0, edge).trimEnd() : short;
}
