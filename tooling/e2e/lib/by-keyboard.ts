import type { Locator, Page } from "playwright-core";

const maxStops = 150;

/**
 * Goes with the Tab key to an element, as somebody without a mouse does.
 *
 * @throws Error when the focus does not come by
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not come to ${target.toString()}.`);
}

/** Fills a field by keyboard alone. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes to an element by keyboard alone and presses a key there: Enter for links and buttons, Space for boxes. */
export async function pressOn(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
