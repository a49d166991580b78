import { UnbrokenWords } from "@forecourt/ui-kit/unbroken-words";
import type { ReactNode } from "react";

/** A name of fewer characters fits in one line of the narrowest card. */
const fitsInLine = 17;

/**
 * The name of a car on a card, whose words with a hyphen stay in one line, so that no line ends with "CR-". Only a name
 * that may take two lines has elements for it: a page has dozens of cards.
 *
 * @example
 * unbrokenName("2019 Kawasaki Ninja ZX-6R") // "ZX-6R" is never broken
 */
export function unbrokenName(name: string): ReactNode {
  return name.length < fitsInLine ? name : <UnbrokenWords>{name}</UnbrokenWords>;
}
