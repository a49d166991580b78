import type { Page } from "playwright-core";

/** Fills in the visit of a service booking with what stands on no tile, and goes on to the contact details. */
export async function askForVisit(page: Page, { due, day }: { due?: string; day: string }): Promise<void> {
  if (due !== undefined) {
    await page.getByRole("radio", { name: "Something else" }).check();
    await page.getByRole("textbox", { name: "In your words" }).fill(due);
  }
  await page.getByRole("radio", { name: "Another day" }).check();
  await page.locator("input[type=date]").fill(day);
  await page.getByRole("button", { name: "Next: Contact Details" }).click();
}
