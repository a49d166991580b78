import { describe, expect, it } from "vitest";
import { likelyTimeZone } from "../country/time-zones.ts";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import { parseSiteDocument } from "./parse-site-document.ts";
import type { SiteDocumentInput } from "./site-document.ts";
import { siteWarnings } from "./site-warnings.ts";

const problems = (input: unknown) => {
  const parsed = parseSiteDocument(input);
  return parsed.ok ? [] : parsed.problems;
};
const refused = (changes: Partial<SiteDocumentInput>) => problems(aSiteDocument(changes)).map(({ path }) => path);
const licence = { creditLicence: "ACL 123456" };
const [place] = aSiteDocument().locations;
const second = { ...place, id: "orange", slug: "orange", primary: false } as typeof place & object;
const places = (...changes: object[]) => ({
  locations: changes.map((change, index) => ({
    ...(index === 0 ? place : second),
    ...change,
  })) as SiteDocumentInput["locations"],
});
const hours = (opening_hours: object[]) => places({ contact_detail: { opening_hours } });
const promotion = (changes: object = {}) => ({ position: 12, node: { title: "Sale" }, ...changes });

describe("contradictions in a site document", () => {
  it.each<[string, Partial<SiteDocumentInput>, string[]]>([
    ["text that nobody can read on its page", { theme: { ink: "#9aa3ad", page: "#ffffff" } }, ["theme.ink"]],
    ["a feed without a token", { feeds: { metaAutomotive: { on: true } } }, ["secrets.feedToken"]],
    ["the feed of listings without a token", { feeds: { googleVehicleListings: { on: true } } }, ["secrets.feedToken"]],
    [
      "a store code of no location",
      { feeds: { storeCodes: [{ location: "nowhere", code: "A" }] } },
      ["feeds.storeCodes.0.location"],
    ],
    [
      "a term that starts above the longest",
      { calculator: { termYears: 6, termMaxYears: 5 } },
      ["calculator.termYears"],
    ],
    [
      "a term that is none of the choices",
      { calculator: { termYears: 5, termChoices: [3, 7] } },
      ["calculator.termYears"],
    ],
    ["choices out of order", { calculator: { termChoices: [5, 3] } }, ["calculator.termChoices"]],
    [
      "a choice above the longest term",
      { calculator: { termMaxYears: 5, termChoices: [5, 6] } },
      ["calculator.termChoices"],
    ],
    [
      "a lowest loan that is not below the highest",
      { calculator: { loanMinDollars: 100_000 } },
      ["calculator.loanMinDollars"],
    ],
    [
      "interest that starts outside its range",
      { calculator: { interestMinPercent: 12, interestMaxPercent: 14 } },
      ["calculator.interestPercent"],
    ],
    ["preset money that falls", { calculator: { presetMoney: { min: 80_000 } } }, ["calculator.presetMoney.min"]],
    [
      "a weekly figure where only months show",
      {
        finance: { weeklyEstimate: true, interestRatePercent: 9, comparisonRatePercent: 10, ...licence },
        calculator: { enabled: true, monthlyOnly: true },
      },
      ["finance.weeklyEstimate"],
    ],
    [
      "a calculator without a credit licence in Australia",
      { calculator: { enabled: true }, finance: { comparisonRatePercent: 11 } },
      ["finance.creditLicence"],
    ],
    [
      "a calculator without a comparison rate in Australia",
      { calculator: { enabled: true }, finance: licence },
      ["finance.comparisonRatePercent"],
    ],
    [
      "a quick quote without a credit licence in Australia",
      { financeEnquiry: { quickQuote: true } },
      ["finance.creditLicence"],
    ],
    ["a lender that is not listed", { finance: licence, lenders: { shown: "taurus" } }, ["lenders.shown"]],
    [
      "a lender twice",
      {
        lenders: {
          lenders: [
            { provider: "a", name: "A" },
            { provider: "a", name: "B" },
          ],
        },
      },
      ["lenders.lenders.1.provider"],
    ],
    [
      "a lender's range that does not fit the site's",
      {
        lenders: {
          lenders: [{ provider: "a", name: "A", calculator: { interestMinPercent: 16, interestPercent: 17 } }],
        },
      },
      ["lenders.lenders.0.calculator.interestMinPercent", "lenders.lenders.0.calculator.interestPercent"],
    ],
    [
      "indicative rates that fall",
      { finance: licence, lenders: { indicativeComparisonRates: { from: 19.42, to: 8.38 } } },
      ["lenders.indicativeComparisonRates.from"],
    ],
    ["a finance route that leads to itself", { financeEnquiry: { aliases: ["/finance"] } }, ["financeEnquiry.aliases"]],
    [
      "a label for a card button that is off",
      { card: { buttons: { finance: { label: "Finance it" } } } },
      ["card.buttons.finance.label"],
    ],
    [
      "a label for a page button that is off",
      { vehiclePage: { buttons: { print: { show: false, label: "Print it" } } } },
      ["vehiclePage.buttons.print.label"],
    ],
    ["accounts of a group that there is not", { garage: { accounts: "group" } }, ["garage.accounts"]],
    ["a label for a reserve button that is off", { reserve: { label: "Hold it" } }, ["reserve.label"]],
    ["a deposit label without an amount", { reserve: { depositLabel: "A little" } }, ["reserve.depositLabel"]],
    ["a deposit that is kept without terms", { reserve: { isRefundable: false } }, ["reserve.terms"]],
    [
      "terms of a deposit that goes back",
      { reserve: { terms: "It is part of the price, and not returned." } },
      ["reserve.terms"],
    ],
    [
      "payments of which the least is above the most",
      { onlinePayment: { enabled: true, least: 500, most: 100 } },
      ["onlinePayment.least"],
    ],
    ["a label for a chat that is not there", { chat: { label: "Chat" } }, ["chat.label"]],
    ["needs of favourites while they are off", { saved: { favouriteNeeds: ["price"] } }, ["saved.favouriteNeeds"]],
    ["a kept valuation without one", { tradeIn: { saveValuation: true } }, ["tradeIn.saveValuation"]],
    [
      "an estimate of what has no kilometres",
      { tradeIn: { kind: "caravan", onlineEstimate: true } },
      ["tradeIn.onlineEstimate"],
    ],
    ["an external booking without an address", { service: { form: "external" } }, ["service.bookingUrl"]],
    [
      "a booking address that nobody uses",
      { service: { bookingUrl: "https://booking.example/" } },
      ["service.bookingUrl"],
    ],
    ["tabs without a tab", { service: { form: "tabs" } }, ["service.tabs"]],
    ["tabs of a form in steps", { service: { tabs: [{ key: "a", label: "A" }] } }, ["service.tabs"]],
    [
      "a tab twice",
      {
        service: {
          form: "tabs",
          tabs: [
            { key: "a", label: "A" },
            { key: "a", label: "B" },
          ],
        },
      },
      ["service.tabs.1.key"],
    ],
    [
      "a promotion that ends before it starts",
      { slots: { promotions: [promotion({ start: "2026-12-01T00:00:00Z", expiry: "2026-11-01T00:00:00Z" })] } },
      ["slots.promotions.0.expiry"],
    ],
    ["a price slider that falls", { search: { priceSlider: { min: 300_000 } } }, ["search.priceSlider.min"]],
    ["a facet twice", { search: { facets: ["make", "make"] } }, ["search.facets.1"]],
    [
      "tiles of a facet that is not offered",
      { search: { facets: ["model"], facetTiles: ["make"] } },
      ["search.facetTiles.0"],
    ],
    [
      "a page, route, host, slide or banner entry twice",
      {
        pages: { on: ["/offers", "/offers"] },
        gatedRoutes: ["/finance", "/finance"],
        hosts: ["a.example", "a.example"],
      },
      ["hosts.1", "pages.on.1", "gatedRoutes.1"],
    ],
    [
      "a dealership named like a search page",
      { dealer: { ...aSiteDocument().dealer, dealerships: [{ slug: "used-cars", name: "Used" }] } },
      ["dealer.dealerships.0.slug"],
    ],
    [
      "a location of no dealership",
      {
        dealer: { ...aSiteDocument().dealer, dealerships: [{ slug: "north", name: "North" }] },
        ...places({ dealership_slug: "south" }),
      },
      ["locations.0.dealership_slug"],
    ],
    [
      "a dealership's postcode of another country, and its own calculator that nobody sees",
      {
        dealer: {
          ...aSiteDocument().dealer,
          dealerships: [
            {
              slug: "north",
              name: "North",
              address: { street: "1 Road", city: "Dubbo", state: "NSW", postcode: "28300" },
              overrides: { calculator: { loanMinDollars: 5000 } },
            },
          ],
        },
        calculator: { enabled: false },
      },
      ["dealer.dealerships.0.address.postcode", "dealer.dealerships.0.overrides.calculator"],
    ],
    [
      "a dealership's own ranges that the site's others do not fit",
      {
        finance: { ...licence, comparisonRatePercent: 10 },
        calculator: { enabled: true, loanMaxDollars: 100_000 },
        dealer: {
          ...aSiteDocument().dealer,
          dealerships: [
            { slug: "a", name: "A", overrides: { calculator: { loanMinDollars: 100_000 } } },
            { slug: "b", name: "B", overrides: { calculator: { interestMinPercent: 16 } } },
            { slug: "c", name: "C", overrides: { calculator: { interestPercent: 20 } } },
          ],
        },
      },
      [
        "dealer.dealerships.0.overrides.calculator.loanMinDollars",
        "dealer.dealerships.1.overrides.calculator.interestMinPercent",
        "dealer.dealerships.2.overrides.calculator.interestPercent",
      ],
    ],
    [
      "a sold window of no dealership, and one twice",
      {
        dealer: { ...aSiteDocument().dealer, dealerships: [{ slug: "north", name: "North" }] },
        stock: {
          dealershipSoldWindows: [
            { dealership_slug: "north", soldWindowDays: 7 },
            { dealership_slug: "north", soldWindowDays: 5 },
            { dealership_slug: "south", soldWindowDays: 1 },
          ],
        },
      },
      ["stock.dealershipSoldWindows.1.dealership_slug", "stock.dealershipSoldWindows.2.dealership_slug"],
    ],
    [
      "two locations of one id, slug and first place",
      places({}, { id: "dubbo", slug: "dubbo", primary: true }),
      ["locations.1.id", "locations.1.slug", "locations.1.primary"],
    ],
    ["no visible location", places({ visible: false }), ["locations"]],
    [
      "a day that is open without times",
      hours([{ weekday: 1, status: "Open" }]),
      ["locations.0.contact_detail.opening_hours.0"],
    ],
    [
      "a day that closes before it opens",
      hours([{ weekday: 1, status: "Open", open: "17:00", close: "09:00" }]),
      ["locations.0.contact_detail.opening_hours.0.close"],
    ],
    [
      "times that are no times of a day",
      hours([
        { weekday: 1, status: "Open", open: "noon", close: "25:00" },
        { weekday: 2, status: "Closed", open: "never" },
      ]),
      ["locations.0.contact_detail.opening_hours.0.open", "locations.0.contact_detail.opening_hours.0.close"],
    ],
    [
      "a holiday with a time that is none",
      places({ special_hours: [{ date: "2026-12-24", status: "Open", start_hour: "9:00", end_hour: "lunch" }] }),
      ["locations.0.special_hours.0.end_hour"],
    ],
    ["hours as the pages read them", hours([{ weekday: 1, status: "Open", open: "8:30 am", close: "17:30" }]), []],
    ["hours of one digit", hours([{ weekday: 1, status: "Open", open: "8:30", close: "17:30" }]), []],
    [
      "a special date twice",
      places({
        special_hours: [
          { date: "2026-12-25", status: "Closed" },
          { date: "2026-12-25", status: "Closed" },
        ],
      }),
      ["locations.0.special_hours.1.date"],
    ],
    [
      "destinations of leads that lack what they are delivered with, or have what means nothing to them",
      {
        secrets: {
          leadDestinations: [
            { name: "hook", type: "webhook", url: "https://crm.example/leads" },
            { name: "mail", type: "adf", to: "leads@crm.example", url: "https://crm.example/leads" },
            { name: "nobody", type: "adf" },
            { name: "right", type: "adf", to: "leads@crm.example" },
          ],
        },
      },
      ["secrets.leadDestinations.0.secretEnv", "secrets.leadDestinations.1.url", "secrets.leadDestinations.2.to"],
    ],
    [
      "two destinations of one name, of which leads would reach the first twice",
      {
        secrets: {
          leadDestinations: [
            { name: "crm", type: "mail", to: "leads@crm.example" },
            { name: "crm", type: "mail", to: "other@crm.example" },
          ],
        },
      },
      ["secrets.leadDestinations.1.name"],
    ],
    [
      "rules of leads that name what is not there",
      {
        secrets: {
          leadDestinations: [{ name: "crm", type: "mail", to: "leads@crm.example" }],
          leadRoutes: [
            { location: ["perth"], destinations: ["crm", "workshop"] },
            { dealership: ["kia"], destinations: ["crm"] },
            { destinations: ["crm"] },
          ],
        },
      },
      ["secrets.leadRoutes.0.destinations.1", "secrets.leadRoutes.0.location.0", "secrets.leadRoutes.1.dealership.0"],
    ],
    [
      "rules after which a lead would go nowhere, or which no lead reaches",
      {
        secrets: {
          leadDestinations: [{ name: "crm", type: "mail", to: "leads@crm.example" }],
          leadRoutes: [{ destinations: ["crm"] }, { category: ["Service"], destinations: ["crm"] }],
        },
      },
      ["secrets.leadRoutes.0", "secrets.leadRoutes.1"],
    ],
    [
      "a holiday that one location has twice, once written at another",
      places(
        { special_hours: [{ date: "2026-12-25", status: "Closed" }] },
        {
          id: "orange",
          slug: "orange",
          primary: false,
          special_hours: [
            { date: "2026-12-25", status: "Closed" },
            { date: "2026-12-25", status: "Closed", location_id: "dubbo" },
          ],
        },
      ),
      ["locations.1.special_hours.1.date"],
    ],
    [
      "a holiday of a location that is not there",
      places({ special_hours: [{ date: "2026-12-25", status: "Closed", location_id: "perth" }] }),
      ["locations.0.special_hours.0.location_id"],
    ],
    [
      "a special date that is open without times, which pages would call closed",
      places({ special_hours: [{ date: "2026-12-24", status: "Open", start_hour: "09:00" }] }),
      ["locations.0.special_hours.0"],
    ],
    [
      "an unmasked location where nothing is masked",
      { phones: { masked: false, unmaskedLocations: ["dubbo"] } },
      ["phones.unmaskedLocations"],
    ],
    [
      "an unmasked location that is not there",
      { phones: { unmaskedLocations: ["perth"] } },
      ["phones.unmaskedLocations.0"],
    ],
    [
      "a delivery region that ends before it begins",
      { delivery: { regions: [{ from: "2900", to: "2800", name: "West", price: 1 }] } },
      ["delivery.regions.0.to"],
    ],
    [
      "a route alias, a favourite need, a banner entry, a dealership or a slide twice",
      {
        financeEnquiry: { aliases: ["/finance-enquiry", "/finance-enquiry"] },
        saved: { favourites: true, favouriteNeeds: ["price", "price"] },
        vehiclePage: { featuresBanner: ["latest_offers", "latest_offers"] },
        dealer: {
          ...aSiteDocument().dealer,
          dealerships: [
            { slug: "a", name: "A" },
            { slug: "a", name: "B" },
          ],
        },
        banners: {
          slides: [
            { id: "a", name: "A", image: "/a.jpg" },
            { id: "a", name: "B", image: "/b.jpg" },
          ],
        },
      },
      [
        "dealer.dealerships.1.slug",
        "vehiclePage.featuresBanner.1",
        "saved.favouriteNeeds.1",
        "banners.slides.1.id",
        "financeEnquiry.aliases.1",
      ],
    ],
    [
      "a shown lender that is none of those listed",
      { finance: licence, lenders: { shown: "b", lenders: [{ provider: "a", name: "A" }] } },
      ["lenders.shown"],
    ],
    [
      "every rate without a licence in one problem",
      {
        calculator: { enabled: true },
        finance: { comparisonRatePercent: 11 },
        lenders: { indicativeComparisonRates: { from: 8, to: 19 } },
        financeEnquiry: { quoteOnVehiclePage: true },
      },
      ["finance.creditLicence"],
    ],
  ])("are refused: %s", (_, changes, paths) => {
    expect(refused(changes)).toEqual(paths);
  });

  it.each<[string, Partial<SiteDocumentInput>]>([
    ["a store code of a location", { feeds: { storeCodes: [{ location: String(place?.id), code: "A" }] } }],
    [
      "a lender's own range within the site's",
      { lenders: { lenders: [{ provider: "a", name: "A", calculator: { interestMaxPercent: 14 } }] } },
    ],
    ["tiles of a facet that is offered", { search: { facets: ["make"], facetTiles: ["make"] } }],
    ["terms in rising order", { calculator: { termChoices: [3, 5, 7] } }],
    [
      "a second place that is not the main one, on no map",
      places({}, { address: { ...place?.address, lat: null, long: null } }),
    ],
  ])("are not found in %s", (_, changes) => {
    expect(refused(changes)).toEqual([]);
  });
  it("say what would be right", () => {
    for (const { message } of problems(aSiteDocument({ calculator: { termYears: 6, termMaxYears: 5 } })))
      expect(message).toBe(
        "The term starts at 6 years, above the longest term of 5. Use at most 5, or raise calculator.termMaxYears.",
      );
  });

  it("are told together with what is wrong in the sections beside them", () => {
    const document = {
      ...aSiteDocument({ calculator: { termYears: 6, termMaxYears: 5 } }),
      stock: { soldWindowDays: -1 },
      timeZone: "Sydney",
    };
    expect(problems(document).map(({ path }) => path)).toEqual([
      "timeZone",
      "stock.soldWindowDays",
      "calculator.termYears",
    ]);
  });
});

describe("messages of the check", () => {
  it.each<[string, object, string, string]>([
    [
      "an unknown key, with the one that was meant",
      { stock: { soldWindowDay: 3 } },
      "stock.soldWindowDay",
      "There is no key soldWindowDay here. Did you mean soldWindowDays?",
    ],
    ["an unknown section", { carousel: {} }, "carousel", "There is no key carousel here. Remove it."],
    [
      "a key that is unknown in an entry of a list",
      { slots: { promotions: [{ positon: 3, node: { title: "A" } }] } },
      "slots.promotions.0.positon",
      "There is no key positon here. Did you mean position?",
    ],
    ["a missing key", { name: undefined }, "name", "Is missing. Write a text in quotes."],
    [
      "a number in quotes",
      { stock: { soldWindowDays: "3" } },
      "stock.soldWindowDays",
      "Write a number without quotes. (expected number, received string)",
    ],
    [
      "a number that is too high",
      { stock: { soldWindowDays: 90 } },
      "stock.soldWindowDays",
      "Use a number of at most 60.",
    ],
    ["an empty text", { name: "" }, "name", "Must not be empty."],
    ["a text of blanks, which nobody sees", { name: "  " }, "name", "Must not be empty."],
    ["a text that is too long", { home: { heading: "x".repeat(91) } }, "home.heading", "Use at most 90 characters."],
    ["too few entries", { locations: [] }, "locations", "Use at least 1 entry."],
    [
      "a word that is none of the choices",
      { viewer: { videoPosition: "last" } },
      "viewer.videoPosition",
      'Use one of "start", "second", "middle", "end".',
    ],
    [
      "a word that is nearly one of the choices, with that one",
      { viewer: { videoPosition: "midle" } },
      "viewer.videoPosition",
      'Did you mean "middle"? Use one of "start", "second", "middle", "end".',
    ],
    ["a choice of numbers", { search: { columns: 5 } }, "search.columns", "Use 3. Or: Use 4."],
    [
      "an email address that is none",
      { dealer: { ...aSiteDocument().dealer, email: "us" } },
      "dealer.email",
      "Use an email address like name@dealer.example.",
    ],
    [
      "a route that is always gated",
      { gatedRoutes: ["/my-garage"] },
      "gatedRoutes.0",
      "/my-garage always asks for sign-in. Leave it out.",
    ],
    [
      "a route that cannot be gated",
      { gatedRoutes: ["/contact"] },
      "gatedRoutes.0",
      "/contact is no route that can be gated. Use one of /cars/trade-in, /cars/{slug}/buy-online, /cars/{slug}/checkout, /finance, /personalised/finance, /sell-my-car, /spin-to-win.",
    ],
  ])("name %s", (_, changes, path, message) => {
    expect(problems({ ...aSiteDocument(), ...changes })).toEqual([{ path, message }]);
  });

  it.each<[string, object, string, string]>([
    [
      "an object where a text belongs",
      { name: {} },
      "name",
      "Write a text in quotes. (expected string, received object)",
    ],
    [
      "a text where a list belongs",
      { hosts: "a.example" },
      "hosts",
      "Write a list in square brackets. (expected array, received string)",
    ],
    [
      "a whole number that is broken",
      { stock: { soldWindowDays: 1.5 } },
      "stock.soldWindowDays",
      "Write a whole number. (expected int, received number)",
    ],
    [
      "too many entries",
      { search: { facetTiles: ["make", "make", "make"] } },
      "search.facetTiles",
      "Use at most 2 entries.",
    ],
    [
      "a number that is too low",
      { stock: { soldWindowDays: -1 } },
      "stock.soldWindowDays",
      "Use a number of at least 0.",
    ],
    [
      "a text that is too short",
      { dealer: { ...aSiteDocument().dealer, phone: "1" } },
      "dealer.phone",
      "Use at least 6 characters.",
    ],
    [
      "an address that is not https",
      { chat: { scriptUrl: "http://a.example" } },
      "chat.scriptUrl",
      "Use an address that starts with https://.",
    ],
    [
      "the values that there are",
      {
        secrets: {
          leadDestinations: [{ name: "A", type: "fax", url: "https://a.example/", secretEnv: "FORECOURT_SECRET_A" }],
        },
      },
      "secrets.leadDestinations.0.type",
      'Use one of "webhook", "http", "adf", "mail".',
    ],
    [
      "an unknown key of a list's step labels",
      { financeEnquiry: { stepLabels: ["One"] } },
      "financeEnquiry.stepLabels",
      "Use at least 4 entries.",
    ],
  ])("name %s too", (_, changes, path, message) => {
    expect(problems({ ...aSiteDocument(), ...changes })).toContainEqual({ path, message });
  });

  it("pass on what is not theirs", () => {
    const broken = Object.defineProperty({}, "slug", {
      enumerable: true,
      get: () => {
        throw new RangeError("broken");
      },
    });
    expect(() => parseSiteDocument(broken)).toThrow(RangeError);
  });

  it("refuse what is no object at all", () => {
    for (const input of [null, [], "site", 3, undefined])
      expect(problems(input)).toEqual([{ path: "", message: "A site document is a JSON object in braces." }]);
  });
});

describe("layers of configuration", () => {
  const platform = { stock: { soldWindowDays: 5, soldTag: "SOLD" }, search: { facets: ["make"] } };
  const template = { stock: { soldTag: "Gone" }, search: { columns: 4 } };
  it("lay the site over its template over the platform", () => {
    const parsed = parseSiteDocument(aSiteDocument({ search: { facets: ["price", "year"] } }), { platform, template });
    expect(parsed).toMatchObject({
      ok: true,
      site: { stock: { soldWindowDays: 5, soldTag: "Gone" }, search: { columns: 4, facets: ["price", "year"] } },
    });
  });
  it("say what contrast text has and what it needs, on the page of the template where the site names none", () => {
    const parsed = parseSiteDocument(aSiteDocument({ theme: { ink: "#777777" } }), {
      template: { theme: { page: "#ffffff" } },
    });
    expect(parsed.ok ? [] : parsed.problems).toContainEqual({
      path: "theme.ink",
      message:
        "Text of #777777 on a page of #ffffff has a contrast of 4.4:1, and reading needs 4.5:1 (WCAG AA). Use a darker ink, or change theme.page.",
    });
    expect(problems(aSiteDocument({ theme: { ink: "#767676", page: "#ffffff" } }))).toEqual([]);
    expect(problems(aSiteDocument({ theme: { ink: "#222222", page: "#15171a" } }))).toMatchObject([
      { message: expect.stringContaining("Use a lighter ink") },
    ]);
  });
  it("are checked together: a site may contradict its template", () => {
    const parsed = parseSiteDocument(aSiteDocument({ calculator: { termYears: 6 } }), {
      template: { calculator: { termMaxYears: 5 } },
    });
    expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual(["calculator.termYears"]);
  });
  it("refuse a key that would reach an object's prototype", () => {
    const document = JSON.parse(
      JSON.stringify(aSiteDocument()).replace(/^\{/, '{"__proto__":{"country":"NZ"},'),
    ) as object;
    expect(problems(document)).toMatchObject([{ path: "__proto__" }]);
  });
  it("stay as they were", () => {
    const before = structuredClone([platform, template]);
    parseSiteDocument(aSiteDocument(), { platform, template });
    expect([platform, template]).toEqual(before);
  });
});

describe("doubtful choices", () => {
  const careful: Partial<SiteDocumentInput> = {
    hosts: ["www.harbour.example"],
    stock: { justArrivedTag: "Just arrived" },
    enquiry: { optInDefault: false },
    price: { wasPriceProof: true },
  };
  const warned = (changes: Partial<SiteDocumentInput>) =>
    siteWarnings(aSite({ ...careful, ...changes })).map(({ path }) => path);
  const nz = {
    country: "NZ" as const,
    timeZone: "Pacific/Auckland",
    ...places({ address: { ...place?.address, state: "Auckland", lat: -36.91, long: 174.81 } }),
  };

  it("are none in a careful document", () => {
    expect(warned({})).toEqual([]);
  });
  it.each<[string, Partial<SiteDocumentInput>, string[]]>([
    ["a New tag that can stand on used cars", { stock: {} }, ["stock.justArrivedTag"]],
    ["a box that starts ticked", { enquiry: {} }, ["enquiry.optInDefault"]],
    ["a was-price without proof", { price: {} }, ["price.wasPriceProof"]],
    [
      "no word on what happens with people's details",
      { enquiry: { optInDefault: false, consentNotice: false } },
      ["enquiry.consentNotice"],
    ],
    ["no licence", { dealer: { ...aSiteDocument().dealer, licenceNumber: undefined } }, ["dealer.licenceNumber"]],
    ["a counter that counts the clock", { banners: { salesCounter: true } }, ["banners.salesCounter"]],
    ["reviews that hide", { reviews: { enabled: true } }, ["reviews.minimumExclusive"]],
    [
      "a step that promises approval",
      { financeEnquiry: { enabled: true, form: "popup" } },
      ["financeEnquiry.stepLabels"],
    ],
    [
      "a comparison rate below its rate",
      { finance: { interestRatePercent: 9, comparisonRatePercent: 8 } },
      ["finance.comparisonRatePercent"],
    ],
    [
      "a teaser of another term",
      {
        finance: { weeklyEstimate: true, interestRatePercent: 9, comparisonRatePercent: 10, termYears: 7, ...licence },
      },
      ["finance.comparisonRatePercent", "finance.termYears", "finance.weeklyEstimate"],
    ],
    [
      "an advertised comparison rate that the listed fees do not make",
      {
        finance: { interestRatePercent: 7.49, comparisonRatePercent: 9.2, establishmentFeeDollars: 499, ...licence },
        calculator: { enabled: true },
        lenders: { fees: [{ name: "Account", dollars: 5, per: "month" }] },
      },
      ["finance.comparisonRatePercent"],
    ],
    [
      "an advertised comparison rate that no fees can make",
      {
        finance: { interestRatePercent: 7.49, comparisonRatePercent: 9.2, ...licence },
        calculator: { enabled: true },
        lenders: { fees: ["One", "Two", "Three", "Four"].map((name) => ({ name, dollars: 9000 })) },
      },
      ["finance.comparisonRatePercent"],
    ],
    [
      "none where they make it",
      {
        finance: { interestRatePercent: 7.49, comparisonRatePercent: 8.53, establishmentFeeDollars: 499, ...licence },
        calculator: { enabled: true },
        lenders: { fees: [{ name: "Account", dollars: 5, per: "month" }] },
      },
      [],
    ],
    [
      "a lender's comparison rate below its rate",
      {
        lenders: {
          lenders: [
            { provider: "plenti", name: "Plenti", rates: [{ interestRatePercent: 9, comparisonRatePercent: 8.5 }] },
          ],
        },
      },
      ["lenders.lenders.0.rates.0.comparisonRatePercent"],
    ],
    [
      "a PPSR fee that counts in a comparison rate",
      { lenders: { fees: [{ name: "Security registration", dollars: 6 }] } },
      ["lenders.fees.0.government"],
    ],
    [
      "Taurus quotes for every car",
      { lenders: { lenders: [{ provider: "taurus", name: "Taurus" }] } },
      ["lenders.lenders.0.qualifyingOnly"],
    ],
    ["a PPSR report", { reports: { ppsr: true } }, ["reports.ppsr"]],
    ["finance in New Zealand", { ...nz, calculator: { enabled: true } }, ["finance"]],
    [
      "a sale online in New Zealand without a VIN",
      { ...nz, reserve: { enabled: true }, vehiclePage: { hideVin: true } },
      ["vehiclePage.hideVin", "reserve.onlinePurchase"],
    ],
    [
      "a promotion in the tile's place",
      { slots: { tile: { enabled: true }, promotions: [promotion({ position: 8 })] } },
      ["slots.promotions.0.position"],
    ],
    [
      "a promotion that makes room for a strict one, wherever that stands in the document",
      { slots: { promotions: [promotion(), promotion({ strictDisplay: true })] } },
      ["slots.promotions.0.position"],
    ],
    [
      "a strict promotion that is left out",
      { slots: { promotions: [promotion({ strictDisplay: true }), promotion({ strictDisplay: true })] } },
      ["slots.promotions.1.position"],
    ],
    [
      "a promotion in the place of one that ends before it starts",
      {
        slots: {
          promotions: [
            promotion({ expiry: "2026-12-01T00:00:00Z" }),
            promotion({ start: "2026-12-01T00:00:00Z", expiry: "2027-01-01T00:00:00Z" }),
          ],
        },
      },
      [],
    ],
    [
      "a promotion in the place of one that it meets for a day",
      {
        slots: {
          promotions: [
            promotion({ expiry: "2026-12-02T00:00:00Z" }),
            promotion({ start: "2026-12-01T00:00:00Z", expiry: "2027-01-01T00:00:00Z" }),
          ],
        },
      },
      ["slots.promotions.1.position"],
    ],
    [
      "a promotion that a random tile can meet",
      { slots: { tile: { enabled: true, randomOffsets: 6 }, promotions: [promotion({ position: 5 })] } },
      ["slots.promotions.0.position"],
    ],
    [
      "a hidden promotion, which meets nothing",
      { slots: { promotions: [promotion(), promotion({ display: false })] } },
      [],
    ],
    [
      "a promotion with terms and no end",
      { slots: { promotions: [promotion({ node: { title: "Win", terms: "Entrants 18 or over." } })] } },
      ["slots.promotions.0.expiry"],
    ],
    [
      "a claim without an end",
      {
        banners: {
          stats: [{ figure: "50+", label: "locations" }],
          warranties: [{ title: "3 year standard", until: "2027-01-01T00:00:00Z" }],
        },
      },
      ["banners.stats.0.until"],
    ],
    ["delivery to nowhere", { delivery: { enabled: true } }, ["delivery.regions"]],
    [
      "regions that share postcodes",
      {
        delivery: {
          regions: [
            { from: "2000", to: "2999", name: "A", price: 1 },
            { from: "2800", to: "2899", name: "B", price: 1 },
          ],
        },
      },
      ["delivery.regions.1"],
    ],
    ["a time zone of another country", { timeZone: "Pacific/Auckland" }, ["timeZone"]],
    ["a place whose clocks are not the site's", { timeZone: "Australia/Brisbane" }, ["locations.0.time_zone"]],
    ["a gate before a page that the site has not", { pages: { on: [] }, gatedRoutes: ["/finance"] }, ["gatedRoutes.0"]],
    [
      "a menu of models without a page of them",
      { navigation: { header: [{ label: "New", to: "/search/new-cars", models: true }] } },
      ["navigation.header.0.models"],
    ],
    ["a location named like a search page", places({ slug: "used-cars" }), ["locations.0.slug"]],
    ["no host name", { hosts: [] }, ["hosts"]],
    [
      "phone numbers that are not in digits",
      {
        dealer: { ...aSiteDocument().dealer, licenceNumber: "MD 1", phone: "1300 CARS 4U" },
        ...places({ contact_detail: { phone: "call us", landline_phone: "13 12 13" } }),
      },
      ["dealer.phone", "locations.0.contact_detail.phone"],
    ],
    [
      "a southern latitude without its minus",
      places({ address: { ...place?.address, lat: 33.7, long: 151.1 } }),
      ["locations.0.address.lat"],
    ],
    [
      "nothing where a place lies in its country, the Chathams of New Zealand too",
      { ...nz, ...places({ address: { ...place?.address, state: "Chatham", lat: -43.95, long: -176.56 } }) },
      [],
    ],
    [
      "a place of no dealership where there are several",
      {
        dealer: {
          ...aSiteDocument().dealer,
          licenceNumber: "MD 1",
          dealerships: [
            { slug: "north", name: "North" },
            { slug: "south", name: "South" },
          ],
        },
        ...places({ dealership_slug: "north" }, {}),
      },
      ["locations.1.dealership_slug"],
    ],
    [
      "quotes that are off for a dealer that is not there",
      { lenders: { suppressedDealers: ["nowhere"] } },
      ["lenders.suppressedDealers.0"],
    ],
    [
      "a weekday that is open and closed",
      hours([
        { weekday: 1, status: "Open", open: "08:30", close: "12:00" },
        { weekday: 1, status: "Open", open: "13:00", close: "17:00" },
        { weekday: 2, status: "Open", open: "08:30", close: "17:00" },
        { weekday: 2, status: "Closed" },
      ]),
      ["locations.0.contact_detail.opening_hours.3"],
    ],
  ])("are warned about, and do not keep a site from being applied: %s", (_, changes, paths) => {
    expect(warned(changes)).toEqual(paths);
    expect(problems(aSiteDocument({ ...careful, ...changes }))).toEqual([]);
  });
  it.each([
    ["headingFont", "Sora, sans-serif", "theme.displayFont takes sora"],
    ["headingFont", "Brandon Grotesque", "theme.displayFont takes archivo"],
    ["textFont", '"Proxima Nova", Arial', "Neither theme.fonts nor devices have the family Proxima Nova"],
  ])("are a %s that devices do not have: %s", (key, family, says) => {
    const told = siteWarnings(aSite({ ...careful, theme: { [key]: family } }));
    expect(told).toEqual([expect.objectContaining({ path: `theme.${key}`, message: expect.stringContaining(says) })]);
  });

  it.each(["Georgia, serif", "'Segoe UI', sans-serif", "system-ui"])(
    "are not a family that devices have: %s",
    (family) => {
      expect(siteWarnings(aSite({ ...careful, theme: { headingFont: family, textFont: family } }))).toEqual([]);
    },
  );

  const brandSans = {
    family: "Brand Sans",
    weight: 700,
    file: `/content/${"0".repeat(40)}.woff2`,
    fallback: { sizePercent: 104, ascentPercent: 92.5, descentPercent: 24 },
  };
  it("are not a family that the dealer brings, which must be named somewhere", () => {
    const warned = (theme: object) => siteWarnings(aSite({ ...careful, theme })).map(({ path }) => path);
    expect(warned({ fonts: [brandSans], headingFont: '"Brand Sans", Georgia' })).toEqual([]);
    expect(warned({ fonts: [brandSans] })).toEqual(["theme.fonts.0"]);
    expect(warned({ fonts: [brandSans], textFont: "Brand Serif" })).toEqual(["theme.textFont", "theme.fonts.0"]);
  });
  it.each([
    ["stands twice", [brandSans, { ...brandSans }], ["theme.fonts.1"]],
    ["is no stored file", [{ ...brandSans, file: "https://fonts.example/a.woff2" }], ["theme.fonts.0.file"]],
    ["would end a style sheet", [{ ...brandSans, family: 'x"}</style>' }], ["theme.fonts.0.family"]],
  ])("refuse a typeface that %s", (_, fonts, paths) => {
    const theme = { fonts, headingFont: "Brand Sans" };
    expect(problems(aSiteDocument({ ...careful, theme })).map(({ path }) => path)).toEqual(paths);
  });

  it("name a tag manager that nobody is asked about, or that hears of nothing", () => {
    const warned = (analytics: object) =>
      siteWarnings(aSite({ ...careful, analytics: { tagManager: "GTM-ABC123", ...analytics } })).map(
        ({ message }) => message,
      );
    expect(warned({ consentRequired: true })).toEqual([]);
    expect(warned({})).toEqual([expect.stringContaining("Set analytics.consentRequired")]);
    expect(warned({ consentRequired: true, dataLayer: false })).toEqual([
      expect.stringContaining("analytics.dataLayer is off"),
    ]);
  });

  it("ask for the short name of a state, by which its law is found", () => {
    const [yard] = aSite().locations;
    const said = (state: string, country: "AU" | "NZ" = "AU") =>
      siteWarnings({
        ...aSite(),
        country,
        dealer: { ...aSite().dealer, licenceNumber: undefined },
        locations: yard ? [{ ...yard, address: { ...yard.address, state } }] : [],
      }).flatMap(({ path, message }) => (/state$|licenceNumber$/.test(path) ? [`${path}: ${message}`] : []));
    expect(said("new south wales")).toEqual([
      expect.stringMatching(/^dealer.licenceNumber: There is no licence number/),
      expect.stringMatching(/^locations.0.address.state: new south wales is no short name.* Write NSW\./),
    ]);
    expect(said("Wales")).toEqual([expect.stringMatching(/Write one of NSW, VIC, QLD, SA, WA, TAS, NT, ACT\./)]);
    expect(said("Qld")).toEqual([]);
    expect(said("Auckland", "NZ")).toEqual([expect.stringMatching(/^dealer.licenceNumber/)]);
  });
  it("ask a licence number of a yard in New South Wales, whose law it is, unless it has its own, and of none in Queensland", () => {
    const { dealer, locations = [] } = aSiteDocument();
    const inState = (state: string, own?: string) =>
      siteWarnings(
        aSite({
          ...careful,
          dealer: { ...dealer, licenceNumber: undefined },
          timeZone: likelyTimeZone("AU", state),
          locations: locations.map((each) => ({
            ...each,
            address: { ...each.address, state },
            dealer_license_number: own,
          })),
        }),
      ).map(({ path }) => path);
    expect([inState("NSW"), inState("NSW", "MD 1"), inState("QLD")]).toEqual([["dealer.licenceNumber"], [], []]);
  });

  it("name the laws of New Zealand there", () => {
    const rules = siteWarnings(
      aSite({
        ...nz,
        dealer: { ...aSiteDocument().dealer, licenceNumber: undefined },
        banners: { salesCounter: true },
        reviews: { enabled: true },
        enquiry: { consentNotice: false },
        lenders: { shown: "a", lenders: [{ provider: "a", name: "A" }] },
        timeZone: "Australia/Sydney",
        reserve: { onlinePurchase: true },
      }),
    )
      .map(({ rule }) => rule)
      .join("; ");
    for (const law of [
      "Fair Trading Act 1986",
      "Privacy Act 2020 IPP 3",
      "UEMA 2007 s9",
      "Consumer Information Notice 2008/0112",
      "CCCFA 2003",
      "S2 §2",
    ])
      expect(rules).toContain(law);
    expect(rules).not.toContain("Australian Consumer Law");
    expect(
      siteWarnings(aSite({ ...nz, finance: { weeklyEstimate: true, interestRatePercent: 9 } })).map(({ rule }) => rule),
    ).toContain("CCCFA 2003");
  });
  it("spare what is as it should be", () => {
    const fine = warned({
      reviews: { enabled: true, minimumExclusive: 0 },
      enquiry: { optInDefault: false, consentNotice: false, termsRequired: true },
      stock: { justArrivedDays: 0 },
      financeEnquiry: { enabled: true, form: "popup", stepLabels: ["One", "Two", "Three", "Four"] },
      lenders: {
        lenders: [{ provider: "taurus", name: "Taurus", qualifyingOnly: true }],
        fees: [{ name: "PPSR", dollars: 6, government: true }],
      },
      slots: {
        tile: { enabled: true, randomOffsets: 2 },
        promotions: [
          promotion({ node: { title: "Win", terms: "Entrants 18 or over." }, expiry: "2027-01-01T00:00:00Z" }),
        ],
      },
      delivery: {
        enabled: true,
        regions: [
          { from: "2000", to: "2100", name: "A", price: 1 },
          { from: "2101", to: "2200", name: "B", price: 1 },
        ],
      },
    });
    expect(fine).toEqual([]);
  });
  it("name their rule, by country", () => {
    expect(siteWarnings(aSite())).toContainEqual(
      expect.objectContaining({ rule: "Spam Act 2003, decisions.md row 38" }),
    );
    expect(siteWarnings(aSite(nz))).toContainEqual(
      expect.objectContaining({ rule: "UEMA 2007 s9, decisions.md row 38" }),
    );
    for (const { rule, message } of siteWarnings(aSite())) expect(message).toContain(rule);
  });
});
