/**
 * A request as the platform reads it. NUL characters in its address are left out: no record can hold one. A page or
 * file that is asked for with a port in the Host header that is not the server's own is answered as without that port:
 * such ports are made up, and would fill caches with the same page under thousands of addresses. A form keeps its port,
 * which its origin is compared with.
 *
 * @param port where the server listens; without it no port is known
 * @returns the same request when there is nothing to change
 * @example
 * receivedRequest(new Request("http://a.localhost:9999/cars?query=cx%00-5"), 4000).url // "http://a.localhost/cars?query=cx-5"
 */
export function receivedRequest(request: Request, port: number | undefined): Request {
  let address = request.url;
  // Removing one may form another one, as in "%0%000".
  while (address.includes("%00")) address = address.replaceAll("%00", "");
  const url = new URL(address);
  const isForeign =
    url.port !== "" && url.port !== String(port) && (request.method === "GET" || request.method === "HEAD");
  if (isForeign) url.port = "";
  else if (address === request.url) return request;
  const headers = new Headers(request.headers);
  if (isForeign) headers.set("host", url.host);
  const { method, body, signal } = request;
  const init: RequestInit & { duplex?: "half" } = {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: "half" } : {}),
  };
  return new Request(url, init);
}
