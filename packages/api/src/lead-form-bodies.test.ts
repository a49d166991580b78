import { leadForms } from "@forecourt/core";
import type { z } from "@forecourt/core/zod";
import { describe, expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";

/** Fields whose values have a form of their own, so that their length says nothing. */
const shaped = new Set(["email", "phone", "mobile", "postcode", "code", "date", "time"]);
const fields = leadForms.flatMap(({ key, sentBy, fields: all }) =>
  all.flatMap(({ name, type, maxLength }) =>
    maxLength === undefined || shaped.has(type) ? [] : [{ key, sentBy, name, maxLength }],
  ),
);

/** Whether the call of a form takes an answer of so many characters. */
function isTaken(sentBy: keyof typeof endpoints, name: string, length: number): boolean {
  const { body }: Endpoint = endpoints[sentBy];
  const parsed = (body as z.ZodType).safeParse({ [name]: "1".repeat(length) });
  return !parsed.error?.issues.some(({ path }) => path[0] === name);
}

describe("the call of a form", () => {
  it.each(fields)("takes an answer as long as the form lets it be, and no longer: $name of $key", (field) => {
    const { sentBy, name, maxLength } = field;
    expect([isTaken(sentBy, name, maxLength), isTaken(sentBy, name, maxLength + 1)]).toEqual([true, false]);
  });
});
