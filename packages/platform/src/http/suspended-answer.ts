import { isApiPath } from "./api-path.ts";
import { siteSuspended } from "../domain/sites/refuse-while-suspended.ts";
import { refusalResponse } from "./answers/api-refusal.ts";
import { domainRefusal } from "./answers/refusal-of.ts";

/** When robots and programs may ask again, in seconds. */
const retryAfter = String(3600);

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Closed for now</title><link rel="icon" href="data:,"><style>body{margin:0;background:#f5f6f7;color:#1c2126;font:17px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:14vh 1.5rem 3rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}p{margin:0;color:#4a5560}</style></head><body><main><h1>Closed for now</h1><p>This website is closed for now. Please come back later.</p></main></body></html>`;

/**
 * Answers any request to a suspended site: 503 with Retry-After, out of search engines and of every cache. The API answers in
 * JSON, everything else a plain page that names nobody.
 *
 * @example
 * suspendedAnswer(new Request("https://dealer.example/cars"), "/cars").status // 503
 */
export function suspendedAnswer(request: Request, path: string): Response {
  if (isApiPath(path)) return refusalResponse(domainRefusal(siteSuspended()));
  return new Response(request.method === "HEAD" ? null : page, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": retryAfter,
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
