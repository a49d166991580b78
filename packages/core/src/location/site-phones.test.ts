import { describe, expect, it } from "vitest";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import { aCar } from "../testing/a-car.ts";
import { dealerJsonLd } from "../seo/dealer-json-ld.ts";
import { telHref } from "./mask-phone.ts";
import { contactPhone, isMaskedPhone, maskCarPhone, maskSitePhones } from "./site-phones.ts";

const [place] = aSiteDocument().locations;
if (!place) throw new Error("a site has a place");
const contact = (phone: string) => ({ ...place.contact_detail, phone, landline_phone: `${phone}9` });
const site = aSite({
  dealer: { ...aSiteDocument().dealer, phone: "02 5550 0100" },
  locations: [
    { ...place, id: "1", contact_detail: contact("02 5550 0111") },
    { ...place, id: "2", slug: "second", contact_detail: contact("02 5550 0122") },
  ],
  phones: {
    masked: true,
    unmaskedLocations: ["2"],
    byCarType: { new: "02 5550 0133" },
    sales: "02 5550 0144",
    service: "02 5550 0155",
  },
});
const location = { id: "1", name: "Yard", slug: null, phone: "02 5550 0111", type: null, address: null };

describe("maskSitePhones", () => {
  it("leaves five digits of every number that a shopper has to ask for", () => {
    const text = JSON.stringify(maskSitePhones(site));
    for (const number of ["0100", "0111", "01119", "0133", "0144", "0155"])
      expect(text).not.toContain(`02 5550 ${number}`);
    expect(maskSitePhones(site).dealer.phone).toBe("02 555• ••••");
    expect(text).toContain("02 5550 0122");
  });
  it("has nothing to cut where the one number there is shows at a location anyway", () => {
    const own = {
      ...place,
      id: "1",
      contact_detail: { ...place.contact_detail, phone: "02 5550 0100", landline_phone: null },
    };
    const open = aSite({
      dealer: { ...aSiteDocument().dealer, phone: "02 5550 0100" },
      locations: [own],
      phones: { masked: true, unmaskedLocations: ["1"] },
    });
    expect(maskSitePhones(open)).toBe(open);
  });
  it("cuts them in texts and menus as well, where links ask for the same number", () => {
    const navigation = {
      ...site.navigation,
      header: [
        { label: "Call 02 5550 0111 now", to: "tel:+61 2 5550 0111" },
        { label: "Sales", to: "tel:0255500144" },
        { label: "Towing", to: "tel:0299990000" },
      ],
    };
    const shown = maskSitePhones({ ...site, navigation });
    expect(shown.navigation).toMatchObject({
      header: [
        { label: "Call 02 555• •••• now", to: "#reveal-phone?location_id=1" },
        { label: "Sales", to: "#reveal-phone?number=sales" },
        { label: "Towing", to: "tel:0299990000" },
      ],
    });
    expect(shown.stock).toEqual(site.stock);
    expect(shown.locations[0]?.address).toEqual(site.locations[0]?.address);
  });
  it("changes nothing where the site shows its numbers", () => {
    const open = { ...site, phones: { ...site.phones, masked: false } };
    expect(maskSitePhones(open)).toBe(open);
  });
  it("does not hide the number that an open location shows anyway", () => {
    const same = { ...site, dealer: { ...site.dealer, phone: "(02) 5550-0122" } };
    expect(maskSitePhones(same).dealer.phone).toBe("(02) 5550-0122");
  });
});

describe("maskCarPhone", () => {
  it("hides the number of the car's location, where it is hidden", () => {
    expect(maskCarPhone(aCar({ location }), site).location?.phone).toBe("02 555• ••••");
    expect(maskCarPhone(aCar({ location: { ...location, id: "2" } }), site).location?.phone).toBe("02 5550 0111");
    const nowhere = aCar({ location: null });
    expect(maskCarPhone(nowhere, site)).toEqual(nowhere);
  });
  it("leaves a car as it is that says no number and no words", () => {
    const bare = aCar({
      location: { ...location, phone: null },
      dealercomments: null,
      standardEquipment: undefined,
      hotspots: undefined,
    });
    expect(maskCarPhone(bare, site)).toEqual(bare);
  });
  it("hides the numbers that the dealer typed into the words about the car", () => {
    const spot = {
      anchors: [
        { id: "1", description: "Ask on 1300 031 264" },
        { id: "2", description: null },
      ],
      positions: [],
    };
    const car = aCar({
      location,
      dealercomments: "Call 02 5550 0111 or 5550 0111, or text Kim: 0412 345 678.",
      standardEquipment: ["Towbar, ring 0412345678"],
      hotspots: { exterior: spot, interior: spot },
    });
    const shown = maskCarPhone(car, site);
    expect(shown.dealercomments).toBe("Call 02 555• •••• or 02 555• ••••, or text Kim: 0412 3•• •••.");
    expect(shown.standardEquipment).toEqual(["Towbar, ring 04123•••••"]);
    expect(shown.hotspots?.interior.anchors.map(({ description }) => description)).toEqual([
      "Ask on 1300 0•• •••",
      null,
    ]);
    expect(maskCarPhone({ ...car, location: { ...location, id: "2" } }, site).dealercomments).toBe(car.dealercomments);
  });
});

describe("contactPhone", () => {
  it("is the dealership's of a car that names its dealership alone: the group's main place is another dealership", () => {
    const group = {
      ...site,
      dealer: { ...site.dealer, dealerships: [{ slug: "south-kia", name: "South Kia", phone: "07 5550 0166" }] },
    };
    expect(
      contactPhone(group, { car: aCar({ car_type: "used", location: null, dealership_slug: "south-kia" }) }),
    ).toEqual({
      of: "dealership:south-kia",
      phone: "07 5550 0166",
    });
    const gone = aCar({ car_type: "used", location: null, dealership_slug: "gone" });
    expect(contactPhone(group, { car: gone })).toEqual(contactPhone(site, { car: gone }));
  });

  it("is the number for the car's kind, else its location's, else the main one's, else the dealer's", () => {
    expect(contactPhone(site, { car: aCar({ car_type: "new", location }) })).toEqual({
      of: "car_type:new",
      phone: "02 5550 0133",
    });
    expect(contactPhone(site, { car: aCar({ car_type: "used", location }) })).toEqual({
      of: "location:1",
      phone: "02 5550 0111",
    });
    expect(
      contactPhone(site, {
        car: aCar({ car_type: "used", location: { ...location, id: "9", phone: "02 5550 0199" } }),
      }),
    ).toEqual({ of: "location:9", phone: "02 5550 0199" });
    expect(contactPhone(site, { car: aCar({ car_type: "used", location: null }) })).toEqual({
      of: "location:1",
      phone: "02 5550 0111",
    });
    const silent = {
      ...site,
      locations: site.locations.map((known) => ({
        ...known,
        contact_detail: { ...known.contact_detail, phone: null, landline_phone: null },
      })),
    };
    const main = { ...site, locations: site.locations.map((each) => ({ ...each, primary: each.id === "2" })) };
    expect(contactPhone(main, { car: aCar({ car_type: "used", location: null }) })).toEqual({
      of: "location:2",
      phone: "02 5550 0122",
    });
    expect(contactPhone(silent, { car: aCar({ car_type: "used", location: null }) })).toEqual({
      of: "dealer",
      phone: "02 5550 0100",
    });
  });
  it("is a location's, or one of the site's own", () => {
    expect(contactPhone(site, { locationId: "2" })).toEqual({ of: "location:2", phone: "02 5550 0122" });
    expect(contactPhone(site, { number: "sales" })).toEqual({ of: "sales", phone: "02 5550 0144" });
    expect(contactPhone(site, { number: "new" })).toEqual({ of: "car_type:new", phone: "02 5550 0133" });
    expect(contactPhone(site, { number: "used" }).of).toBe("dealer");
    expect(contactPhone(site, { number: "service" })).toEqual({ of: "service", phone: "02 5550 0155" });
    expect(contactPhone(site, {})).toEqual({ of: "dealer", phone: "02 5550 0100" });
  });
});

describe("a masked number", () => {
  it("is none to call, and in no structured data", () => {
    expect(isMaskedPhone("02 555• ••••")).toBe(true);
    expect(isMaskedPhone("02 5550 0100")).toBe(false);
    expect(telHref("02 555• ••••")).toBe("#reveal-phone");
    const [first] = maskSitePhones(site).locations;
    expect(
      first && dealerJsonLd(first, { siteName: "A", country: "AU", url: "https://a.example/" }),
    ).not.toHaveProperty("telephone");
  });
});
