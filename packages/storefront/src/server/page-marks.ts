import type { StyleMark } from "./style-rules.ts";

/** What a script may say of a part before the page's whole sheets are there. */
const early: readonly StyleMark[] = ["[data-pressed]", "[data-pending]", "[data-selected]", "[aria-busy=true]"];

/**
 * The marks that style rules name parts by: the classes of a page's elements and their `data-` and `aria-` attributes.
 *
 * @example
 * pageMarks('<p class="note" data-kind="sold">') // ".note", "[data-kind]", "[data-kind=sold]" and what scripts add early
 */
export function pageMarks(html: string): Set<StyleMark> {
  const marks = new Set(early);
  for (const list of valuesAfter(' class="', html)) for (const name of list.split(" ")) marks.add(`.${name}`);
  for (const kind of ["data", "aria"])
    for (const attribute of valuesAfter(` ${kind}-`, html)) {
      const [name = "", value = ""] = attribute.split('="');
      marks.add(`[${kind}-${name}]`).add(`[${kind}-${name}=${value}]`);
    }
  return marks;
}

/** What follows these texts up to the end of the attribute, each once. */
function valuesAfter(text: string, html: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at)) {
    const from = at + text.length;
    const opened = text.endsWith('"') ? from : html.indexOf('"', from) + 1;
    at = html.indexOf('"', opened);
    if (at < 0) break;
    values.add(html.slice(from, at));
  }
  return values;
}
