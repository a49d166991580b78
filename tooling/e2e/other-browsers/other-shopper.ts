import { expect } from "vitest";
import type { Sought } from "./seek.ts";

/** What a driver of a browser does for a shopper; how, differs from browser to browser. */
export interface BrowserHands {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  /** Presses what is sought, once. @returns false where it is not to be seen yet */
  press(kind: Sought, name: string): Promise<boolean>;
  /** Types into a field by the keyboard, or chooses of a list. @returns false where it is not to be seen yet */
  fill(name: string, value: string): Promise<boolean>;
  /** Whether it is to be seen. */
  sees(kind: Sought, name: string): Promise<boolean>;
  /** Text of the first element that fits, or "". */
  text(selector: string): Promise<string>;
  /** Width of the page beyond the screen, in px. */
  beyondTheScreen(): Promise<number>;
  /** Errors that the browser has written so far. */
  errors(): readonly string[];
  stop(): Promise<void>;
}

/** A shopper in another browser, who waits for what is to come. */
export interface OtherShopper {
  open(url: string): Promise<void>;
  press(kind: Sought, name: string): Promise<void>;
  fill(name: string, value: string): Promise<void>;
  back(): Promise<void>;
  sees(kind: Sought, name: string): Promise<void>;
  /** Waits until the address, without its host, fits. */
  arrives(address: RegExp): Promise<void>;
  /** Waits until the text of the first element that a selector names fits. */
  reads(selector: string, text: string | RegExp): Promise<void>;
  /** Nothing is wider than the screen. */
  fitsTheScreen(): Promise<void>;
}

const until = (what: string, holds: () => Promise<boolean>) => expect.poll(holds, { message: what }).toBe(true);

/** A shopper with the hands of a browser. */
export function otherShopper(hands: BrowserHands): OtherShopper {
  const address = async () => (await hands.url()).replace(/^http:\/\/[^/]+/, "");
  return {
    open: (url) => hands.goto(url),
    back: () => hands.back(),
    press: (kind, name) => until(`the ${kind} "${name}" is there to be pressed`, () => hands.press(kind, name)),
    fill: (name, value) => until(`the field "${name}" is there to be filled`, () => hands.fill(name, value)),
    sees: (kind, name) => until(`the ${kind} "${name}" is to be seen`, () => hands.sees(kind, name)),
    async arrives(pattern) {
      try {
        await expect.poll(address).toMatch(pattern);
      } catch (error) {
        if (error instanceof Error) error.message += `\nThe page said: ${await hands.text("[role=alert]")}`;
        throw error;
      }
    },
    reads: (selector, text) =>
      expect.poll(() => hands.text(selector), { message: `text of ${selector}` }).toMatch(text),
    async fitsTheScreen() {
      expect(await hands.beyondTheScreen(), `px beyond the screen on ${await address()}`).toBe(0);
    },
  };
}
