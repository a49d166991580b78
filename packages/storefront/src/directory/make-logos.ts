import type { Site } from "@forecourt/core/schemas";
import { pictureUrl } from "@forecourt/vehicle/card";

/**
 * The addresses of the logos of makes, by the make's name: the site's own, else those that the platform knows. A
 * drawing (SVG) is used as it stands; a stored picture comes in the size of a mark.
 *
 * @param makes makes of the stock, as the platform answers them
 * @example
 * makeLogos({ makeLogos: [{ make: "Mazda", logo: "/content/mazda.png" }] }) // { Mazda: "/img/160/content/mazda.png" }
 */
export function makeLogos(
  { makeLogos: logos }: Pick<Site["pages"], "makeLogos">,
  makes: readonly { name: string; logo?: string }[] = [],
): Record<string, string> {
  return Object.fromEntries([
    ...makes.flatMap(({ name, logo }) => (logo === undefined ? [] : [[name, logo]])),
    ...logos.map(({ make, logo }) => [make, logo.endsWith(".svg") ? logo : pictureUrl(logo, 160)]),
  ]) as Record<string, string>;
}
