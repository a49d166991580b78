import { describe, expect, it } from "vitest";
import { call, openEngine } from "./support/open-engine.ts";
import { openLot, searchLot } from "./support/stock.ts";

/** Every endpoint of Typesense 29 and 30 that this engine does not have. */
const endpoints: readonly (readonly [string, string])[] = [
  ["GET", "/analytics/rules"],
  ["POST", "/analytics/rules"],
  ["PUT", "/analytics/rules/x"],
  ["DELETE", "/analytics/rules/x"],
  ["POST", "/analytics/events"],
  ["GET", "/analytics/events"],
  ["POST", "/analytics/flush"],
  ["GET", "/analytics/status"],
  ["POST", "/analytics/aggregate_events"],
  ["GET", "/conversations/models"],
  ["POST", "/conversations/models"],
  ["GET", "/conversations/models/x"],
  ["PUT", "/conversations/models/x"],
  ["DELETE", "/conversations/models/x"],
  ["GET", "/nl_search_models"],
  ["POST", "/nl_search_models"],
  ["GET", "/nl_search_models/x"],
  ["PUT", "/nl_search_models/x"],
  ["DELETE", "/nl_search_models/x"],
  ["GET", "/stemming/dictionaries"],
  ["GET", "/stemming/dictionaries/x"],
  ["POST", "/stemming/dictionaries/import"],
  ["DELETE", "/stemming/dictionaries/x"],
  ["GET", "/personalization/models"],
  ["POST", "/personalization/models"],
  ["GET", "/personalization/models/x"],
  ["PUT", "/personalization/models/x"],
  ["DELETE", "/personalization/models/x"],
  ["POST", "/operations/snapshot"],
  ["POST", "/operations/vote"],
  ["POST", "/operations/cache/clear"],
  ["POST", "/operations/db/compact"],
  ["POST", "/operations/reset_peers"],
  ["GET", "/operations/schema_changes"],
  ["POST", "/config"],
  ["GET", "/limits"],
  ["POST", "/limits"],
  ["DELETE", "/limits/x"],
  ["GET", "/limits/active"],
  ["GET", "/limits/exceeds"],
  ["POST", "/proxy"],
  ["GET", "/status"],
  ["GET", "/metrics"],
];

/** Every search parameter that would change what is found and that this engine cannot follow. */
const searches: readonly (readonly [string, Record<string, unknown>])[] = [
  ["vectors", { vector_query: "embedding:([], k:10)" }],
  ["voice", { voice_query: "UklGRg==" }],
  ["hybrid ranking", { rerank_hybrid_matches: true }],
  ["conversations", { conversation: true, conversation_model_id: "m" }],
  ["a conversation's id", { conversation_id: "c" }],
  ["natural language", { nl_query: true }],
  ["a language model", { nl_model_id: "m" }],
  ["infixes", { q: "rolla", infix: "always" }],
  ["infixes as a fallback", { q: "rolla", infix: "off,fallback" }],
  ["summed scores", { text_match_type: "sum_score" }],
  ["half-typed synonyms", { synonym_prefix: true }],
  ["mistyped synonyms", { synonym_num_typos: 1 }],
  ["personal ranking", { personalization_model_id: "m" }],
  ["diversity", { diversity_lambda: 0.5 }],
  ["a facet's parent", { facet_return_parent: "make" }],
  ["joined filters", { filter_by: "$dealers(city:=Perth)" }],
  ["joined fields", { include_fields: "$dealers(name)" }],
  ["joined orders", { sort_by: "$dealers(name:asc)" }],
  ["joined facets", { facet_by: "$dealers(name)" }],
  ["vector orders", { sort_by: "_vector_distance:asc" }],
];

/** Every field definition that only a cluster can serve. */
const fields: readonly (readonly [string, Record<string, unknown>])[] = [
  ["fields by pattern", { name: ".*", type: "auto" }],
  ["fields by beginning", { name: "x_*", type: "string" }],
  ["automatic types", { name: "x", type: "auto" }],
  ["automatic lists", { name: "x", type: "string*" }],
  ["images", { name: "x", type: "image" }],
  ["areas", { name: "x", type: "geopolygon" }],
  ["embeddings", { name: "x", type: "float[]", embed: { from: ["title"], model_config: { model_name: "m" } } }],
  ["vectors", { name: "x", type: "float[]", num_dim: 4 }],
  ["references", { name: "x", type: "string", reference: "dealers.id" }],
  ["stemming", { name: "x", type: "string", stem: true }],
  ["stemming by a dictionary", { name: "x", type: "string", stem_dictionary: "d" }],
  ["infixes", { name: "x", type: "string", infix: true }],
  ["words without spaces between", { name: "x", type: "string", locale: "ja" }],
];

describe("what the engine leaves out", () => {
  it("is answered 404 with a sentence at each of its endpoints", async () => {
    const engine = openEngine();
    for (const [method, path] of endpoints) {
      const { status, body } = await call<{ message: string }>(
        engine,
        method,
        path,
        method === "GET" || method === "DELETE" ? undefined : {},
      );
      expect([method, path, status, body.message]).toEqual([
        method,
        path,
        404,
        expect.stringContaining("the embedded search engine has no such endpoint") as string,
      ]);
    }
  });

  it.each(searches)("is refused in a search: %s", async (_, search) => {
    const engine = await openLot();
    const answer = await searchLot(engine, search);
    expect(answer.code).toBe(400);
    expect(answer.error).toContain("not supported by this embedded engine");
  });

  it.each(fields)("is refused in a schema, at creation and later: %s", async (_, field) => {
    const engine = await openLot();
    for (const [method, path, body] of [
      ["POST", "/collections", { name: "new", fields: [field] }],
      ["PATCH", "/collections/cars", { fields: [field] }],
    ] as const) {
      const answer = await call<{ message: string }>(engine, method, path, body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain("not supported by this embedded engine");
    }
  });

  it("is refused when searches are to be merged into one list", async () => {
    const engine = await openLot();
    const answer = await call<{ message: string }>(engine, "POST", "/multi_search", {
      union: true,
      searches: [{ collection: "cars", q: "*" }],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain("not supported by this embedded engine");
  });
});
