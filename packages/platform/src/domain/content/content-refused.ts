import type { RecordPlace } from "./layer-content.ts";

/** What is wrong with a record. */
export interface RecordProblem extends RecordPlace {
  /** Where in the record. */
  path: readonly (string | number)[];
  message: string;
}

/** Content that was not applied; nothing changed. */
export class ContentRefusedError extends Error {
  readonly code = "content_refused";
  readonly problems: readonly RecordProblem[];

  constructor(problems: readonly RecordProblem[]) {
    const list = problems
      .map(({ layer, kind, slug, path, message }) => `\n  ${layer} ${kind} ${slug} ${path.join(".")}: ${message}`)
      .join("");
    super(`[content] Nothing was applied. Correct this and apply it again:${list}`);
    this.name = "ContentRefusedError";
    this.problems = problems;
  }
}
