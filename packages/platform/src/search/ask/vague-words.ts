/** Praise that shoppers search for and dealers do not write. */
const praise: ReadonlySet<string> = new Set(
  "reliable dependable trusty economical economic efficient frugal thrifty comfortable comfy safe safest practical roomy spacious sensible solid sturdy tough quality good great nice best decent tidy".split(
    " ",
  ),
);
/** Words around a search that say nothing of the car: "cheap toyota cars for sale near me". */
const around: ReadonlySet<string> = new Set(
  "cheap cheapest affordable budget bargain car cars vehicle vehicles for sale buy with and in near me my a an the low first family".split(
    " ",
  ),
);
/** Purposes that shoppers search for and some dealers write too. */
const purposes: ReadonlySet<string> = new Set(
  "fuel petrol clean small compact little big large daily everyday commuter commuting runabout school run student learner weekend work town".split(
    " ",
  ),
);

/**
 * Whether a word only praises a car: nobody waits for a car that is called so.
 *
 * @example
 * isPraise("reliable") // true
 */
export const isPraise = (word: string): boolean => praise.has(word.toLowerCase());

/** Whether cars without a word are an answer to it: no search is about the word itself. */
export const isVague = (word: string): boolean =>
  isPraise(word) || around.has(word.toLowerCase()) || purposes.has(word.toLowerCase());
