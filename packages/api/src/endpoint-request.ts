/**
 * A request of an endpoint: the method, the path with its query, and what is sent: a file as it is, all else as JSON.
 */
export interface EndpointRequest {
  method: string;
  path: string;
  body?: unknown;
}

type QueryValue = string | number | undefined | readonly (string | number)[];

/**
 * Puts an input where its endpoint takes it: what the path names into the path, the rest into the query of a GET and
 * else into the body. Parameters that are undefined are left out; a list repeats its name.
 *
 * @example
 * endpointRequest("GET /api/cars/{slug}/view.json", { slug: "a b", photos_count: 12 })
 * // { method: "GET", path: "/api/cars/a%20b/view.json?photos_count=12" }
 */
export function endpointRequest(route: string, input: object = {}): EndpointRequest {
  const [method = "", template = ""] = route.split(" ");
  const rest: Record<string, QueryValue> = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const { file } = input as { file?: unknown };
  if (method !== "GET") return { method, path, body: file instanceof Blob ? file : rest };
  const query = new URLSearchParams(input instanceof URLSearchParams ? input : undefined);
  for (const [name, value] of Object.entries(rest))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  return { method, path: query.size > 0 ? `${path}?${query}` : path };
}
