import { offerProblems } from "../../offers/offer-problems.ts";
import { offerContentSchema } from "../../offers/offer-schema.ts";
import type { ContentKind } from "../content-kind.ts";

/** Offers. */
export const offerKind = {
  name: "offer",
  folder: "offers",
  schema: offerContentSchema,
  prose: "description",
  problems: (record, site) => {
    const parsed = offerContentSchema.safeParse(record);
    return parsed.success ? offerProblems(parsed.data, site.country) : [];
  },
} as const satisfies ContentKind;
