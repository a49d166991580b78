import { z } from "zod";
import type { DeclaredPage } from "../../page/page.ts";
import { homePage } from "../../pages/home.ts";
import { standardPages } from "../../pages/standard-pages.ts";
import { shortText } from "../../site/setting.ts";
import { contentBlockSchema } from "../content-block.ts";
import { contentFields } from "../content-fields.ts";
import type { ContentKind } from "../content-kind.ts";
import { proseText } from "../prose-text.ts";

/**
 * A page of text and blocks. Its slug is the name of the page's declaration; the blocks of `home` stand in place of the
 * standard sections of the first page.
 */
const pageContentSchema = z.strictObject({
  ...contentFields,
  /** Heading of the page. */
  title: shortText(80),
  /** For search engines. */
  description: shortText(300).optional(),
  /** A sentence or two below the heading. */
  intro: shortText(400).optional(),
  /** The Markdown below the front matter. It stands where a prose block without text stands, else first. */
  body: proseText.optional(),
  /** Blocks of the page, in this order. */
  blocks: z.array(contentBlockSchema).max(40).optional(),
});

/** A page's content. */
export type PageContent = z.output<typeof pageContentSchema>;

/** Pages. */
export const pageKind = {
  name: "page",
  folder: "pages",
  schema: pageContentSchema,
  slugs: /* @__PURE__ */ standardPages
    .filter((page: DeclaredPage) => page.hasContent === true || page.name === homePage.name)
    .map(({ name }) => name),
  prose: "body",
} as const satisfies ContentKind;
