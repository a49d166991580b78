import { hash } from "node:crypto";
import type { SearchResponse } from "@forecourt/api";
import { quotesEndAt, searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { CompressedBody } from "../../base/bytes/compressed-body.ts";
import { encodeUtf8 } from "../../base/bytes/encode-utf8.ts";
import { isPartialAnswer } from "./create-stock-search.ts";
import type { StockSearch } from "./create-stock-search.ts";
import type { SearchVersions } from "./search-versions.ts";
import { visibilityStepMs } from "../ask/visibility-filter.ts";

/**
 * Searches kept, the one unused for longest dropped first (decisions.md row 83). Directories ask no engine: they are
 * made of the words of the stock.
 */
const maxSearches = 500;

/** Answers searches from memory where it can; equal searches at the same time are one. */
export interface SearchCache {
  of(site: Site, query: SearchQuery, versions: SearchVersions): KnownSearch;
}

/** A search whose answer is at hand or can be made. */
export interface KnownSearch {
  /** The version tag of the answer, known without searching. */
  etag: string;
  answer(): Promise<KeptAnswer>;
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

/** An answer that is kept, and until when it is right, in ms since 1970: until a quote on one of its cards ends. */
interface DatedAnswer {
  made: Promise<KeptAnswer>;
  until: number;
}

/**
 * Puts a bounded cache before the search. The stock version moves when the records change and once more when the
 * index has the change, so what was read in between is left behind.
 */
export function createSearchCache(search: StockSearch, now: () => Date = () => new Date()): SearchCache {
  const answers = new LRUCache<string, DatedAnswer>({ max: maxSearches });

  const plainKey = (site: Site, query: SearchQuery, { stock, site: version, build }: SearchVersions) =>
    `${site.slug} ${version} ${stock} ${build} ${Math.floor(now().getTime() / visibilityStepMs)} ${searchQueryToParams(query).toString()}`;

  /** Once a quote has ended, the answer is another one, and has another version. */
  function keyOf(site: Site, query: SearchQuery, versions: SearchVersions): string {
    let key = plainKey(site, query, versions);
    for (let kept = answers.get(key); kept && kept.until <= now().getTime(); kept = answers.get(key))
      key = `${key} ${kept.until}`;
    return key;
  }

  function answer(key: string, site: Site, query: SearchQuery): Promise<KeptAnswer> {
    const known = answers.get(key);
    if (known) return known.made;
    const asked = now();
    const made = search(site, query).then((found) => new KeptAnswer(found));
    const kept: DatedAnswer = { made, until: Number.POSITIVE_INFINITY };
    answers.set(key, kept);
    const forget = () => {
      if (answers.peek(key) === kept) answers.delete(key);
    };
    made.then(({ isPartial, found: { hits } }) => {
      if (isPartial) forget();
      kept.until = Math.min(...hits.map((card) => quotesEndAt(card, asked)?.getTime() ?? Number.POSITIVE_INFINITY));
    }, forget);
    return made;
  }

  return {
    of(site, query, versions) {
      const key = keyOf(site, query, versions);
      const etag = `W/"${hash("sha1", key, "base64url")}"`;
      return { etag, answer: () => answer(key, site, query) };
    },
  };
}
