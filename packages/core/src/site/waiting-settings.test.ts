import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { schemaKeys } from "./schema-walk.ts";
import { siteSchema } from "./site-document.ts";
import { unbuiltSettings, waitingSettings } from "./waiting-settings.ts";

const said = (site: ReturnType<typeof aSite>) =>
  unbuiltSettings(site).map(({ path, message }) => `${path}: ${message}`);

describe("settings whose feature is not built yet", () => {
  it("are refused with what is missing, once a document sets them", () => {
    expect(said(aSite({ reserve: { depositLabel: "$500" } }))).toEqual([
      "reserve.depositLabel: Reserving a car online is not built yet, so this would have no effect. Leave it out.",
    ]);
  });
  it("say nothing as long as they are as they are by default", () => {
    expect(unbuiltSettings(aSite())).toEqual([]);
    expect(unbuiltSettings(aSite({ reviews: { enabled: false }, reserve: { depositLabel: "$200" } }))).toEqual([]);
  });
  it("are switches of buttons too, while no page answers them", () => {
    expect(said(aSite({ reserve: { enabled: true } }))).toEqual([
      expect.stringMatching(/^reserve\.enabled: Reserving/),
    ]);
    expect(said(aSite({ reserve: { onlinePurchase: true } })).map((one) => one.split(":")[0])).toEqual([
      "reserve.onlinePurchase",
    ]);
    const own = aSite({ reserve: { enabled: true }, pages: { own: ["/cars/{slug}/checkout"] } });
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
