import { cardActions, financeLink, telHref, withSetTerms, writeBudget } from "@forecourt/core";
import type { BudgetTerms, CardAction } from "@forecourt/core";
import { bookTestDrivePath, carForms, tradeInPath } from "@forecourt/core/pages";
import type { Car, CarSummary } from "@forecourt/core/schemas";
import type { CardLink } from "@forecourt/vehicle/card";
import type { RootData } from "./root/root-data.ts";
import { similarSearchHref } from "./similar-search.ts";

/**
 * The next steps with a car that is compared: enquire, look at it, drive it; for one that is sold, find one like it.
 *
 * @param hasTestDrives the site has the page for them
 * @example
 * compareLinks(site, { ...car, status: "sold" }, true) // [{ kind: "findSimilar", label: "Find Me Something Similar", href: "/search/…" }]
 */
export function compareLinks(site: CardLinksSite, car: CarSummary, hasTestDrives: boolean): CardLink[] {
  const { testDrive, details } = site.card.buttons;
  const buttons = {
    ...site.card.buttons,
    testDrive: { ...testDrive, show: hasTestDrives },
    details: { ...details, show: true },
  };
  const links = cardLinks({ ...site, card: { ...site.card, buttons } }, car);
  return comparedKinds.flatMap((wanted) => links.filter(({ kind }) => kind === wanted));
}

/** The one main step, then what every car has, then what some have: the same links stand in the same places. */
const comparedKinds: readonly CardAction["kind"][] = ["enquire", "findSimilar", "details", "testDrive"];

/** What the buttons of a car hang on. */
type CardLinksSite = Pick<RootData["site"], "card" | "reserve" | "stock" | "dealer" | "financeEnquiry">;

/**
 * The number of the place where the car stands, or of its kind; a hidden one is asked for, for this car
 * (decisions.md rows 49 and 87).
 */
function callHref(car: CarSummary & Partial<Pick<Car, "location">>, { dealer }: CardLinksSite): string {
  const href = telHref(car.phone ?? car.location?.phone ?? dealer.phone);
  return href.startsWith("tel:") ? href : `${href}?car_id=${car.id}`;
}

/**
 * The page of a car, with the deposit, trade-in and term of the shopper's search, which hold there too
 * (decisions.md row 91).
 *
 * @example
 * carHref(car, { weeklyDollars: 150, depositDollars: 5000 }) // "/cars/2021-mazda-cx-5-used-s1?deposit=5000"
 */
export function carHref({ path }: Pick<CarSummary, "path">, budget?: BudgetTerms): string {
  const params = new URLSearchParams();
  writeBudget(params, { ...budget, weeklyDollars: undefined });
  return params.size > 0 ? `${path}?${params}` : path;
}

/**
 * The buttons of a car's card with where they lead. The root loader has left out those whose page the site does not
 * have (decisions.md row 80). The terms of the shopper's search go along to the car and to its finance (row 91).
 *
 * @example
 * cardLinks(site, car) // [{ kind: "enquire", label: "Enquire Now", href: "/cars/2021-mazda-cx-5-used-s1/enquire" }, …]
 */
export function cardLinks(site: CardLinksSite, car: CarSummary, budget?: BudgetTerms): CardLink[] {
  const { card, reserve, stock, financeEnquiry } = site;
  const toOf: Record<CardAction["kind"], () => string> = {
    enquire: () => `${car.path}/${carForms.enquire}`,
    reserve: () => `${car.path}/${reserve.path}`,
    testDrive: () => `${bookTestDrivePath}?${new URLSearchParams({ car_id: car.id })}`,
    finance: () => withSetTerms(financeLink(car, financeEnquiry), budget ?? {}),
    tradeIn: () => `${tradeInPath}?${new URLSearchParams({ car_id: car.id })}`,
    call: () => callHref(car, site),
    details: () => carHref(car, budget),
    findSimilar: () => similarSearchHref(car),
  };
  return cardActions(car, { buttons: card.buttons, reserve, stock }).map((action) => ({
    ...action,
    href: toOf[action.kind](),
  }));
}
