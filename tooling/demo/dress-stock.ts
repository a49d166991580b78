import type { DemoCarDraft } from "./demo-car.ts";
import type { DemoSite } from "./demo-site.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";

const hourMs = 3_600_000;
type Change = (draft: DemoCarDraft, random: Random) => void;

/**
 * Gives part of a stock the states that a yard has at any time: sold, coming, reserved, reduced, on order, without a
 * price, kept for test drives. Each car gets at most one; how many of each stands in the table.
 */
export function dressStock(site: DemoSite, drafts: readonly DemoCarDraft[], referenceDay: string): void {
  const random = createRandom(`${site.slug}/states`);
  let left = random.shuffled(drafts);
  const give = (count: number, suits: (draft: DemoCarDraft) => boolean, change: Change) => {
    const given = left.filter(suits).slice(0, count);
    for (const draft of given) change(draft, random);
    left = left.filter((draft) => !given.includes(draft));
  };
  const start = Date.parse(`${referenceDay}T00:00:00Z`);
  const sold =
    (fewestDays: number, maxDays: number): Change =>
    ({ car }, choose) => {
      car.status = "sold";
      car.sold_at = new Date(start - choose.whole(fewestDays * 24, maxDays * 24) * hourMs).toISOString();
      if (car.created_at > car.sold_at)
        car.created_at = new Date(Date.parse(car.sold_at) - 12 * 24 * hourMs).toISOString();
    };
  const isUsed = ({ car }: DemoCarDraft) => car.car_type === "used";
  const isNew = ({ car }: DemoCarDraft) => car.car_type === "new";
  const isDemo = ({ car }: DemoCarDraft) => car.car_type === "demo";

  give(
    site.franchise ? 6 : 0,
    ({ car }) => car.car_type === "new" && /^(6e|CX-80|CX-90|MX-5)$/.test(car.model),
    ({ car }) => {
      Object.assign(car, {
        status: "coming_soon",
        preorder: true,
        price: null,
        price_type: null,
        km: null,
        build_date: null,
        compliance_date: null,
        tag: null,
      });
    },
  );
  give(site.franchise ? 5 : 2, isDemo, ({ car }) =>
    Object.assign(car, { tag: "Test Drive Only", price: null, price_type: "poa" }),
  );
  give(
    4,
    ({ car, facts }) =>
      car.car_type === "used" &&
      (facts.bodyKey === "coupe" || facts.bodyKey === "convertible" || (car.price ?? 0) > 90_000),
    ({ car }) => Object.assign(car, { price: null, price_type: "poa" }),
  );
  give(7, isUsed, sold(0, 1));
  give(12, isUsed, sold(5, 60));
  give(site.franchise ? 5 : 1, (draft) => !isUsed(draft), sold(4, 40));
  give(3, isUsed, ({ car }) => Object.assign(car, { status: "withdrawn" }));
  give(site.franchise ? 22 : 0, isNew, ({ car }) => Object.assign(car, { status: "coming_soon", km: null }));
  // No two at the same minute, so that their order on a page of results is certain.
  give(14, isUsed, (draft, choose) =>
    Object.assign(draft.car, {
      status: "coming_soon",
      created_at: new Date(start - choose.whole(1, 7) * 24 * hourMs + drafts.indexOf(draft) * 60_000).toISOString(),
    }),
  );
  give(13, isUsed, ({ car }) => Object.assign(car, { reserved: true }));
  give(30, isUsed, ({ car }, choose) =>
    Object.assign(car, {
      before_price:
        (car.price ?? 0) + choose.pick([1_000, 1_500, 2_000, 3_000]) * ((car.price ?? 0) < 15_000 ? 0.5 : 1),
    }),
  );
  give(6, isDemo, ({ car }, choose) =>
    Object.assign(car, { before_price: (car.price ?? 0) + choose.pick([2_000, 3_000]) }),
  );
  give(
    site.franchise ? 10 : 0,
    (draft) => isNew(draft) && draft.car.tag === null,
    ({ car }, choose) => Object.assign(car, { offer_price: (car.price ?? 0) - choose.pick([1_000, 1_500, 2_000]) }),
  );
  give(
    8,
    ({ car, facts }) => car.car_type === "used" && facts.owners === 1 && !facts.imported && car.year < 2022,
    ({ car }) => Object.assign(car, { tag: "One Owner" }),
  );
  give(
    5,
    ({ car }) => car.car_type === "used" && car.year < 2023 && (car.km ?? 0) < (2026 - car.year) * 9_500,
    ({ car }) => Object.assign(car, { tag: "Low Kms" }),
  );
  give(2, isUsed, ({ car }) => Object.assign(car, { show_on_dealer_website: false }));
  give(
    1,
    ({ car }) => car.car_type === "used" && /BMW|Land Rover|Audi|Mercedes/.test(car.make),
    ({ car }) =>
      Object.assign(car, {
        badge: `${car.badge} Black Edition with Panoramic Roof, Technology Package and Extended Nappa Leather`,
      }),
  );
  give(
    8,
    ({ car }) => car.car_type === "used" && car.status === "in_stock" && (car.price ?? 0) > 15_000,
    ({ car }, choose) =>
      Object.assign(car, {
        market: {
          state_average_market_price: (car.price ?? 0) + choose.pick([300, 700, 1_200, 1_900]),
          validUntil: new Date(start + 90 * 24 * hourMs).toISOString(),
        },
      }),
  );
}
