import type { ContentBlock } from "./content-block.ts";
import type { PageContent } from "./kinds/page-content.ts";

/**
 * The blocks of a page with its body in its place: that of the first prose block without text, else before all others.
 *
 * @example
 * pageBlocks({ title: "About us", body: "Since 1984." }) // [{ kind: "prose", text: "Since 1984." }]
 */
export function pageBlocks({ body, blocks = [] }: PageContent): ContentBlock[] {
  const place = blocks.findIndex(isPlace);
  const prose: ContentBlock[] = body === undefined ? [] : [{ kind: "prose", text: body }];
  const placed = place < 0 ? [...prose, ...blocks] : blocks.toSpliced(place, 1, ...prose);
  return placed.filter((block) => !isPlace(block));
}

const isPlace = (block: ContentBlock) => block.kind === "prose" && block.text === undefined;
