import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

const carLinks = 'main a[href^="/cars/"]';

/** Results list cars; a filter is a link that narrows them, also without JavaScript. */
export async function search({ visit, fail }: SuiteContext): Promise<void> {
  for (const javaScript of [true, false]) {
    const how = javaScript ? "" : " without JavaScript";
    await visit(resultsPath, { javaScript }, async (page) => {
      if ((await page.getByRole("heading", { level: 1 }).count()) !== 1)
        fail(`The results have not exactly one heading of level 1${how}.`);
      if ((await page.locator(carLinks).count()) === 0) fail(`The results link to no car${how}.`);
    });
    await visit(`${resultsPath}?price=-1`, { javaScript }, async (page) => {
      if ((await page.locator("main").innerText()).trim() === "") fail(`Results with no car say nothing${how}.`);
    });
  }
  await visit(resultsPath, { javaScript: false }, async (page) => {
    const narrower = page.locator('main a[href*="make="], main a[href*="simple_body="], main a[href*="car_type="]');
    const [href] = await narrower.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    if (href === undefined) {
      fail("No filter of the results is a link, so nobody can narrow them without JavaScript.");
      return;
    }
    const counted = async () =>
      Number(
        /[\d,]+/
          .exec(
            (
              await page
                .getByText(/\b[\d,]+ (cars?|vehicles?|results?|bikes?)\b/i)
                .first()
                .innerText()
            ).trim(),
          )?.[0]
          .replaceAll(",", "") ?? Number.NaN,
      );
    const before = await counted();
    await page.goto(new URL(href, page.url()).href);
    const after = await counted();
    if (!(after <= before)) fail(`The filter ${href} turns ${before} results into ${after}.`);
  });
}
