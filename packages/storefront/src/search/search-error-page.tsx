import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "../root/error-page.tsx";
import type { UnknownSearchData } from "../search-place.ts";
import { useSite } from "../use-site.ts";
import { UnknownSearch } from "./unknown-search.tsx";

/** What stands in place of results: suggestions for a path that nobody knows, else what every page says of its errors. */
export function SearchErrorPage() {
  const error = useRouteError();
  const { money } = useSite();
  if (!isRouteErrorResponse(error) || !hasSuggestions(error.data)) return <ErrorPage />;
  return <UnknownSearch {...error.data.unknownSearch} locale={money.locale} />;
}

function hasSuggestions(value: unknown): value is UnknownSearchData {
  return typeof value === "object" && value !== null && "unknownSearch" in value;
}
