import { pictureUrl } from "./picture-url.ts";

/**
 * Address of the largest picture of a key that the page has already, so that a larger one can take its place without a
 * blur; its smallest one where it has none.
 */
export function sharpestPicture(key: string): string {
  const path = key.replace(/^\/+/, "");
  const seen = [...document.querySelectorAll("img")]
    .filter(({ complete, currentSrc }) => complete && currentSrc.endsWith(`/${path}`))
    .map(({ currentSrc }) => ({ currentSrc, width: Number(/\/img\/(\d+)\//.exec(currentSrc)?.[1] ?? 0) }))
    .toSorted((one, other) => other.width - one.width);
  return seen[0]?.currentSrc ?? pictureUrl(key, 320);
}
