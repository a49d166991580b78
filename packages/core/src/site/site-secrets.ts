import { z } from "zod";
import { setting } from "./setting.ts";

const environmentName = z.string().regex(/^[A-Z][A-Z0-9_]*$/, "Name an environment variable, such as CRM_SECRET; the secret itself never stands in a document.");

/** Where leads are delivered. The signing secret is read from the named environment variable, never stored. */
export const leadDestinationSchema = z.strictObject({
  name: setting(z.string().min(1).max(60), "rules 2.11", "Name shown in `leads list`."),
  type: setting(z.literal("webhook"), "rules 2.11", "How leads are delivered."),
  url: setting(z.url({ protocol: /^https?$/ }), "rules 2.11", "Where they are delivered."),
  secretEnv: setting(environmentName, "rules 2.11", "Environment variable that holds the HMAC-SHA256 secret of the signature."),
});
/** Where leads are delivered. */
export type LeadDestination = z.output<typeof leadDestinationSchema>;

/** What only the platform may read: never part of `Site`, of a page or of an API answer. */
export const siteSecretsSchema = z.strictObject({
  leadDestinations: setting(z.array(leadDestinationSchema).max(10).default([]), "rules 2.11", "Where leads are delivered."),
});
/** What only the platform may read. */
export type SiteSecrets = z.output<typeof siteSecretsSchema>;
