import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { unbuiltSettings } from "./waiting-settings.ts";

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
});
