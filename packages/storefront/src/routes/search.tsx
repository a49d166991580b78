import { isSearchLive } from "@forecourt/search/live";
import type { HeadersFunction, MetaFunction, ShouldRevalidateFunction } from "react-router";
import type { PageHandle } from "../root/site-document.tsx";
import type { loader } from "../search/search-loader.ts";
import { SearchView } from "../search/search-view.tsx";
import { useSearchPage } from "../search/use-search-page.ts";

export { SearchErrorPage as ErrorBoundary } from "../search/search-error-page.tsx";
export { loader } from "../search/search-loader.ts";

/** Once InstantSearch runs the searches of a path, the router loads no more of them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  !nextUrl.searchParams.has("ask") && currentUrl.pathname === nextUrl.pathname && isSearchLive()
    ? false
    : defaultShouldRevalidate;

/** A filter is answered before the scripts are there. */
export const handle = { filters: true } satisfies PageHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function SearchPage() {
  return <SearchView page={useSearchPage()} />;
}
