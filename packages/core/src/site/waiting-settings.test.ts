import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { schemaKeys } from "./schema-walk.ts";
import { siteSchema } from "./site-document.ts";
import { unbuiltSettings, waitingSettings } from "./waiting-settings.ts";

const said = (site: ReturnType<typeof aSite>) =>
  unbuiltSettings(site).map(({ path, message }) => `${path}: ${message}`);

describe("settings whose feature is not built yet", () => {
  it("say nothing as long as they are as they are by default", () => {
    expect(unbuiltSettings(aSite())).toEqual([]);
    expect(unbuiltSettings(aSite({ reserve: { enabled: true, depositLabel: "$500" } }))).toEqual([]);
  });
  it("are switches of buttons too, while no page answers them", () => {
    expect(said(aSite({ reserve: { onlinePurchase: true } }))).toEqual([
      "reserve.onlinePurchase: Buying a car online is not built yet, so this would have no effect. Leave it out.",
    ]);
    const own = aSite({ reserve: { onlinePurchase: true }, pages: { own: ["/checkout-journey"] } });
    expect(unbuiltSettings(own)).toEqual([]);
  });
  it("stand in the schema, each with the issue that it waits for", () => {
    const known = schemaKeys(siteSchema).map(({ path }) => path);
    for (const [path, { feature, issue }] of Object.entries(waitingSettings)) {
      expect(known).toContain(path);
      expect(feature, path).toMatch(/^[A-Z]/);
      expect(issue, path).toBeGreaterThan(15);
    }
  });
});
