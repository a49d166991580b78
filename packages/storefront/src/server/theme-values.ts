/**
 * Rules with the values of a theme in the place of its custom properties, where that is shorter and no rule gives the property another value.
 *
 * @param theme one rule with the custom properties of the page's root
 * @example
 * withThemeValues("p{margin:var(--fc-space-16)}", ":root{--fc-space-16:1rem}") // "p{margin:1rem}"
 */
export function withThemeValues(css: string, theme: string): string {
  const values = new Map([...theme.matchAll(/(--[\w-]+):([^;}]*)/g)].map(([, name = "", value = ""]) => [name, value]));
  for (const [, name = ""] of css.matchAll(/(--[\w-]+):/g)) values.delete(name);
  return css.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => {
    const value = values.get(name);
    return value !== undefined && value.length < reference.length && !value.includes("var(") ? value : reference;
  });
}
