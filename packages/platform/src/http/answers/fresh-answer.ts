import { ReadyResponse } from "@forecourt/api/ready-response";

/**
 * An answer that no cache keeps. A page in this process, which names no encodings, gets the value itself and must not
 * change it.
 */
export function freshAnswer(request: Request, answer: object): Response {
  const headers = { "cache-control": "no-store" };
  return request.headers.has("accept-encoding")
    ? Response.json(answer, { headers })
    : new ReadyResponse(answer, { headers });
}
