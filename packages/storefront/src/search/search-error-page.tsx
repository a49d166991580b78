import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "../root/error-page.tsx";
import type { UnknownSearchData } from "../search-place.ts";
import { useSite } from "../use-site.ts";
import { SearchDownPage } from "./search-down-page.tsx";
import type { SearchDownData } from "./search-page-data.ts";
import { lastResults } from "./search-page-data.ts";

const UnknownSearch = lazyPart(async () => (await import("./late-unknown-search.tsx")).UnknownSearch);

/**
 * What stands in place of results: suggestions for a path that nobody knows, the last results or a message while the
 * search service or the network is down, else what every page says of its errors.
 *
 * @param keepsLast false on pages that show no results of their own
 */
export function SearchErrorPage({ keepsLast = true }: { keepsLast?: boolean }) {
  const error = useRouteError();
  const { money } = useSite();
  if (!isRouteErrorResponse(error))
    return error instanceof TypeError && keepsLast && lastResults() ? <SearchDownPage /> : <ErrorPage />;
  if (holds<SearchDownData>(error.data, "searchDown")) return <SearchDownPage keepsLast={keepsLast} />;
  return holds<UnknownSearchData>(error.data, "unknownSearch") ? (
    <Suspense>
      <UnknownSearch {...error.data.unknownSearch} locale={money.locale} />
    </Suspense>
  ) : (
    <ErrorPage />
  );
}

function holds<Data>(value: unknown, name: keyof Data & string): value is Data {
  return typeof value === "object" && value !== null && name in value;
}
