import type { SearchEngine } from "../../src/index.ts";
import type { Client } from "typesense";

type ClientOptions = ConstructorParameters<typeof Client>[0];
type AxiosAdapter = Extract<NonNullable<ClientOptions["axiosAdapter"]>, (...parameters: never[]) => unknown>;

/**
 * Lets the official client call an engine without HTTP: pass it as the client's `axiosAdapter`. The client still wants
 * a node (any host) and parses the answer by its content type.
 */
export function inProcessAdapter(engine: SearchEngine): AxiosAdapter {
  return async (config) => {
    const url = new URL(config.url ?? "/");
    for (const [name, value] of Object.entries((config.params ?? {}) as Record<string, unknown>))
      url.searchParams.set(name, String(value));
    const hasBody = config.data !== undefined && config.method !== "get";
    const response = await engine.fetch(
      new Request(url, {
        method: config.method?.toUpperCase() ?? "GET",
        headers: { "x-typesense-api-key": String(config.headers.get("X-TYPESENSE-API-KEY") ?? "") },
        ...(hasBody ? { body: String(config.data) } : {}),
      }),
    );
    return {
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    };
  };
}
