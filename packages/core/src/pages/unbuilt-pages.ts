import type { Page } from "../page/page.ts";

/**
 * Pages of the specification that no release has yet (S1 §2, S2 §2, decisions.md row 60). A site cannot turn them on, and `site check`
 * says so. Whoever builds one takes it out of this list and declares it in a file of its own.
 */
export const unbuiltPages = [{ paths: ["/spin-to-win"], gate: "setting" }] as const satisfies readonly (Pick<
  Page,
  "paths"
> &
  Partial<Page>)[];
