const tags =
  "a|abbr|article|b|big|blockquote|body|br|center|div|em|font|footer|h[1-6]|head|header|hr|html|i|img|li|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul";
const anyTag = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>`, "gi");
const newParagraph =
  /<\/?(?:article|blockquote|div|footer|h[1-6]|header|hr|ol|p|pre|section|table|ul)(?:\s[^<>]*)?\/?>/gi;
const newLine = /<\/?(?:br|tr)(?:\s[^<>]*)?\/?>/gi;
const listEntry = /<li(?:\s[^<>]*)?>/gi;
/** What is not said to readers. */
const unread = /<(script|style|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  bull: "•",
  middot: "·",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  deg: "°",
  frac12: "½",
  eacute: "é",
};

/**
 * What a dealer says about a car, as plain text with an empty line between paragraphs: many systems write it in HTML,
 * which pages, papers and feeds would show with its tags.
 *
 * @example
 * plainComments("<p>One owner &amp; low km.</p><ul><li>Towbar</li></ul>") // "One owner & low km.\n\n– Towbar"
 */
export function plainComments(text: string): string {
  const said = text.replace(unread, " ");
  const breaks = said.search(newParagraph) >= 0 || said.search(newLine) >= 0;
  return (breaks ? said.replace(/\s+/g, " ") : said)
    .replace(listEntry, "\n– ")
    .replace(newParagraph, "\n\n")
    .replace(newLine, "\n")
    .replace(anyTag, "")
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|(\w{2,8}));/gi, characterOf)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function characterOf(written: string, decimal?: string, hexadecimal?: string, name = ""): string {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  if (code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)) return String.fromCodePoint(code);
  return characters[name.toLowerCase()] ?? written;
}
