/**
 * Takes style sheets that stand in the page off the router's list. Before it hands on the answer of a page whose code is there, the
 * router fetches each listed sheet that no link of the document has: a download for nothing, which the shopper waits for.
 *
 * @param routes the router's manifest; changed in place, since the router holds on to it
 */
export function dropInlinedStyles(
  routes: Readonly<Record<string, { css?: string[] } | undefined>>,
  inline: readonly string[],
): void {
  for (const route of Object.values(routes))
    if (route?.css) route.css = route.css.filter((href) => !inline.includes(href));
}
