import { parseClockTime } from "../../location/clock-time.ts";
import { countries } from "../../country/countries.ts";
import { isPostcode, postcodeForm } from "../../country/postcode.ts";
import { searchPath } from "../../pages/search.ts";
import { isReservedSearchWord } from "../../search/search-condition.ts";
import { contradiction, repeats } from "./contradiction.ts";
import type { FindContradictions } from "./contradiction.ts";

/**
 * Times as the pages read them: one that they cannot read would leave the day without hours, and nobody would see why.
 */
function checkTimes(
  times: Record<"open" | "close", string | null>,
  pathOf: (name: "open" | "close") => string,
  wrong: (path: string, message: string) => void,
): void {
  const [open, close] = [parseClockTime(times.open), parseClockTime(times.close)];
  for (const name of ["open", "close"] as const)
    if (times[name] !== null && parseClockTime(times[name]) === undefined)
      wrong(pathOf(name), `${times[name]} is no time of day. Write 24-hour local time such as 08:30.`);
  if (open !== undefined && close !== undefined && open >= close)
    wrong(pathOf("close"), `Closes at ${times.close}, not after it opens at ${times.open}. Use a later time.`);
}

/** What hosts, dealerships, locations, phones and delivery say against one another. */
export const placeContradictions: readonly FindContradictions[] = [
  contradiction(["hosts"], ({ hosts }, wrong) =>
    repeats(
      hosts,
      (index) => `hosts.${index}`,
      (host) => host,
      wrong,
    ),
  ),
  contradiction(["country", "dealer", "locations", "delivery"], ({ country, dealer, locations, delivery }, wrong) => {
    const check = (path: string, postcode: string) => {
      if (!isPostcode(postcode, country))
        wrong(path, `${postcode} is no postcode of ${countries[country].name}, which is ${postcodeForm(country)}.`);
    };
    for (const [index, { address }] of locations.entries())
      check(`locations.${index}.address.postcode`, address.postcode);
    for (const [index, { address }] of dealer.dealerships.entries())
      if (address) check(`dealer.dealerships.${index}.address.postcode`, address.postcode);
    for (const [index, { from, to }] of delivery.regions.entries()) {
      check(`delivery.regions.${index}.from`, from);
      check(`delivery.regions.${index}.to`, to);
    }
  }),
  contradiction(["dealer"], ({ dealer: { dealerships } }, wrong) => {
    repeats(
      dealerships,
      (index) => `dealer.dealerships.${index}.slug`,
      ({ slug }) => slug,
      wrong,
    );
    for (const [index, { slug }] of dealerships.entries())
      if (isReservedSearchWord(slug))
        wrong(
          `dealer.dealerships.${index}.slug`,
          `${searchPath}/${slug} is a search page (decisions.md row 26). Use another slug.`,
        );
  }),
  contradiction(["dealer", "locations"], ({ dealer: { dealerships }, locations }, wrong) => {
    if (dealerships.length === 0) return;
    for (const [index, { dealership_slug: slug }] of locations.entries())
      if (slug !== undefined && !dealerships.some((dealership) => dealership.slug === slug))
        wrong(
          `locations.${index}.dealership_slug`,
          `${slug} is none of dealer.dealerships. Use one of ${dealerships
            .map((dealership) => dealership.slug)
            .slice(0, 10)
            .join(", ")}, or add it.`,
        );
  }),
  contradiction(
    ["dealer", "stock"],
    ({ dealer: { dealerships }, stock: { dealershipSoldWindows: windows } }, wrong) => {
      repeats(
        windows,
        (index) => `stock.dealershipSoldWindows.${index}.dealership_slug`,
        ({ dealership_slug: slug }) => slug,
        wrong,
      );
      for (const [index, { dealership_slug: slug }] of windows.entries())
        if (!dealerships.some((dealership) => dealership.slug === slug))
          wrong(
            `stock.dealershipSoldWindows.${index}.dealership_slug`,
            `${slug} is none of dealer.dealerships. Add it there, or take this window out.`,
          );
    },
  ),
  contradiction(["locations"], ({ locations }, wrong) => {
    repeats(
      locations,
      (index) => `locations.${index}.id`,
      ({ id }) => id,
      wrong,
    );
    repeats(
      locations,
      (index) => `locations.${index}.slug`,
      ({ slug }) => slug,
      wrong,
    );
    repeats(
      locations,
      (index) => `locations.${index}.primary`,
      ({ primary }) => (primary === true ? "true" : undefined),
      wrong,
    );
    if (!locations.some(({ visible }) => visible))
      wrong("locations", "No location is visible. A site needs one that is.");
    for (const [index, { contact_detail: contact, special_hours: special }] of locations.entries()) {
      for (const [entry, { status, open, close }] of contact.opening_hours.entries()) {
        const path = `locations.${index}.contact_detail.opening_hours.${entry}`;
        if (status === "Open" && (open === null || close === null))
          wrong(
            path,
            "Is Open without times. Write open and close, such as 08:30 and 17:30, or set the status to Closed.",
          );
        if (status === "Open") checkTimes({ open, close }, (name) => `${path}.${name}`, wrong);
      }
      for (const [entry, { status, location_id: at, start_hour, end_hour }] of special.entries()) {
        const path = `locations.${index}.special_hours.${entry}`;
        if (at !== null && !locations.some(({ id }) => id === at))
          wrong(`${path}.location_id`, `${at} is the id of no location. Use one that is, or leave it out.`);
        if (status === "Open" && (start_hour === null || end_hour === null))
          wrong(
            path,
            "Is Open without times. Write start_hour and end_hour, such as 09:00 and 12:00, or set the status to Closed.",
          );
        if (status === "Open")
          checkTimes(
            { open: start_hour, close: end_hour },
            (name) => `${path}.${name === "open" ? "start_hour" : "end_hour"}`,
            wrong,
          );
      }
    }
    const holidays = locations.flatMap(({ id, special_hours: special }, index) =>
      special.map(({ date, location_id: at }, entry) => ({
        path: `locations.${index}.special_hours.${entry}.date`,
        key: `${date} of ${at ?? id}`,
      })),
    );
    repeats(
      holidays,
      (index) => holidays[index]?.path ?? "",
      ({ key }) => key,
      wrong,
    );
  }),
  contradiction(["phones", "locations"], ({ phones, locations }, wrong) => {
    if (!phones.masked && phones.unmaskedLocations.length > 0)
      wrong(
        "phones.unmaskedLocations",
        "No number is masked while phones.masked is false. Leave the list out, or turn masking on.",
      );
    for (const [index, id] of phones.unmaskedLocations.entries())
      if (!locations.some((location) => location.id === id))
        wrong(
          `phones.unmaskedLocations.${index}`,
          `${id} is the id of no location. Use one of ${locations
            .map((location) => location.id)
            .slice(0, 10)
            .join(", ")}.`,
        );
  }),
  contradiction(["delivery"], ({ delivery }, wrong) => {
    for (const [index, { from, to }] of delivery.regions.entries())
      if (from > to)
        wrong(`delivery.regions.${index}.to`, `The region ends at ${to}, before it begins at ${from}. Swap them.`);
  }),
];
