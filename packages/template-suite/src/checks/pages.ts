import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

/** Every standard address answers, and one that is none is 404 in the site's own document. */
export async function pages({ car, visit, fail }: SuiteContext): Promise<void> {
  await visit("/", { javaScript: true }, async (page) => {
    const statusOf = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path);
    for (const path of ["/", resultsPath, car, "/robots.txt", "/sitemap.xml"]) {
      const status = await statusOf(path);
      if (status !== 200) fail(`${path} answers ${status} instead of 200.`);
    }
    const missing = "/there-is-no-such-page";
    const status = await statusOf(missing);
    if (status !== 404) fail(`${missing} answers ${status} instead of 404.`);
    await page.goto(new URL(missing, page.url()).href);
    if ((await page.getByRole("banner").count()) === 0)
      fail("The page of an unknown address has no header: error pages belong in the template's Layout.");
    if ((await page.locator("main#main").count()) !== 1)
      fail('There must be one <main id="main">: the skip link leads there.');
  });
}
