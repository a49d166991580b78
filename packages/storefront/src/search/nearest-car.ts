import type { ApiClient, CallOptions } from "@forecourt/api/client";
import { searchQueryToParams, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { NearestCar } from "@forecourt/search/results";
import { useEffect, useState } from "react";

/**
 * The nearest car of a search that found none within its distance; undefined where it has no distance, or no car
 * anywhere.
 *
 * @param search with the filters of the path
 */
export async function nearestCar(
  api: Pick<ApiClient, "search">,
  search: SearchQuery,
  options?: CallOptions,
): Promise<NearestCar | undefined> {
  if (search.nearby?.within === undefined) return undefined;
  const anywhere: SearchQuery = { ...search, nearby: { near: search.nearby.near }, sortBy: "distance", page: 1 };
  const { hits, distances = {}, count } = await api.search(searchQueryToParams(anywhere), options);
  const first = hits.find(({ id }) => distances[id] !== undefined);
  const kilometres = first && distances[first.id];
  return kilometres === undefined ? undefined : { kilometres, city: first?.city ?? undefined, count };
}

/**
 * The nearest car, once a search finds none within its distance.
 *
 * @param search the search that found nothing, filters of the path included; undefined while cars are found
 * @param loaded what the page was loaded with, and for which search; for another one the browser asks
 */
export function useNearestCar(
  search: SearchQuery | undefined,
  loaded: { search: SearchQuery; nearest: NearestCar | undefined },
): NearestCar | undefined {
  const [late, setLate] = useState<{ of: string; nearest: NearestCar | undefined }>();
  const key = search && searchUrl("", search);
  const isLoaded = key === searchUrl("", loaded.search);
  const isWanted = search?.nearby?.within !== undefined && !isLoaded && late?.of !== key;
  useEffect(() => {
    if (!isWanted || !search || key === undefined) return;
    let left = false;
    void (async () => {
      const { createApiClient } = await import("@forecourt/api/client");
      const nearest = await nearestCar(createApiClient(), search).catch(() => undefined);
      if (!left) setLate({ of: key, nearest });
    })();
    return () => {
      left = true;
    };
  }, [isWanted, key, search]);
  if (isLoaded) return loaded.nearest;
  return late?.of === key ? late?.nearest : undefined;
}
