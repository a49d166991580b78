import { describe, expect, it } from "vitest";
import { SearchEngineError } from "../engine/search-engine-link.ts";
import { explainIndexFailure } from "./explain-index-failure.ts";
import { SearchIndexError } from "../engine/search-backend.ts";

const answered = (status: number) =>
  explainIndexFailure(new SearchIndexError("POST /collections", { status, body: "of 12 Harbour Street" }));

describe("why the search engine did not take a change", () => {
  it("is its key, its silence, its absence or its answer, with what to do", () => {
    expect(answered(401)).toBe(
      "The search engine refuses the key of TYPESENSE_API_KEY (401). Set it to the engine's admin key.",
    );
    expect(explainIndexFailure(new SearchEngineError("search_engine_silent", "x"))).toBe(
      "The search engine does not answer in time. Check that it runs and that TYPESENSE_URL is its address.",
    );
    expect(
      explainIndexFailure(new SearchEngineError("search_engine_unreachable", "x", { cause: { code: "ECONNREFUSED" } })),
    ).toMatch(/^The search engine does not answer \(ECONNREFUSED\)/);
    expect(answered(507)).toBe("The search engine answered 507 to POST /collections. Its own log says why.");
  });

  it("is no failure of the database, which may look alike", () => {
    expect(explainIndexFailure(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))).toBeUndefined();
  });
});
