/**
 * A text that somebody else wrote, as JSON; undefined for one that is none.
 *
 * @example
 * parseJson('{"state":"paid"}') // { state: "paid" }
 * parseJson("<html>") // undefined
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
