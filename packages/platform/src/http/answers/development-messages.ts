import { htmlText } from "../../base/text/html-text.ts";
import { isLoopback } from "../../base/environment/development.ts";
import { isLoopbackHost, normalHost } from "../../base/environment/host-name.ts";
import type { SandboxMessages } from "../../domain/shoppers/sandbox-messages.ts";

const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via", "cf-connecting-ip"];

/**
 * The development page `GET /dev/messages`: what the sandbox took instead of sending it. It is there in development
 * alone (see `isDevelopment`), and there for a caller on this machine alone, who asks for a host named `localhost` and
 * was passed on by no proxy. Everybody else finds nothing at this address. JSON on request, else a plain page.
 *
 * @param site of the Host header; undefined on the platform's own host, which shows the messages of every site
 */
export function developmentMessages(
  request: Request,
  {
    sandbox,
    address,
    site,
  }: { sandbox: SandboxMessages | undefined; address: string | undefined; site: string | undefined },
): Response {
  const host = normalHost(request.headers.get("host") ?? new URL(request.url).host);
  const direct = isLoopback(address) && isLoopbackHost(host) && forwarding.every((name) => !request.headers.has(name));
  const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };
  if (!sandbox || request.method !== "GET" || !direct)
    return new Response("There is nothing at this address.", { status: 404, headers });
  const messages = sandbox.list(site);
  if (!(request.headers.get("accept") ?? "").includes("text/html")) return Response.json({ messages }, { headers });
  const rows = messages
    .map(
      ({ at, site: of, to, text }) =>
        `<tr><td>${htmlText(at.toISOString())}<td>${htmlText(of)}<td>${htmlText(to)}<td>${htmlText(text)}`,
    )
    .join("");
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages of the sandbox</title><h1>Messages of the sandbox</h1><table><tr><th>At<th>Site<th>To<th>Text${rows}</table>`;
  return new Response(page, {
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
    },
  });
}
