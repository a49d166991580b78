import type { GarageAnswer } from "@forecourt/api";
import type { GarageElsewhereView } from "@forecourt/account/garage";
import { stockWord } from "@forecourt/core";
import type { GarageSite } from "./entry-words.ts";
import { garageEntries } from "./garage-entries.ts";

/**
 * What a shopper has at the other sites that share the account, in words. Each thing is changed at its own site:
 * entries have no steps here.
 *
 * @example
 * garageElsewhere(answer, site, new Date())[0]?.kept // "2 saved cars and 1 saved search"
 */
export function garageElsewhere(
  { elsewhere }: Pick<GarageAnswer, "elsewhere">,
  site: GarageSite,
  now: Date,
): GarageElsewhereView[] {
  return elsewhere.map(({ name, origin, href, entries, vehicles, saved_cars: cars, saved_searches: searches }) => {
    const kept = [
      ...(cars > 0 ? [`${cars} saved ${cars === 1 ? stockWord(vehicles) : vehicles}`] : []),
      ...(searches > 0 ? [`${searches} saved ${searches === 1 ? "search" : "searches"}`] : []),
    ];
    return {
      name,
      href,
      entries: garageEntries(
        { entries },
        { ...site, name, search: { ...site.search, vehicleType: vehicles } },
        now,
      ).map((entry) => ({
        ...entry,
        ...(entry.href === undefined ? {} : { href: `${origin}${entry.href}` }),
        actions: [],
      })),
      kept: kept.length === 0 ? undefined : kept.join(" and "),
    };
  });
}
