import { useRouteLoaderData } from "react-router";
import { readRootData } from "./root/root-data.ts";
import type { RootData, SentRootData } from "./root/root-data.ts";

/** The site of the page; undefined where the root route's loader did not run or failed. */
export function useRootData(): RootData | undefined {
  const sent = useRouteLoaderData<SentRootData>("root");
  return sent && readRootData(sent);
}
