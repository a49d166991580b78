import { ApiError } from "./api-error.ts";
import { limits } from "./limits.ts";
import type { SearchParams } from "./search-params.ts";

/** The part of the results that is asked for. */
export interface Page {
  /** 1 is the first page; 0 when `offset` was used. */
  number: number;
  perPage: number;
  offset: number;
}

/** Reads `page`/`per_page` or `offset`/`limit`; a page wins over an offset. @throws ApiError 400, 422. */
export function parsePage(params: SearchParams): Page {
  const perPage = params.count("per_page", params.count("limit", 10));
  if (perPage > limits.perPage) throw new ApiError(422, `Only upto ${limits.perPage} hits can be fetched per page.`);
  const usesOffset = !params.has("page") && params.has("offset");
  const number = usesOffset ? 0 : Math.max(1, params.count("page", 1));
  const offset = usesOffset ? params.count("offset", 0) : (number - 1) * perPage;
  if (offset > limits.offset) throw new ApiError(422, `Only the first ${limits.offset} hits can be paged through.`);
  return { number, perPage, offset };
}
