import { describe, expect, it } from "vitest";
import { standardPages } from "../pages/standard-pages.ts";
import { isCampaignParameter } from "./campaign-parameters.ts";
import { parametersOf } from "./page-parameters.ts";

describe("the parameters of a campaign", () => {
  it.each([
    "utm_source",
    "UTM_Campaign",
    "gclid",
    "gbraid",
    "wbraid",
    "fbclid",
    "msclkid",
    "ttclid",
    "ref",
    "campaign_id",
  ])("%s says where a visitor came from", (name) => expect(isCampaignParameter(name)).toBe(true));

  it("are none that a page of ours reads", () => {
    expect(standardPages.flatMap((page) => parametersOf(page)).filter((name) => isCampaignParameter(name))).toEqual([]);
  });
});
