/** An answer that is one person's: kept by no cache, of a browser or between. */
export function personalAnswer(body: unknown, setCookie?: string): Response {
  return Response.json(body, {
    headers: {
      "cache-control": "private, no-store",
      vary: "Cookie",
      ...(setCookie ? { "set-cookie": setCookie } : {}),
    },
  });
}
