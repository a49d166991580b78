import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contentBlockSchema } from "../content/content-block.ts";
import { schemaProblems } from "./schema-problems.ts";

const schema = z.object({ blocks: z.array(contentBlockSchema) });
const messages = (document: object) =>
  schemaProblems(schema, schema.safeParse(document).error?.issues ?? [], document).map(({ path, message }) => [
    path.join("."),
    message,
  ]);

describe("the kind of a block", () => {
  it("that does not exist is told with the one that was meant and all that there are", () => {
    expect(messages({ blocks: [{ kind: "proze" }] })).toEqual([
      ["blocks.0.kind", expect.stringMatching(/^Did you mean "prose"\? Use one of .*"picture-text", "prose"/)],
    ]);
  });

  it("that is not said is missing", () => {
    expect(messages({ blocks: [{ text: "Come in." }] })).toEqual([
      ["blocks.0.kind", expect.stringMatching(/^Is missing\. Use one of /)],
    ]);
  });
});
