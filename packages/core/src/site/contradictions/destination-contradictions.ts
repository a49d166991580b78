import { isDefaultRoute } from "../../lead/lead-route.ts";
import { contradiction, repeats } from "./contradiction.ts";
import type { FindContradictions } from "./contradiction.ts";

const needed = {
  webhook: ["url", "secretEnv"],
  http: ["url", "secretEnv", "fields"],
  adf: ["to"],
  mail: ["to"],
} as const;
const fields = ["url", "secretEnv", "to", "fields"] as const;

/** What the destinations of leads need, by how they are delivered, and what rules say of them. */
export const destinationContradictions: readonly FindContradictions[] = [
  contradiction(["secrets"], ({ secrets: { leadDestinations } }, wrong) => {
    for (const [index, destination] of leadDestinations.entries())
      for (const field of fields) {
        const isNeeded = (needed[destination.type] as readonly string[]).includes(field);
        const path = `secrets.leadDestinations.${index}.${field}`;
        if (isNeeded && destination[field] === undefined)
          wrong(path, `Is missing: the type ${destination.type} needs it.`);
        if (!isNeeded && destination[field] !== undefined)
          wrong(path, `Means nothing to the type ${destination.type}. Leave it out.`);
      }
    repeats(
      leadDestinations,
      (index) => `secrets.leadDestinations.${index}.name`,
      ({ name }) => name,
      wrong,
    );
  }),
  contradiction(
    ["secrets", "dealer", "locations"],
    ({ secrets: { leadDestinations, leadRoutes }, dealer: { dealerships }, locations }, wrong) => {
      const known = {
        destinations: { names: leadDestinations.map(({ name }) => name), are: "the name of no destination" },
        dealership: { names: dealerships.map(({ slug }) => slug), are: "none of dealer.dealerships" },
        location: { names: locations.map(({ id }) => id), are: "the id of no location" },
      };
      for (const [index, route] of leadRoutes.entries()) {
        const path = `secrets.leadRoutes.${index}`;
        for (const [list, { names, are }] of Object.entries(known))
          for (const [place, name] of (route[list as keyof typeof known] ?? []).entries())
            if (!names.includes(name)) wrong(`${path}.${list}.${place}`, `${name} is ${are}.`);
        const isLast = index === leadRoutes.length - 1;
        if (isLast && !isDefaultRoute(route))
          wrong(path, "A lead that meets no rule would go nowhere. Let the last rule have destinations alone.");
        if (!isLast && isDefaultRoute(route))
          wrong(
            path,
            "Every lead meets this rule, so that the rules below it mean nothing. Give it a condition, or put it last.",
          );
      }
    },
  ),
];
