import type { Site } from "@forecourt/core/schemas";

/**
 * The logos that a site has of makes, by the make's name.
 *
 * @example
 * makeLogos({ makeLogos: [{ make: "Mazda", logo: "/logos/mazda.svg" }] }) // { Mazda: "/logos/mazda.svg" }
 */
export function makeLogos({ makeLogos: logos }: Pick<Site["pages"], "makeLogos">): Record<string, string> {
  return Object.fromEntries(logos.map(({ make, logo }) => [make, logo]));
}
