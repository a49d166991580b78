import { launch } from "puppeteer-core";
import type { ElementHandle, Page } from "puppeteer-core";
import type { BrowserHands } from "./other-shopper.ts";
import { programs } from "./other-browsers.ts";
import { beyondTheScreen, seek } from "./seek.ts";
import type { Sought } from "./seek.ts";

/** Starts Firefox on a desktop of 1280 px, with a mouse. */
export async function firefoxHands(): Promise<BrowserHands> {
  const browser = await launch({
    browser: "firefox",
    executablePath: programs.firefox,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${String(error)}`));
  return { ...handsOf(page), errors: () => errors, stop: () => browser.close() };
}

function handsOf(page: Page): Omit<BrowserHands, "errors" | "stop"> {
  const find = async (kind: Sought, name: string) =>
    (await page.evaluateHandle(seek, kind, name)).asElement() as ElementHandle<HTMLElement> | null;
  return {
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    back: async () => void (await page.goBack()),
    beyondTheScreen: () => page.evaluate(beyondTheScreen),
    sees: async (kind, name) => (await find(kind, name)) !== null,
    text: (selector) => page.evaluate((one) => document.querySelector<HTMLElement>(one)?.innerText ?? "", selector),
    async press(kind, name) {
      const element = await find(kind, name);
      await element?.click();
      return element !== null;
    },
    async fill(name, value) {
      const element = await find("field", name);
      if (!element) return false;
      if (await element.evaluate(({ tagName }) => tagName === "SELECT")) await element.select(value);
      else {
        await element.click();
        // A form may know who types: what stands there is replaced.
        await element.evaluate((field) => (field as HTMLInputElement).select());
        await element.type(value);
      }
      return true;
    },
  };
}
