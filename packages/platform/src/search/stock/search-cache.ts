import { createHash } from "node:crypto";
import type { SearchResponse } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { CompressedBody } from "../../base/bytes/compressed-body.ts";
import { encodeUtf8 } from "../../base/bytes/encode-utf8.ts";
import { isPartialAnswer } from "./create-stock-search.ts";
import type { StockSearch } from "./create-stock-search.ts";
import type { SearchVersions } from "./search-versions.ts";
import { visibilityStepMs } from "./visibility-filter.ts";

/** Searches kept, the one unused for longest dropped first (decisions.md row 83). */
const maxSearches = 500;

/** Answers searches from memory where it can; equal searches at the same time are one. */
export interface SearchCache {
  /** The version tag of the answer, known without searching. */
  etag(site: Site, query: SearchQuery, versions: SearchVersions): string;
  answer(site: Site, query: SearchQuery, versions: SearchVersions): Promise<KeptAnswer>;
}

/** An answer that is made JSON when somebody wants it over a wire. */
export class KeptAnswer {
  /** Shared by all who ask: nobody changes it. */
  readonly found: Readonly<SearchResponse>;
  /** A part of it is missing that may be there in a moment. */
  readonly isPartial: boolean;
  #body: CompressedBody | undefined;

  constructor(found: SearchResponse) {
    this.found = found;
    this.isPartial = isPartialAnswer(found);
  }

  get body(): CompressedBody {
    this.#body ??= new CompressedBody(encodeUtf8(JSON.stringify(this.found)));
    return this.#body;
  }
}

/**
 * Puts a bounded cache before the search. The stock version moves when the records change and once more when the
 * index has the change, so what was read in between is left behind.
 */
export function createSearchCache(search: StockSearch, now: () => Date = () => new Date()): SearchCache {
  const answers = new LRUCache<string, Promise<KeptAnswer>>({ max: maxSearches });

  const keyOf = (site: Site, query: SearchQuery, { stock, site: version, build }: SearchVersions) =>
    `${site.slug} ${version} ${stock} ${build} ${Math.floor(now().getTime() / visibilityStepMs)} ${searchQueryToParams(query).toString()}`;

  return {
    etag: (site, query, versions) =>
      `W/"${createHash("sha1")
        .update(keyOf(site, query, versions))
        .digest("base64url")}"`,
    answer(site, query, versions) {
      const key = keyOf(site, query, versions);
      const known = answers.get(key);
      if (known) return known;
      const answer = search(site, query).then((found) => new KeptAnswer(found));
      answers.set(key, answer);
      const forget = () => {
        if (answers.peek(key) === answer) answers.delete(key);
      };
      answer.then(({ isPartial }) => isPartial && forget(), forget);
      return answer;
    },
  };
}
