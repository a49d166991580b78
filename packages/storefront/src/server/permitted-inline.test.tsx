import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageNonce, permittedInline } from "./permitted-inline.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const own = (text: string) => ({ nonce: pageNonce, dangerouslySetInnerHTML: { __html: text } });

describe("what a browser may run of a page", () => {
  it("is what the storefront wrote, and no script or style that came with the content", () => {
    const content = `<script>steal()</script><script nonce="own-guessed">steal(2)</script><style>body{display:none}</style>`;
    const page = renderToString(
      <html lang="en">
        <head>
          <style {...own(":root{--a:1}")} data-theme="a > b" />
          <link rel="stylesheet" href="/a.css" nonce={pageNonce} />
        </head>
        <body>
          <div dangerouslySetInnerHTML={{ __html: content }} />
          <script {...own('go("a<b")')} />
          <script type="module" async {...own('import "/x.js";')} />
          <script src="/y.js" nonce={pageNonce} />
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "[]" }} />
        </body>
      </html>,
    );
    const { html, scripts, styles } = permittedInline(page);
    expect(scripts).toBe(`${hash('go("a<b")')} ${hash('import "/x.js";')}`);
    expect(styles).toBe(hash(":root{--a:1}"));
    expect(html).toContain(content);
    expect(html).toContain('<script>go("a<b")</script>');
  });

  it("cannot be claimed by content: no page that is sent has the nonce", () => {
    const { html } = permittedInline(renderToString(<script {...own("1")} type="module" />));
    expect(html).toBe('<script type="module">1</script>');
    expect(html).not.toContain("nonce");
  });

  it("is found wherever it stands", () => {
    const script = (text: string) => renderToString(<script {...own(text)} />);
    const { html, scripts } = permittedInline(`<p>${script("1")}</p><p>${script("2")}</p>`);
    expect(html).toBe("<p><script>1</script></p><p><script>2</script></p>");
    expect(scripts).toBe(`${hash("1")} ${hash("2")}`);
  });

  it("is found by the text that the browser reads, whatever its line ends", () => {
    expect(permittedInline(`<script nonce="${pageNonce}">a\r\nb</script>`).scripts).toBe(hash("a\nb"));
  });
});
