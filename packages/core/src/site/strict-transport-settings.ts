import { z } from "zod";
import { off } from "./setting.ts";

/**
 * What a site promises of https on its hosts beyond the year that every https answer promises of its own host. Other
 * hosts of a dealer's domain are not the platform's, so both are the dealer's to ask for.
 */
export const strictTransportSettingsSchema = z.strictObject({
  includeSubDomains: off("RFC 6797", "Every host below the site's hosts answers over https, too."),
  preload: off(
    "RFC 6797",
    "The site's domain is to be built into browsers as https only; needs includeSubDomains, and is slow to take back.",
  ),
});
