/**
 * Names the style sheets that stand in the page by links that are disabled, which fetch nothing. Vite's loader of lazy parts
 * looks for such a link before it fetches a sheet that a part needs, and the part waits for it.
 *
 * @param inline addresses as React Router gives them: those of sheets that several pages share end with "#"
 * @param head the document's
 */
export function registerInlinedStyles(inline: readonly string[], head: HTMLElement): void {
  for (const href of inline) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.toggleAttribute("disabled", true);
    link.href = href.replace(/#$/, "");
    head.append(link);
  }
}
