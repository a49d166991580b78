import { hasPage } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { Tag } from "sanitize-html";
import { allowedHtml } from "./allowed-html.ts";

const markdown = new Marked({ gfm: true, async: false });

/**
 * Markdown as safe HTML: whatever {@link allowedHtml} does not name is gone. A link to a page that the site does not
 * have is its words (decisions.md row 80).
 *
 * @example
 * renderProse("Since **1984**.<script>alert(1)</script>", site) // "<p>Since <strong>1984</strong>.</p>\n"
 */
export function renderProse(text: string, site: Site): string {
  const html = parsed(text);
  return sanitizeHtml(html, {
    ...allowedHtml,
    allowedTags: [...allowedHtml.allowedTags],
    allowedSchemes: [...allowedHtml.allowedSchemes],
    nonTextTags: [...allowedHtml.nonTextTags],
    allowedAttributes: { a: ["href", "rel"], ol: ["start"], th: ["scope"] },
    transformTags: {
      h1: "h2",
      a: (tagName, { href = "" }): Tag => {
        if (!leadsSomewhere(href, site)) return { tagName: "span", attribs: {} };
        return { tagName, attribs: href.startsWith("/") ? { href } : { href, rel: "noopener" } };
      },
    },
  });
}

/** Its HTML; of what is nested deeper than the reader goes, such as ten thousand quotes in each other, the words. */
function parsed(text: string): string {
  try {
    return markdown.parse(text) as string;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `<p>${sanitizeHtml(text.replaceAll(/[<>]/g, " "), { allowedTags: [] })}</p>`;
  }
}

/** A page of the site, or an address with a scheme; one that is written relative to the page is neither. */
function leadsSomewhere(href: string, site: Site): boolean {
  if (/^\/(?![/\\])/.test(href)) return hasPage(href, site);
  return /^(?:https:\/\/|mailto:|tel:)/i.test(href);
}
