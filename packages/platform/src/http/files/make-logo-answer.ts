import { createHash } from "node:crypto";
import { makeLogoAt } from "../../domain/makes/make-logo.ts";
import { hasVersion } from "../answers/not-modified.ts";

/** Answers `/img/makes/{slug}.svg`, the logo of a make; undefined for every other path, and for a make without one. */
export function makeLogoAnswer(request: Request, path: string): Response | undefined {
  const drawing = makeLogoAt(path);
  if (drawing === undefined) return undefined;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const headers = {
    etag: `"${createHash("sha1").update(drawing).digest("base64url")}"`,
    // The address stays when a maker changes its logo.
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
  };
  return hasVersion(request.headers, headers.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(drawing, { headers: { ...headers, "content-type": "image/svg+xml" } });
}
