import { embeddedMakes } from "./embedded-makes.ts";

/** Near black: a logo is one of many beside each other, and none is to shout. */
const ink = "#16191d";

/**
 * Address of a make's logo; undefined for one of which there is none, whose initials stand in its place.
 *
 * @param name in any spelling
 * @example
 * makeLogoAddress("Mazda") // "/img/makes/mazda.svg"
 */
export function makeLogoAddress(name: string): string | undefined {
  const make = embeddedMakes().named(name);
  return make?.logo === undefined ? undefined : `/img/makes/${make.slug}.svg`;
}

/**
 * The logo at an address, as a drawing; undefined where there is none.
 *
 * @example
 * makeLogoAt("/img/makes/mazda.svg") // '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#16191d"><path d="M11…"/></svg>'
 */
export function makeLogoAt(path: string): string | undefined {
  const [, slug] = /^\/img\/makes\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
  const make = slug === undefined ? undefined : embeddedMakes().named(slug);
  return make?.slug === slug && make?.logo !== undefined
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${ink}"><path d="${make.logo}"/></svg>`
    : undefined;
}
