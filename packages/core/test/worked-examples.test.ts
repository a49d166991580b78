import { describe, expect, it } from "vitest";
import { isGatedPath } from "../src/page/gated-path.ts";
import { aSite } from "../src/testing/a-site.ts";
import { priceComparison } from "../src/comparison/price-comparison.ts";
import { salesThisMonth } from "../src/dealership/sales-counter.ts";
import { deliveryPostcodeError, noDeliveryEstimate, postcodeMissing } from "../src/delivery/delivery-estimate.ts";
import { calculatorRanges } from "../src/finance/calculator-ranges.ts";
import { quickQuoteStart } from "../src/finance/quick-quote.ts";
import { repayment } from "../src/finance/repayment.ts";
import { approximateMonthly, weeklyTeaser } from "../src/finance/weekly-teaser.ts";
import { fuelCost } from "../src/fuel/fuel-cost.ts";
import { careerEnquiryForm } from "../src/lead/forms.ts";
import { storedLead } from "../src/lead/lead-forms.ts";
import { canEstimateTradeIn } from "../src/trade-in/trade-in-limits.ts";
import { codeError } from "../src/lead/verification-code.ts";
import { distanceKm } from "../src/location/distance-km.ts";
import { maskPhone } from "../src/location/mask-phone.ts";
import { insertVideo, showsThumbnails } from "../src/media/gallery.ts";
import { displayPrice } from "../src/price/display-price.ts";
import { marketBadge } from "../src/price/market-badge.ts";
import { wasPrice } from "../src/price/was-price.ts";
import { showsReviews } from "../src/reviews/review-minimum.ts";
import { resultCount } from "../src/search/result-count.ts";
import { similarPriceWindow } from "../src/similar/similar-cars.ts";
import { genericScale } from "../src/slider/range-slider.ts";
import { isEnquirable, isPurchasable, isValuationTarget } from "../src/stock/availability.ts";
import { cardTag } from "../src/stock/card-tag.ts";
import { collapseSoldRuns } from "../src/stock/collapse-sold-runs.ts";
import { soldUrlState } from "../src/stock/sold-url-state.ts";
import { soldVisibleUntil } from "../src/stock/stock-visibility.ts";
import { foldComments, foldDisclaimer } from "../src/text/truncate.ts";
import { placeSlots } from "../src/slots/result-slots.ts";
import { aCar } from "../src/testing/a-car.ts";

const now = new Date("2026-11-21T00:00:00Z");
const seconds = now.getTime() / 1000;
const day = 86_400;
const settings = {
  soldWindowDays: 3,
  photosMoreThan: null,
  soldTag: "JUST SOLD",
  justArrivedTag: "New",
  justArrivedDays: 8,
  certifiedMakes: ["Toyota"],
};
const averages = (state: number | null, national: number | null) => ({
  state_average_market_price: state,
  average_market_price: national,
});
const sold = (car: number) => ({ id: String(car), status: "sold" as const });
const forSale = (car: number) => ({ id: String(car), status: "in_stock" as const });

/** Rules read afresh in the specification, each with a value worked out on paper. */
describe("rules worked out on paper", () => {
  it.each<[rule: string, source: string, worked: () => unknown, expected: unknown]>([
    [
      "subscription comes before an offer and a price",
      "S1 §4",
      () => displayPrice({ subscription_price: 189, offer_price: 20_000, price: 25_000 }),
      { kind: "subscription", dollars: 189, unit: "per week" },
    ],
    [
      "10 dollars are no price, 10.01 are",
      "S1 §9",
      () => [displayPrice({ price: 10 }).kind, displayPrice({ price: 10.01 }).kind],
      ["enquire", "price"],
    ],
    [
      "a type of price on application hides no price",
      "S1 §4",
      () => displayPrice({ price: 38_990, price_type: "poa" } as never),
      { kind: "price", dollars: 38_990 },
    ],
    [
      "was-price shows when it is higher, not when it is equal",
      "S1 §4",
      () => [wasPrice({ price: 100, before_price: 101 }), wasPrice({ price: 100, before_price: 100 })],
      [101, undefined],
    ],
    [
      "499 below the average is no badge, 500 is",
      "S1 §9",
      () =>
        [29_501, 29_500].map((price) => marketBadge({ price, autograb_data: averages(null, 30_000) })?.dollarsBelow),
      [undefined, 500],
    ],
    [
      "the state's average comes before the nation's, even when it gives no badge",
      "S1 §4",
      () => marketBadge({ price: 29_800, autograb_data: averages(30_000, 40_000) }),
      undefined,
    ],
    [
      "a car that was sold three days ago still shows, one second more and it does not",
      "S1 §4",
      () =>
        [0, 1].map(
          (more) =>
            (soldVisibleUntil({ status: "sold", sold_date_timestamp: seconds - 3 * day - more }, settings) ?? 0) >= now,
        ),
      [true, false],
    ],
    [
      "runs of sold cars collapse to their first",
      "S1 §4",
      () => collapseSoldRuns([sold(1), sold(2), forSale(3), sold(4), sold(5), sold(6)]).map(({ id }) => id),
      ["1", "3", "4"],
    ],
    ["sold cars alone all stay", "S1 §4", () => collapseSoldRuns([sold(1), sold(2)]).length, 2],
    [
      "a hybrid that is reserved wears the hybrid tag",
      "S1 §4",
      () => cardTag({ status: "in_stock", simple_fuel: "Hybrid", reserved: true }, { now, settings })?.kind,
      "hybrid",
    ],
    [
      "a certified used Mazda is no certified Toyota",
      "S1 §4",
      () => cardTag({ status: "in_stock", certified: true, car_type: "used", make: "Mazda" }, { now, settings }),
      undefined,
    ],
    [
      "a coming-soon car can be enquired about, a reserved one cannot be reserved",
      "row 5",
      () => [
        isEnquirable({ status: "coming_soon" }),
        isPurchasable(aCar({ reserved: true, payment_processors: ["stripe"] })),
      ],
      [true, false],
    ],
    [
      "a car of 200 dollars is not valued, one of 201 is",
      "S2 §4",
      () => [200, 201].map((price) => isValuationTarget({ status: "in_stock", price })),
      [false, true],
    ],
    [
      "49,999 looks 10,000 around, 50,000 looks 25,000 around",
      "S1 §9",
      () => [49_999, 50_000].map((price) => similarPriceWindow({ price })),
      [
        { min: 39_999, max: 59_999 },
        { min: 25_000, max: 75_000 },
      ],
    ],
    [
      "a confidence of 0.2 hides the comparison, 0.21 shows it; 0.3 is medium and a Good Deal",
      "S1 §5, §9",
      () =>
        [0.2, 0.21].map((confidence) => {
          const shown = priceComparison({
            fill: 0.3,
            listing_price: 100,
            market_range_min: 90,
            market_range_max: 100,
            confidence,
          });
          return shown && [shown.band, shown.wording];
        }),
      [undefined, ["medium", "Good Deal"]],
    ],
    [
      "0.65 is a Great Deal",
      "S1 §9",
      () =>
        priceComparison({
          fill: 0.65,
          listing_price: 100,
          market_range_min: 90,
          market_range_max: 100,
          confidence: 1,
        })?.wording,
      "Great Deal",
    ],
    ["a phone keeps its first five digits", "S1 §4", () => maskPhone("(02) 6885 1234"), "(02) 688• ••••"],
    [
      "the generic slider steps by a hundredth and rounds to 1,000",
      "S1 §5",
      () => genericScale("price"),
      { min: 0, max: 100_000, step: 1000, roundTo: 1000 },
    ],
    [
      "1,999 results are shown as they are, 2,000 as the sum of the facets",
      "S1 §9",
      () => [1999, 2000].map((count) => resultCount({ count, facetCounts: { new: 1000, used: 1500 } })),
      [1999, 2500],
    ],
    [
      "250 km at 10 L/100 km and 1.70 cost 42.50",
      "S1 §9",
      () => fuelCost({ km: 250, litresPer100Km: 10, dollarsPerLitre: 1.7 }),
      42.5,
    ],
    [
      "a degree of longitude on the equator is 111.19 km",
      "S2 §9",
      () => Math.round(distanceKm({ lat: 0, long: 0 }, { lat: 0, long: 1 }) * 100) / 100,
      111.19,
    ],
    [
      "a career enquiry becomes a general one",
      "S1 §5",
      () => storedLead(careerEnquiryForm, { category: "Career Enquiry" }),
      { category: "General Enquiry", subcategory: "Career Enquiry" },
    ],
    [
      "400 letters of comments stand whole, 401 fold",
      "S1 §5",
      () => [400, 401].map((length) => foldComments("x".repeat(length)).isFolded),
      [false, true],
    ],
    [
      "200 letters of a disclaimer stand whole; 201 show 197 and dots",
      "row 35",
      () => [foldDisclaimer("x".repeat(200)).isFolded, foldDisclaimer("x".repeat(201)).preview.length],
      [false, 200],
    ],
    [
      "an average of 4 shows no reviews, 4.1 does",
      "row 36",
      () => [4, 4.1].map((average_rating) => showsReviews({ average_rating, count: 9 })),
      [false, true],
    ],
    [
      "30,000 at 10 % over 5 years: 146.73, 293.68, 637.41",
      "rules 2.1",
      () =>
        (["weekly", "fortnightly", "monthly"] as const).map((frequency) =>
          repayment({ priceDollars: 30_000, ratePercentPerYear: 10, termYears: 5, frequency }),
        ),
      [146.73, 293.68, 637.41],
    ],
    ["a weekly 146.73 is about 635.34 a month", "row 8", () => approximateMonthly(146.73), 635.34],
    [
      "25 dollars a week are no figure",
      "S1 §5",
      () => weeklyTeaser({ priceDollars: 6500, ratePercentPerYear: 0 }),
      undefined,
    ],
    [
      "a car of 120,000 raises the highest loan to 126,000 where the site says so",
      "row 13",
      () => calculatorRanges(120_000, { raiseLoanMax: true }).loan.max,
      126_000,
    ],
    [
      "a car of 9,999 is not quoted by itself",
      "row 14",
      () => quickQuoteStart({ carPriceDollars: 9999 }),
      { priceDollars: 9999, canAsk: false },
    ],
    [
      "a shopper's car of 8 years gets no estimate",
      "S1 §5",
      () => [2019, 2018].map((year) => canEstimateTradeIn({ year, km: 5000 }, 2026)),
      [true, false],
    ],
    [
      "an empty postcode asks for one, a wrong one says that there is no estimate",
      "row 56",
      () => ["", "283"].map(deliveryPostcodeError),
      [postcodeMissing, noDeliveryEstimate],
    ],
    [
      "a code of six digits with a gap is right, of five it is not",
      "row 20",
      () => ["123 456", "12345"].map(codeError),
      [undefined, "Code must be 6 digits."],
    ],
    [
      "online payment is always gated, finance only where the site says so",
      "row 25",
      () => [
        isGatedPath("/online-payment", aSite({ pages: { own: ["/online-payment"] } })),
        isGatedPath("/finance", aSite({ financeEnquiry: { enabled: true } })),
        isGatedPath("/finance", aSite({ financeEnquiry: { enabled: true }, gatedRoutes: ["/finance"] })),
      ],
      [true, false, true],
    ],
    [
      "a day has 192 sales, the first 450 seconds after midnight in Brisbane",
      "S1 §9",
      () =>
        ["2026-11-01T14:00:00Z", "2026-10-31T14:07:29Z", "2026-10-31T14:07:30Z"].map((at) =>
          salesThisMonth(new Date(at)),
        ),
      [192, 0, 1],
    ],
    ["three pictures have no thumbnails, four have", "S1 §9", () => [3, 4].map(showsThumbnails), [false, true]],
    [
      "a video stands second among five, or third in their middle",
      "S1 §9",
      () => (["second", "middle"] as const).map((place) => insertVideo([1, 2, 3, 4, 5], 0, place).indexOf(0)),
      [1, 2],
    ],
    [
      "a promotion gives way to the tile at its place",
      "row 1",
      () =>
        placeSlots(
          Array.from({ length: 21 }, (_, id) => id),
          { page: 1, now, tile: 9, promotions: [{ node: "sale" }] },
        ).flatMap((slot, index) => (slot.kind === "car" ? [] : [[index + 1, slot.kind]])),
      [
        [9, "tile"],
        [10, "promotion"],
      ],
    ],
    [
      "a car sold within the window answers 200, after it 410",
      "rules 2.8",
      () =>
        [2, 4].map(
          (days) =>
            soldUrlState({ status: "sold", sold_date_timestamp: seconds - days * day }, { now, settings }).status,
        ),
      [200, 410],
    ],
  ])("%s (%s)", (_, __, worked, expected) => {
    expect(worked()).toEqual(expected);
  });
});
