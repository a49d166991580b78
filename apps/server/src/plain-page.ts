const style = `
  :root { color-scheme: light; }
  body { margin: 0; background: #f5f6f7; color: #1c2126; font: 17px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
  main { max-width: 40rem; margin: 0 auto; padding: 14vh 1.5rem 3rem; }
  h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.01em; margin: 0 0 0.75rem; }
  p { margin: 0 0 1.5rem; color: #4a5560; }
  ul { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid #dfe3e7; border-radius: 10px; }
  li + li { border-top: 1px solid #e9ecef; }
  a { display: flex; justify-content: space-between; gap: 1rem; padding: 0.9rem 1.1rem; color: inherit; text-decoration: none; }
  a:hover strong, a:focus-visible strong { text-decoration: underline; }
  a:focus-visible { outline: 2px solid #1859c4; outline-offset: -2px; border-radius: 10px; }
  span { color: #5c6873; }
`;

/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/**
 * A page of the platform itself, outside any dealer's site: plain, with no script and nothing loaded.
 *
 * @param content HTML that follows the heading
 */
export function plainPage(status: number, title: string, content: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
