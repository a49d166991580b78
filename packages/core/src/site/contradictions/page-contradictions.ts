import { depositDollars } from "../../reserve/reserve-deposit.ts";
import { contradiction, repeats } from "./contradiction.ts";
import type { FindContradictions, Wrong } from "./contradiction.ts";

interface Button {
  show: boolean;
  label?: string | undefined;
}

/** What buttons, forms, results and pages say against one another. */
export const pageContradictions: readonly FindContradictions[] = [
  contradiction(["card"], ({ card }, wrong) => labels("card.buttons", card.buttons, wrong)),
  contradiction(["vehiclePage"], ({ vehiclePage }, wrong) => {
    labels("vehiclePage.buttons", vehiclePage.buttons, wrong);
    repeats(
      vehiclePage.featuresBanner,
      (index) => `vehiclePage.featuresBanner.${index}`,
      (name) => name,
      wrong,
    );
  }),
  contradiction(["reserve"], ({ reserve }, wrong) => {
    if (reserve.label !== undefined && !reserve.enabled)
      wrong(
        "reserve.label",
        "A label for a button that is off: reserve.enabled is false. Turn it on, or leave the label out.",
      );
    if (depositDollars(reserve) === undefined)
      wrong("reserve.depositLabel", "Says no amount, and reserve.deposit is not set. Write an amount such as $200.");
    if (!reserve.isRefundable && reserve.terms === undefined)
      wrong(
        "reserve.terms",
        "Are missing: a deposit that does not go back needs the site's own terms. Write them, or leave reserve.isRefundable out.",
      );
    if (reserve.isRefundable && reserve.terms !== undefined)
      wrong(
        "reserve.terms",
        "Are not used while the deposit is refundable. Leave them out, or set reserve.isRefundable to false.",
      );
  }),
  contradiction(["onlinePayment"], ({ onlinePayment: { least, most } }, wrong) => {
    if (least > most)
      wrong(
        "onlinePayment.least",
        `${least} is more than onlinePayment.most, which is ${most}. Use at most ${most}, or raise the other.`,
      );
  }),
  contradiction(["spinToWin"], ({ spinToWin }, wrong) => {
    const { enabled, start, end, terms, prizes } = spinToWin;
    const missing = {
      start: start === undefined,
      end: end === undefined,
      terms: terms === "",
      prizes: prizes.length === 0,
    };
    for (const [key, isMissing] of Object.entries(missing))
      if (enabled && isMissing)
        wrong(
          `spinToWin.${key}`,
          "Is missing: a promotion has its dates, terms and prizes. Write it, or turn spinToWin.enabled off.",
        );
    if (start !== undefined && end !== undefined && Date.parse(end) <= Date.parse(start))
      wrong("spinToWin.end", `The promotion ends before it starts (${start}). Use a later instant.`);
    repeats(
      prizes,
      (index) => `spinToWin.prizes.${index}.slug`,
      ({ slug }) => slug,
      wrong,
    );
    if (prizes.reduce((sum, { oneIn }) => sum + 1 / oneIn, 0) > 1 + 1e-9)
      wrong(
        "spinToWin.prizes",
        "More than every turn would win: the shares 1 / oneIn add up to more than 1. Raise one of them.",
      );
  }),
  contradiction(["chat"], ({ chat }, wrong) => {
    if (chat.label !== undefined && chat.scriptUrl === undefined)
      wrong(
        "chat.label",
        "A label for a button that is off: there is no chat bot. Set chat.scriptUrl, or leave the label out.",
      );
    if (chat.sources.length > 0 && chat.scriptUrl === undefined)
      wrong("chat.sources", "Origins of a chat bot that is not there. Set chat.scriptUrl, or leave them out.");
  }),
  contradiction(["saved"], ({ saved }, wrong) => {
    repeats(
      saved.favouriteNeeds,
      (index) => `saved.favouriteNeeds.${index}`,
      (need) => need,
      wrong,
    );
    if (saved.favouriteNeeds.length > 0 && !saved.favourites && !saved.compare)
      wrong(
        "saved.favouriteNeeds",
        "Says which cars can be favourites or be compared, and both are off. Turn saved.favourites or saved.compare on, or leave the list out.",
      );
    if (saved.alerts && !saved.watchlist)
      wrong(
        "saved.alerts",
        "Alerts belong to shoppers who sign in, and saved.watchlist, for which they do, is off. Turn it on, or this off.",
      );
    if (saved.signInToSave && !saved.watchlist)
      wrong(
        "saved.signInToSave",
        "There is no list to sign in for while saved.watchlist is off. Turn one of the two round.",
      );
  }),
  contradiction(["garage", "content"], ({ garage, content }, wrong) => {
    if (garage.accounts === "group" && content.group === undefined)
      wrong("garage.accounts", "Says group, and the site belongs to none. Set content.group, or leave this out.");
  }),
  contradiction(["tradeIn"], ({ tradeIn }, wrong) => {
    if (tradeIn.kind === "caravan" && tradeIn.onlineEstimate)
      wrong(
        "tradeIn.onlineEstimate",
        "A caravan has no kilometres to estimate it by. Turn this off, or leave tradeIn.kind out.",
      );
    if (tradeIn.saveValuation && !tradeIn.onlineEstimate)
      wrong(
        "tradeIn.saveValuation",
        "There is no valuation to keep while tradeIn.onlineEstimate is false. Turn one of the two round.",
      );
  }),
  contradiction(["service"], ({ service }, wrong) => {
    if (service.form === "external" && service.bookingUrl === undefined)
      wrong("service.bookingUrl", "service.form is external and needs the address of the booking site.");
    if (service.form !== "external" && service.bookingUrl !== undefined)
      wrong(
        "service.bookingUrl",
        `Is not used while service.form is ${service.form}. Set the form to external, or leave the address out.`,
      );
    if (service.form === "tabs" && service.tabs.length === 0)
      wrong("service.tabs", "service.form is tabs and needs at least one tab.");
    if (service.form !== "tabs" && service.tabs.length > 0)
      wrong(
        "service.tabs",
        `Are not used while service.form is ${service.form}. Set the form to tabs, or leave them out.`,
      );
    repeats(
      service.additionalServices,
      (index) => `service.additionalServices.${index}`,
      (name) => name,
      wrong,
    );
    repeats(
      service.tabs,
      (index) => `service.tabs.${index}.key`,
      ({ key }) => key,
      wrong,
    );
  }),
  contradiction(["slots"], ({ slots }, wrong) => {
    for (const [index, { start, expiry }] of slots.promotions.entries()) {
      if (start !== undefined && expiry !== undefined && Date.parse(expiry) <= Date.parse(start))
        wrong(
          `slots.promotions.${index}.expiry`,
          `The promotion ends before it starts (${start}). Use a later instant.`,
        );
    }
  }),
  contradiction(["search"], ({ search }, wrong) => {
    repeats(
      search.facets,
      (index) => `search.facets.${index}`,
      (name) => name,
      wrong,
    );
    const { min, max } = search.priceSlider;
    if (min >= max)
      wrong(
        "search.priceSlider.min",
        `${min} is not below search.priceSlider.max, which is ${max}. Use less than ${max}, or raise the other.`,
      );
    for (const [index, name] of search.facetTiles.entries())
      if (!search.facets.includes(name))
        wrong(
          `search.facetTiles.${index}`,
          `${name} is not offered as a facet. Add it to search.facets, or leave the tile out.`,
        );
  }),
  contradiction(["pages"], ({ pages }, wrong) =>
    repeats(
      pages.on,
      (index) => `pages.on.${index}`,
      (page) => page,
      wrong,
    ),
  ),
  contradiction(["strictTransport"], ({ strictTransport: { includeSubDomains, preload } }, wrong) => {
    if (preload && !includeSubDomains)
      wrong(
        "strictTransport.preload",
        "Browsers take no domain into their list without the hosts below it. Turn strictTransport.includeSubDomains on, or this off.",
      );
  }),
  contradiction(["gatedRoutes"], ({ gatedRoutes }, wrong) =>
    repeats(
      gatedRoutes,
      (index) => `gatedRoutes.${index}`,
      (route) => route,
      wrong,
    ),
  ),
  contradiction(["banners"], ({ banners }, wrong) =>
    repeats(
      banners.slides,
      (index) => `banners.slides.${index}.id`,
      ({ id }) => id,
      wrong,
    ),
  ),
];

function labels(path: string, buttons: Readonly<Record<string, Button>>, wrong: Wrong): void {
  for (const [name, { show, label }] of Object.entries(buttons))
    if (label !== undefined && !show)
      wrong(
        `${path}.${name}.label`,
        `A label for a button that is off. Set ${path}.${name}.show to true, or leave the label out.`,
      );
}
