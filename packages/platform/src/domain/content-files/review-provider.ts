import { z } from "@forecourt/core/zod";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import type { ReviewRow } from "./review-rows.ts";
import { parseJson } from "../../base/text/parse-json.ts";

/** Whoever collects the reviews of a dealer: a port. A provider of another shape is one more function of this type. */
export type ReviewProvider = () => Promise<ReviewRow[]>;

/** Where reviews are read, and the key that opens it. */
export interface ReviewService {
  url: string;
  key: string;
}

const timeoutMs = 15_000;
const maxPageBytes = 5_000_000;
/** No dealer has as many. */
const maxPages = 100;

/** One page of a provider's answer. The fields of a review are those of a file. */
const providerAnswerSchema = z.object({
  reviews: z.array(z.record(z.string(), z.unknown())).max(1000),
  /** What to ask for next; absent or null on the last page. */
  next: z.string().min(1).max(500).nullish(),
});

/** A provider that did not answer with reviews. The message holds nothing that it said. */
export class ReviewProviderError extends Error {
  readonly code = "review_provider";
}

/**
 * Reads every review of a dealer over HTTP: `GET {url}` with a bearer key answers `{ "reviews": [ … ], "next": "…" }`,
 * and `GET {url}?page={next}` the next page, until there is no `next`. The fields of a review are those of a file of
 * reviews (docs/operations.md).
 *
 * @param fetch calls public addresses only
 * @throws ReviewProviderError for any other answer: then nothing is imported
 */
export function reviewsOverHttp(fetch: OutsideFetch, { url, key }: ReviewService): ReviewProvider {
  return async () => {
    const rows: ReviewRow[] = [];
    let next: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const address = new URL(url);
      if (next !== undefined) address.searchParams.set("page", next);
      const answer = await onePage(fetch, address.href, key);
      for (const fields of answer.reviews) rows.push({ line: rows.length + 1, fields });
      if (answer.next === undefined || answer.next === null) return rows;
      next = answer.next;
    }
    throw new ReviewProviderError(`The provider of reviews has more than ${maxPages} pages. Nothing was imported.`);
  };
}

async function onePage(fetch: OutsideFetch, address: string, key: string) {
  const response = await fetch(address, {
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: "application/json", authorization: `Bearer ${key}` },
  }).catch((cause: unknown) => {
    throw new ReviewProviderError("The provider of reviews could not be reached. Nothing was imported.", { cause });
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ReviewProviderError(`The provider of reviews answered ${response.status}. Nothing was imported.`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxPageBytes)
      throw new ReviewProviderError("A page of the provider of reviews is too long. Nothing was imported.");
    parts.push(part);
  }
  const parsed = providerAnswerSchema.safeParse(parseJson(Buffer.concat(parts).toString("utf8")));
  if (!parsed.success)
    throw new ReviewProviderError(
      'The provider of reviews did not answer { "reviews": [ … ], "next": "…" }. Nothing was imported.',
    );
  return parsed.data;
}
