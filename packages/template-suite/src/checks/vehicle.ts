import type { SuiteContext } from "../suite-context.ts";

/** The page of a car says what it is, what it costs and how to ask, to people and to machines. */
export async function vehicle({ car, visit, fail }: SuiteContext): Promise<void> {
  await visit(car, { javaScript: false }, async (page) => {
    const headings = page.getByRole("heading", { level: 1 });
    if ((await headings.count()) !== 1)
      fail(`A car's page has ${await headings.count()} headings of level 1 instead of one.`);
    const text = await page.locator("main").innerText();
    if (!/\$\s?[\d,]{4,}|price on application|POA|enquire for price/i.test(text))
      fail("A car's page says neither a price nor that there is none.");
    if ((await page.locator(`a[href^="${car}/enquire"]`).count()) === 0)
      fail("A car's page has no link to its enquiry, so nobody can ask without JavaScript.");
    const pictures = page.locator("main img");
    if ((await pictures.count()) === 0) fail("A car's page has no picture.");
    for (const alt of await pictures.evaluateAll((images) => images.map((image) => image.getAttribute("alt"))))
      if (alt === null) fail("A picture of a car's page has no alt text; write an empty one for mere decoration.");
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = data.flatMap((json) => typesOf(JSON.parse(json)));
    if (!types.some((type) => /^(Car|Vehicle|Motorcycle|Product)$/.test(type)))
      fail(
        `The structured data of a car's page (${types.join(", ") || "none"}) names no car. Render <StructuredData> with vehicleJsonLd.`,
      );
    const canonical = await page
      .locator('link[rel="canonical"]')
      .getAttribute("href")
      .catch(() => null);
    if (canonical === null || new URL(canonical).pathname !== car)
      fail(`The canonical address of ${car} is ${canonical ?? "missing"}.`);
  });
}

/** Types of the nodes of a piece of JSON-LD. */
export function typesOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(typesOf);
  if (typeof data !== "object" || data === null) return [];
  const own = "@type" in data ? [data["@type"]].flat().map(String) : [];
  return [...own, ...("@graph" in data ? typesOf(data["@graph"]) : [])];
}
