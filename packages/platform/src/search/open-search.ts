import { ApiRefusal } from "../http/api-refusal.ts";
import type { Log } from "../http/log-line.ts";
import type { Records } from "../records/open-records.ts";
import { remoteSearchAccess } from "./remote-search-access.ts";
import type { SearchAccess } from "./search-access.ts";

/** An open search engine. */
export interface OpenSearch {
  access: SearchAccess;
  close(): Promise<void>;
}

/** Opens the search: the cluster of TYPESENSE_URL, or the embedded engine. */
export async function openSearch(options: {
  records: Records;
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  role: "server" | "command";
  log: Log;
}): Promise<OpenSearch> {
  const { env } = options;
  if (env.TYPESENSE_URL) return { access: remoteSearchAccess(env.TYPESENSE_URL, env.TYPESENSE_API_KEY ?? ""), close: async () => {} };
  const unavailable = async () => {
    throw new ApiRefusal(503, "search_unavailable", "The search engine is not there.");
  };
  return { access: { searchKey: "none", multiSearch: unavailable, isReady: async () => false }, close: async () => {} };
}
