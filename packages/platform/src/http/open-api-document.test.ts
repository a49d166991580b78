import { endpoints } from "@forecourt/api";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./open-api-document.ts";

describe("openApiDocument", () => {
  const document = openApiDocument(endpoints);

  it("describes every endpoint of the contract", () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });

  it("tells that a lead with unknown fields is refused", () => {
    const post = document.paths["/api/leads"]?.post as {
      requestBody: {
        content: { "application/json": { schema: { additionalProperties: boolean; required: string[] } } };
      };
    };
    const schema = post.requestBody.content["application/json"].schema;
    expect(schema.additionalProperties).toBe(false);
    expect(schema.required).toContain("name");
  });

  it("keeps the notes that our own documentation is written from to itself", () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/"otherwise":|"source":"|S[12] §|decisions\.md|legal-display/);
    expect(text).toContain("Days for which a sold car stays visible.");
  });

  it("names the parameters of a path and of a query", () => {
    const view = document.paths["/api/cars/{slug}/view.json"]?.get as {
      parameters: { name: string; in: string; required: boolean }[];
    };
    expect(view.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ["slug", "path", true],
      ["photos_count", "query", false],
      ["updated_at", "query", false],
      ["website_id", "query", false],
    ]);
  });
});
