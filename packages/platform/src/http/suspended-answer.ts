import { createInProcessClient } from "@forecourt/api/in-process";
import { isApiPath } from "./api-path.ts";
import { siteSuspended } from "../domain/sites/refuse-while-suspended.ts";
import { refusalResponse } from "./answers/api-refusal.ts";
import { domainRefusal } from "./answers/refusal-of.ts";

/** When robots and programs may ask again, in seconds. */
const retryAfter = String(3600);

const pageOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>body{margin:0;background:#f5f6f7;color:#1c2126;font:17px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:14vh 1.5rem 3rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}p{margin:0;color:#4a5560}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const page = pageOf("Closed for now", "<p>This website is closed for now. Please come back later.</p>");
/** What a link ends, by its action. */
const ends: Readonly<Record<string, string>> = { end_sms: "text", end_mail: "email" };

/**
 * Answers any request to a suspended site: 503 with Retry-After, out of search engines and of every cache. The API
 * answers in JSON, everything else a plain page that names nobody.
 *
 * @example
 * suspendedAnswer(new Request("https://dealer.example/cars"), "/cars").status // 503
 */
export function suspendedAnswer(request: Request, path: string): Response {
  if (isApiPath(path)) return refusalResponse(domainRefusal(siteSuspended()));
  return plainPage(request, page, { status: 503, formAction: "'none'" });
}

/**
 * Answers the link that ends alerts at a suspended site: messages that were sent before say that it does. Any other
 * link of a message is answered as everything else there.
 *
 * @param api asks the API of the site
 */
export async function suspendedAlertLink(
  request: Request,
  url: URL,
  api: (request: Request) => Promise<Response>,
): Promise<Response> {
  const link = url.searchParams.get("link") ?? "";
  const client = createInProcessClient(api);
  const known = await client.readAlertLink({ link }).catch(refused);
  const kind = known && ends[known.act];
  if (kind === undefined) return suspendedAnswer(request, url.pathname);
  const ask = pageOf(
    `End ${kind} alerts`,
    `<form method="post"><button style="font:inherit;padding:.6rem 1.2rem">End them now</button></form>`,
  );
  if (request.method !== "POST") return plainPage(request, ask, { status: 200, formAction: "'self'" });
  if (!(await client.followAlertLink({ link }).catch(refused))) return suspendedAnswer(request, url.pathname);
  const said = pageOf(`Your ${kind} alerts have ended`, "<p>You will not be sent any more.</p>");
  return plainPage(request, said, { status: 200, formAction: "'none'" });
}

/** What stands for an answer that the API refused. */
const refused = () => undefined;

function plainPage(
  request: Request,
  text: string,
  { status, formAction }: { status: number; formAction: string },
): Response {
  return new Response(request.method === "HEAD" ? null : text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...(status === 503 ? { "retry-after": retryAfter } : {}),
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    },
  });
}
