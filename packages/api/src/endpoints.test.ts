import { describe, expect, it } from "vitest";
import { z } from "@forecourt/core/zod";
import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";

describe("the table of endpoints", () => {
  it.each(Object.entries<Endpoint>(endpoints))("%s can be called with one object", (_, endpoint) => {
    const { method, path, params, query, body } = endpoint;
    const names = (part: z.ZodType | undefined) =>
      part
        ? Object.keys((z.toJSONSchema(part, { io: "input", unrepresentable: "any" }).properties as object) ?? {})
        : [];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(names(params)).toEqual(inPath);
    const all = [...inPath, ...names(query), ...names(body)];
    expect(new Set(all).size).toBe(all.length);
    // The rest of the object goes into the query of a GET and else into the body.
    expect(method === "GET" ? body : query).toBeUndefined();
  });
});
