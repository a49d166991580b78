/** Words and amounts that make a sentence of what is typed: it is read as filters when it is sent. */
const sentence = /[$,]|\d\s*(?:k|kms?|kg|t|tonnes?|seat\w*|door\w*)\b|\b(?:under|below|over|above|between|near|around|within|less|more|than|up|to|from|max|min|maximum|minimum|week|weekly|month|budget|with|without|for|in|and|or|not|no|tow|towing|cheap|cheapest)\b/i;

/**
 * Whether the results may follow what is being typed as keywords (S1 §4, 300 ms): a few plain words, or none. A sentence such as
 * "automatic under 30k" would find nothing word by word; it waits until it is sent and is read then.
 *
 * @example
 * followsTyping("corolla hyb") // true
 * followsTyping("suv under 30k") // false
 */
export function followsTyping(words: string): boolean {
  return words === "" || (words.length > 1 && words.split(/\s+/).length <= 3 && !sentence.test(words));
}
