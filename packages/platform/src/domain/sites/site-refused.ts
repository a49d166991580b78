import type { SiteProblem } from "@forecourt/core/schemas";

/** A site document that was not applied; nothing changed. */
export class SiteRefusedError extends Error {
  readonly code = "site_refused";
  /** Everything that is wrong, each with its path in the document. */
  readonly problems: readonly SiteProblem[];

  constructor(name: string, problems: readonly SiteProblem[]) {
    const list = problems.map(({ path, message }) => `\n  ${path === "" ? "(document)" : path}: ${message}`).join("");
    super(`[sites] ${name} was not applied, because its document is not right. Correct it and apply it again:${list}`);
    this.name = "SiteRefusedError";
    this.problems = problems;
  }
}
