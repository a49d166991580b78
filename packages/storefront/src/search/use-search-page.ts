import { useEffect, useMemo } from "react";
import { useLoaderData } from "react-router";
import type { loader } from "./search-loader.ts";
import { keepLastResults, readSearchPage } from "./search-page-data.ts";
import type { SearchPageData } from "./search-page-data.ts";

/**
 * The page of results for a view; the browser keeps it for the time in which the search is down. Use it in the route
 * module that has its loader.
 */
export function useSearchPage(): SearchPageData {
  const sent = useLoaderData<typeof loader>();
  const page = useMemo(() => readSearchPage(sent), [sent]);
  useEffect(() => keepLastResults(page), [page]);
  return page;
}
