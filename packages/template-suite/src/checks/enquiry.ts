import type { Locator, Page } from "playwright-core";
import type { SuiteContext } from "../suite-context.ts";

/** An enquiry says what is missing and arrives, by a form alone. */
export async function enquiry({ car, visit, fail }: SuiteContext): Promise<void> {
  await visit(`${car}/enquire`, { javaScript: false }, async (page) => {
    const form = page.locator("form:has(input[name='email'])").first();
    if ((await form.count()) === 0) {
      fail(`${car}/enquire has no form with an email address.`);
      return;
    }
    await send(page);
    if ((await page.locator("[aria-invalid='true']").count()) === 0)
      fail("An empty enquiry marks no field as wrong (aria-invalid).");
    const fill = async (name: string, value: string) => {
      const field = form.locator(`[name="${name}"]`);
      if ((await field.count()) > 0) await field.first().fill(value);
    };
    await fill("name", "Template Suite");
    await fill("last_name", "Check");
    await fill("email", "template-suite@example.com");
    await fill("phone", "");
    await fill("message", "Sent by @forecourt/template-suite.");
    for (const list of await form.locator("select").all()) await chooseFirst(list);
    for (const box of await form.getByRole("checkbox").all()) if (!(await box.isChecked())) await box.check();
    await send(page);
    const { pathname } = new URL(page.url());
    if (pathname !== "/success")
      fail(
        `A whole enquiry ends at ${pathname} instead of /success: ${(await page.getByRole("alert").allInnerTexts()).join(" ").replaceAll("\n", " ").slice(0, 300)}`,
      );
  });
}

/** Chooses the first that can be, in a list of which nothing is chosen yet. */
async function chooseFirst(list: Locator): Promise<void> {
  if ((await list.inputValue()) !== "") return;
  const values = await list
    .locator("option:enabled")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  const value = values.find((one) => one !== "");
  if (value !== undefined) await list.selectOption(value);
}

/** Presses what sends the form, which may stand outside of it, in the foot of a panel. */
async function send(page: Page): Promise<void> {
  const form = page.locator("form:has(input[name='email'])").first();
  const id = await form.getAttribute("id");
  const inside = form.locator("button[type='submit']");
  const button = (id === null ? inside : inside.or(page.locator(`button[type='submit'][form='${id}']`))).first();
  await Promise.all([page.waitForNavigation({ waitUntil: "load" }), button.click()]);
}
