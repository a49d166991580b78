import { contradiction, repeats } from "./contradiction.ts";
import type { FindContradictions } from "./contradiction.ts";

/** What feeds, their token and locations say against one another. */
export const feedContradictions: readonly FindContradictions[] = [
  contradiction(["feeds", "secrets"], ({ feeds, secrets }, wrong) => {
    const on = (["googleVehicleAds", "metaAutomotive", "googleVehicleListings"] as const).filter(
      (name) => feeds[name].on,
    );
    if (on.length > 0 && secrets.feedToken === undefined)
      wrong(
        "secrets.feedToken",
        `Is missing, and feeds.${on[0]}.on is true. Write 24 letters and digits or more that nobody can guess; the feed's address is made with them.`,
      );
  }),
  contradiction(["feeds", "locations"], ({ feeds, locations }, wrong) => {
    repeats(
      feeds.storeCodes,
      (index) => `feeds.storeCodes.${index}.location`,
      ({ location }) => location,
      wrong,
    );
    for (const [index, { location }] of feeds.storeCodes.entries())
      if (!locations.some(({ id }) => id === location))
        wrong(
          `feeds.storeCodes.${index}.location`,
          `${location} is the id of no location. Use one of ${locations
            .map(({ id }) => id)
            .slice(0, 10)
            .join(", ")}.`,
        );
  }),
];
