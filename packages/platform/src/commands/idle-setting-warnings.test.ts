import { aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { idleSettingWarnings } from "./idle-setting-warnings.ts";

const warned = (document: Partial<SiteDocumentInput>) =>
  idleSettingWarnings(aSite(document), document).map(({ path }) => path);
const noPages = { pages: { on: [] } };

describe("a setting of something that the site does not have", () => {
  it.each<[string, Partial<SiteDocumentInput>]>([
    ["onlinePayment.most", { onlinePayment: { most: 900 } }],
    ["spinToWin.terms", { spinToWin: { terms: "Winners are told at once." } }],
    ["reserve.hours", { reserve: { hours: 24 } }],
    ["financeEnquiry.askPostcode", { financeEnquiry: { askPostcode: true } }],
    ["service.hasAddress", { ...noPages, service: { hasAddress: true } }],
    ["tradeIn.faq", { ...noPages, tradeIn: { faq: true } }],
    ["card.buttons.testDrive.show", { ...noPages, card: { buttons: { testDrive: { show: true } } } }],
    ["card.buttons.finance.show", { card: { buttons: { finance: { show: true } } } }],
    ["vehiclePage.buttons.tradeIn.show", { ...noPages, vehiclePage: { buttons: { tradeIn: { show: true } } } }],
  ])("is warned of: %s", (path, document) => expect(warned(document)).toEqual([path]));

  it("says what it waits for", () => {
    const document = { ...noPages, service: { hasAddress: true } };
    expect(idleSettingWarnings(aSite(document), document)[0]?.message).toBe(
      "Changes nothing, because pages.on has no /service. Turn that on, or leave this out. (decisions.md row 80)",
    );
  });

  it.each<[string, Partial<SiteDocumentInput>]>([
    ["the feature is on", { onlinePayment: { enabled: true, most: 900 } }],
    ["cars are sold online, though none is reserved", { reserve: { onlinePurchase: true, hours: 24 } }],
    ["its page is on", { pages: { on: ["/service"] }, service: { hasAddress: true } }],
    ["it is off as well", { reserve: { onCards: false, whyReserve: [] } }],
    [
      "the button's page is on",
      { pages: { on: ["/book-test-drive"] }, card: { buttons: { testDrive: { show: true } } } },
    ],
    ["nothing of it is written", { financeEnquiry: { enabled: false } }],
  ])("is fine where %s", (_, document) => expect(warned(document)).toEqual([]));
});
