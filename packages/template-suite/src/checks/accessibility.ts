import { AxeBuilder } from "@axe-core/playwright";
import { resultsPath, screens } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Nothing that axe finds against WCAG 2.2 AA, and nothing wider than the screen. */
export async function accessibility({ car, visit, fail }: SuiteContext): Promise<void> {
  for (const screen of Object.keys(screens) as (keyof typeof screens)[])
    for (const path of ["/", resultsPath, car])
      await visit(path, { screen }, async (page) => {
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        for (const { id, help, nodes } of violations)
          fail(
            `${path} on a ${screen}: ${id}: ${help} (${nodes
              .slice(0, 3)
              .map(({ target }) => target.join(" "))
              .join("; ")}).`,
          );
        const { wide, room } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          room: document.documentElement.clientWidth,
        }));
        if (wide > room) fail(`${path} on a ${screen} is ${wide} px wide where there are ${room}.`);
      });
}
