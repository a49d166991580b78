import { countries, countryLaws, countryStates } from "../../country/countries.ts";
import { likelyTimeZone } from "../../country/time-zones.ts";
import { locationTimeZone } from "../../location/location-time-zone.ts";
import { wallTimeAt } from "../../location/zoned-time.ts";
import { settingKeys } from "../../page/page-conditions.ts";
import { isPageOn } from "../../page/site-pages.ts";
import { modelsPage, modelsPath } from "../../pages/models.ts";
import { standardPages } from "../../pages/standard-pages.ts";
import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

/** Choices that work, but hardly as meant: two things in one place, a link that is left out, content without an end. */
export function layoutWarnings(site: Site, warn: Warn): void {
  slots(site, warn);
  gates(site, warn);
  const menus = [
    { path: "navigation.header", menu: site.navigation.header },
    ...site.dealer.dealerships.map(({ navigation: menu = [] }, index) => ({
      path: `dealer.dealerships.${index}.navigation`,
      menu,
    })),
  ];
  for (const { path, index, models } of menus.flatMap(({ path: menuPath, menu }) =>
    menu.map((item, place) => ({ ...item, path: menuPath, index: place })),
  ))
    if (models === true && !isPageOn(modelsPage, site))
      warn(
        `${path}.${index}.models`,
        "S2 §2",
        `The site has no page of models, so its menu lists none. Turn ${modelsPath} on (pages.on), or leave this out.`,
      );
  for (const name of ["stats", "warranties"] as const)
    for (const [index, { until }] of site.banners[name].entries())
      if (until === undefined)
        warn(
          `banners.${name}.${index}.until`,
          "decisions.md row 40",
          "A claim without an end outlives its truth. Set the instant until which it holds.",
        );
  if (site.delivery.enabled && site.delivery.regions.length === 0)
    warn("delivery.regions", "decisions.md row 77", "There is no region, so that every postcode gets no estimate.");
  const { regions } = site.delivery;
  for (const [index, region] of regions.entries()) {
    const earlier = regions.findIndex(
      (other, place) => place < index && other.from <= region.to && region.from <= other.to,
    );
    if (earlier !== -1)
      warn(
        `delivery.regions.${index}`,
        "decisions.md row 77",
        `Shares postcodes with region ${earlier}, which comes first and wins for them.`,
      );
  }
  if (!countryLaws[site.country].timeZones.test(site.timeZone))
    warn(
      "timeZone",
      "S2 §2",
      `${site.timeZone} is not a time zone of ${countries[site.country].name}; opening hours follow it.`,
    );
  else otherClocks(site, warn);
}

/** Mid-January and mid-July: between them the clocks of every state have changed that change at all. */
const winterAndSummer = [new Date("2026-01-15T00:00:00Z"), new Date("2026-07-15T00:00:00Z")];

/** Places whose clocks are not those of their state. */
function otherClocks(site: Site, warn: Warn): void {
  const { country, locations } = site;
  const states = countryStates[country].map(({ code }) => code);
  const clocksOf = (zone: string) => winterAndSummer.map((day) => wallTimeAt(day, zone).minutes).join();
  for (const [index, location] of locations.entries()) {
    const { name, address } = location;
    const [zone, usual] = [locationTimeZone(location, site), likelyTimeZone(country, address.state)];
    if (states.includes(address.state) && clocksOf(zone) !== clocksOf(usual))
      warn(
        `locations.${index}.time_zone`,
        "S2 §2",
        `The clocks of ${address.state} are not those of ${zone}, by which ${name} opens and books. Set ${usual}, if it lives by them.`,
      );
  }
}

function slots({ slots: { tile, promotions } }: Site, warn: Warn): void {
  const taken: TakenPlace[] = [];
  if (tile.enabled && tile.randomOffsets === undefined) taken.push({ position: tile.position, by: "The tile" });
  const shown = [...promotions.entries()].filter(([, { display }]) => display);
  // Strict ones first, as on the page: they cannot give way.
  const placed = shown.toSorted(([, one], [, other]) => Number(other.strictDisplay) - Number(one.strictDisplay));
  for (const [index, promotion] of placed) {
    const { position, strictDisplay, start, expiry, node } = promotion;
    const other = taken.find((place) => place.position === position && showTogether(place, promotion))?.by;
    const outcome = strictDisplay ? "is left out" : "moves on by one";
    if (other !== undefined)
      warn(
        `slots.promotions.${index}.position`,
        "decisions.md row 61",
        `${other} has position ${position} too; the promotion ${outcome}. Choose another position.`,
      );
    else taken.push({ position, by: `Promotion ${index}`, start, expiry });
    if (tile.enabled && tile.randomOffsets !== undefined && position >= 3 && position < 3 + tile.randomOffsets)
      warn(
        `slots.promotions.${index}.position`,
        "decisions.md rows 1 and 61",
        `The tile's random position can be ${position} too; then the promotion ${outcome}.`,
      );
    if (node.terms !== "" && expiry === undefined)
      warn(
        `slots.promotions.${index}.expiry`,
        "decisions.md row 40",
        "A promotion with terms has an end. Set the instant at which it ends.",
      );
  }
}

/** A place among the results, by whom and for how long it is taken. */
interface TakenPlace {
  position: number;
  by: string;
  start?: string | undefined;
  expiry?: string | undefined;
}

/** Whether there is an instant at which both show: a promotion that follows another one is not in its way. */
function showTogether(one: Pick<TakenPlace, "start" | "expiry">, other: Pick<TakenPlace, "start" | "expiry">): boolean {
  const begins = ({ start }: typeof one) => (start === undefined ? Number.NEGATIVE_INFINITY : Date.parse(start));
  const ends = ({ expiry }: typeof one) => (expiry === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiry));
  return begins(one) < ends(other) && begins(other) < ends(one);
}

function gates(site: Site, warn: Warn): void {
  for (const [index, route] of site.gatedRoutes.entries()) {
    const page = standardPages.find(({ paths }) => paths[0] === route);
    if (page && !isPageOn(page, site))
      warn(
        `gatedRoutes.${index}`,
        "decisions.md row 25",
        `${route} is off, so there is nothing to gate. Turn it on with ${settingKeys(page).join(" and ")}.`,
      );
  }
}
