import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

const figure = /\$\s?[\d,]+(\.\d+)?\s*(\/\s*|per |p\.?|a )(week|wk|w\b|month|mth)/i;

/** Where a repayment stands, the comparison rate and its warning stand on the same page. */
export async function finance({ car, visit, fail }: SuiteContext): Promise<void> {
  for (const path of ["/", resultsPath, car]) {
    await visit(path, { javaScript: false }, async (page) => {
      const text = await page.locator("body").innerText();
      if (figure.test(text) && !/comparison rate|\bp\.?a\.?\b/i.test(text)) fail(`${path} shows a repayment without a rate. Render <ComparisonWarning> on it.`);
    });
  }
}
