import { existsSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/**
 * Walks that take longest though their files are short: vitest begins with the largest, so they would come last, with a
 * processor idle.
 */
const longest = [
  "every-page-of-harbour",
  "every-page-of-the-others",
  "template-suite",
  "saved-through-outages",
  "development",
  "other-browsers",
].map((name) => join(import.meta.dirname, "..", "journeys", `${name}.test.ts`));

/** Begins with the walks that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = longest.find((file) => !existsSync(file));
    if (gone) throw new Error(`There is no ${gone}, which is to begin: say its new name here.`);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.indexOf(moduleId);
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
