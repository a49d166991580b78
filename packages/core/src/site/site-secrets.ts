import { z } from "zod";

/** Where leads are delivered. The signing secret is read from the named environment variable, never stored. */
export const leadDestinationSchema = z.strictObject({
  /** Name shown in `leads list`. */
  name: z.string().min(1).max(60),
  type: z.literal("webhook"),
  url: z.url({ protocol: /^https?$/ }),
  /** Environment variable that holds the HMAC-SHA256 secret of the signature (rules 2.11). */
  secretEnv: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
});
/** Where leads are delivered. */
export type LeadDestination = z.output<typeof leadDestinationSchema>;

/** What only the platform may read: never part of `Site`, of a page or of an API answer. */
export const siteSecretsSchema = z.strictObject({
  leadDestinations: z.array(leadDestinationSchema).max(10).default([]),
});
/** What only the platform may read. */
export type SiteSecrets = z.output<typeof siteSecretsSchema>;
