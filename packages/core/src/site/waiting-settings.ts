import type { z } from "zod";
import { hasPage } from "../page/site-pages.ts";
import { checkoutJourneyPath } from "../pages/unbuilt-pages.ts";
import { schemaKeys } from "./schema-walk.ts";
import { siteSchema } from "./site-document.ts";
import type { Site } from "./site-document.ts";
import type { SiteProblem } from "./site-problem.ts";

/** A setting whose feature is still to come. */
interface WaitingSetting {
  /** What it would set, as the subject of a sentence. */
  feature: string;
  /** Number of the open issue that builds it. */
  issue: number;
}

/**
 * The settings that no code reads yet, by their path. The list shrinks: tooling/check/unread-settings.ts fails when a setting is read
 * by nothing and does not stand here, and when one that stands here is read.
 */
export const waitingSettings: Readonly<Record<string, WaitingSetting>> = {};

/** Switches of a button whose page is still to come: they are read, but the button is left out while nothing would answer. */
const buttons: readonly { path: string; isOn: (site: Site) => boolean; to: (site: Site) => string; feature: string }[] =
  [
    {
      path: "reserve.onlinePurchase",
      isOn: ({ reserve }) => reserve.onlinePurchase,
      to: () => checkoutJourneyPath,
      feature: "Buying a car online",
    },
  ];

/**
 * Settings of a site that would have no effect, because what they set is not built yet: each that is not as it is by default.
 * Such a document is refused when it is checked or applied; one that was stored earlier is still served.
 *
 * @example
 * unbuiltSettings(site) // []
 */
export function unbuiltSettings(site: Site): SiteProblem[] {
  const said = (path: string, feature: string) => ({
    path,
    message: `${feature} is not built yet, so this would have no effect. Leave it out.`,
  });
  return [
    ...schemaKeys(siteSchema).flatMap(({ path, schema }) => {
      const waiting = waitingSettings[path];
      if (!waiting) return [];
      const usual = JSON.stringify((schema as z.ZodType).safeParse(undefined).data);
      const value = valueAt(site, path);
      return value == null || JSON.stringify(value) === usual ? [] : [said(path, waiting.feature)];
    }),
    ...buttons
      .filter(({ isOn, to }) => isOn(site) && !hasPage(to(site), site))
      .map(({ path, feature }) => said(path, feature)),
  ];
}

/** What a document has at a path of the schema. */
const valueAt = (site: Site, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], site);
