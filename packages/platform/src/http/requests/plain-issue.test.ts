import { z } from "@forecourt/core/zod";
import { describe, expect, it } from "vitest";
import { plainIssue } from "./plain-issue.ts";

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: plainIssue }).error?.issues[0]?.message;

describe("What is wrong with a number", () => {
  it("is not that it is less than a limit that it is at", () => {
    expect(said(z.number().positive(), 0)).toBe("Must be more than 0.");
    expect(said(z.number().min(5), 4)).toBe("Cannot be less than 5.");
    expect(said(z.number().lt(10), 10)).toBe("Must be less than 10.");
    expect(said(z.number().max(10), 11)).toBe("Cannot be more than 10.");
  });
});
