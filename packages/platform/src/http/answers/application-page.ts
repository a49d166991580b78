/** Where the sandbox sends a new customer: stands for the lender's own application, in development alone. */
export function applicationPage(): Response {
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lender\'s application</title>' +
    "<h1>Lender's application</h1><p>In production, the lender's own application opens here.</p><p><a href=\"/\">Back to the site</a></p>";
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "content-security-policy": "default-src 'none'",
    },
  });
}
