import type { Site } from "@forecourt/core/schemas";

/**
 * The logos of makes, by the make's name: the site's own, else those that the platform knows.
 *
 * @param makes makes of the stock, as the platform answers them
 * @example
 * makeLogos({ makeLogos: [{ make: "Mazda", logo: "/logos/mazda.svg" }] }) // { Mazda: "/logos/mazda.svg" }
 */
export function makeLogos(
  { makeLogos: logos }: Pick<Site["pages"], "makeLogos">,
  makes: readonly { name: string; logo?: string }[] = [],
): Record<string, string> {
  return Object.fromEntries([
    ...makes.flatMap(({ name, logo }) => (logo === undefined ? [] : [[name, logo]])),
    ...logos.map(({ make, logo }) => [make, logo]),
  ]) as Record<string, string>;
}
