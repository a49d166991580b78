import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { leadAdf } from "./lead-adf.ts";

const lead = (payload: Record<string, unknown>, isResent = false) => ({
  id: "5d8db995",
  createdAt: new Date("2026-11-29T01:02:03Z"),
  payload: { name: "Ada", phone: "0400000001", category: "Vehicle Enquiry", ...payload },
  isResent,
});
const site = aSite({ hosts: ["www.harbour.example"] });
const written = (payload: Record<string, unknown> = {}, car = aCar()) => leadAdf({ lead: lead(payload), site, car });

/** The elements of ADF 1.0 that one may hold, in the order of its DTD. */
const order: Record<string, string[]> = {
  adf: ["prospect"],
  prospect: ["id", "requestdate", "vehicle", "customer", "vendor", "provider"],
  vehicle: [
    "id",
    "year",
    "make",
    "model",
    "vin",
    "stock",
    "trim",
    "doors",
    "bodystyle",
    "transmission",
    "odometer",
    "colorcombination",
    "imagetag",
    "price",
    "pricecomments",
    "option",
    "finance",
    "comments",
  ],
  finance: ["method", "amount", "balance"],
  customer: ["contact", "id", "timeframe", "comments"],
  vendor: ["id", "vendorname", "url", "contact"],
  provider: ["id", "name", "service", "url", "email", "phone", "contact"],
  contact: ["name", "email", "phone", "address"],
};

/** What stands where it may not, or before what it comes after. */
function misplaced(xml: string): string[] {
  const wrong: string[] = [];
  const open: { name: string; last: number }[] = [];
  for (const [tag, close, name = ""] of xml.matchAll(/<(\/?)([a-z]+)[^>?]*>/g)) {
    if (close) {
      if (open.pop()?.name !== name) wrong.push(tag);
      continue;
    }
    const parent = open.at(-1);
    const place = parent && order[parent.name] ? order[parent.name]?.indexOf(name) : undefined;
    if (parent && place !== undefined) {
      if (place < parent.last) wrong.push(`${parent.name} > ${name}`);
      parent.last = place;
    }
    open.push({ name, last: 0 });
  }
  return wrong;
}

describe("a lead in ADF 1.0", () => {
  it("has its elements in the order of the DTD, whatever is known", () => {
    for (const xml of [
      written({ last_name: "Nguyen", email: "ada@example.com", postcode: "2830", amount: 30000, message: "Hi" }),
      leadAdf({ lead: lead({}), site: aSite(), car: undefined }),
    ])
      expect(misplaced(xml)).toEqual([]);
    expect(misplaced("<adf><prospect><customer></customer><vehicle></vehicle></prospect></adf>")).toEqual([
      "prospect > vehicle",
    ]);
  });
  it("begins with its processing instruction, and says when it was asked as ISO 8601 does", () => {
    expect(written()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf><prospect status="new">/,
    );
    expect(written()).toContain("<requestdate>2026-11-29T01:02:03.000Z</requestdate>");
    expect(leadAdf({ lead: lead({}, true), site, car: undefined })).toContain('<prospect status="resend">');
  });
  it.each([
    [{ category: "Test Drive" }, "test-drive"],
    [{ category: "Trade-In Valuation" }, "trade-in"],
    [{ category: "Sell Your Car" }, "sell"],
    [{ category: "Vehicle Enquiry" }, "buy"],
  ])("says what the shopper wants: %j", (payload, interest) => {
    expect(written(payload)).toContain(`<vehicle interest="${interest}"`);
  });
  it("counts a demonstrator as used, and a lead without a car keeps a vehicle of which nothing is known", () => {
    expect(written({}, { ...aCar(), car_type: "demo" })).toContain('status="used"');
    expect(written({}, { ...aCar(), car_type: "new" })).toContain('status="new"');
    expect(leadAdf({ lead: lead({}), site, car: undefined })).toContain("<year></year><make></make><model></model>");
  });
  it("loses nothing of the form: what has no element stands in the comments, and signs of XML do no harm", () => {
    const xml = written({ message: "Is <it> there & clean?", additional_services: ["Wash", "Tyres"], rego: "ABC12D" });
    expect(xml).toContain("Is &lt;it&gt; there &amp; clean?");
    expect(xml).toMatch(/additional_services: Wash, Tyres\nrego: ABC12D/);
  });
  it("has the shopper's own car as the vehicle that is traded in, beside the one that it is traded in for", () => {
    const tradeIn = { year: 2018, make: "Kia", model: "Rio", badge: "S", km: 61_500, rego: "ABC12D", regoState: "NSW" };
    const own =
      '<vehicle interest="trade-in" status="used"><year>2018</year><make>Kia</make><model>Rio</model><trim>S</trim><odometer status="unknown" units="km">61500</odometer><comments>Plate ABC12D NSW</comments></vehicle>';
    const valuation = lead({ category: "Trade-In Valuation" });
    const alone = leadAdf({ lead: valuation, site, car: undefined, tradeIn });
    expect(alone.match(/<vehicle /g)).toHaveLength(1);
    expect(alone).toContain(own);
    const swapped = leadAdf({ lead: valuation, site, car: aCar(), tradeIn });
    expect(swapped).toMatch(/<vehicle interest="buy" status="used"><year>.*<vehicle interest="trade-in"/);
    expect(swapped).toContain(own);
    expect([misplaced(alone), misplaced(swapped)]).toEqual([[], []]);
  });
  it("says what is put down and what is left to the end of a loan, and the year of a car that is booked in", () => {
    const xml = written({ amount: 30_000, deposit: 3000, residual: 9000 });
    expect(xml).toContain(
      '<finance><method>finance</method><amount type="total" currency="AUD">30000</amount><amount type="downpayment" currency="AUD">3000</amount><balance type="residual" currency="AUD">9000</balance></finance>',
    );
    expect(misplaced(xml)).toEqual([]);
    expect(leadAdf({ lead: lead({ "Vehicle Year": "2018", "Vehicle Make": "Kia" }), site, car: undefined })).toContain(
      "<year>2018</year><make>Kia</make>",
    );
  });
});
