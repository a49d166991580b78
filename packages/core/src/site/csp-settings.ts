import { z } from "zod";
import { setting } from "./setting.ts";

/** Half of a country has a host below these. */
const openEnding = /^(?:com|net|org|gov|edu|co|govt|ac|school|asn|id)\.[a-z]{2}$/;

/** Origins of one scheme or another; `*.` stands for every host below a domain. */
function origins(schemes: string, example: string) {
  const origin = new RegExp(String.raw`^(?:${schemes})://(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$`);
  return z
    .array(
      z
        .string()
        .max(200)
        .regex(origin, `Use an origin such as ${example}, without a path; *. stands for every host below a domain.`)
        .refine((text) => !openEnding.test(text.split("*.")[1] ?? ""), "Name a domain that is one company's."),
    )
    .max(20)
    .default([]);
}

const source = "S1 §7";
const anyHost = "https://tags.example";

/**
 * What of other companies a site's pages may use, by directive of the Content-Security-Policy, on top of what the
 * platform lets pages use for what the document turns on. Origins alone: no keyword such as 'unsafe-inline' can be
 * said. Pictures, films and frames may come from any https address.
 */
export const cspSettingsSchema = z.strictObject({
  scriptSrc: setting(
    origins("https", anyHost),
    source,
    "Whose scripts run. They can read and do all that a shopper can on the page.",
  ),
  styleSrc: setting(origins("https", anyHost), source, "Whose style sheets are used."),
  fontSrc: setting(origins("https", anyHost), source, "Whose fonts are used."),
  connectSrc: setting(origins("https|wss", "wss://live.example"), source, "Whom scripts may speak to."),
  frameSrc: setting(
    origins("https", anyHost),
    source,
    "Whose frames are shown on a page that names its frames' sources, such as that of a car with another company's spin.",
  ),
});
