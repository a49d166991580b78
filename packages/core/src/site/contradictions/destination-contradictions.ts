import { contradiction } from "./contradiction.ts";
import type { FindContradictions } from "./contradiction.ts";

const needed = { webhook: ["url", "secretEnv"], adf: ["to"] } as const;
const fields = ["url", "secretEnv", "to"] as const;

/** What the destinations of leads need, by how they are delivered. */
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
  }),
];
