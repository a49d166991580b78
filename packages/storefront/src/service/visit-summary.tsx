import { formatMoney, neutralLocale } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import type { ServicePlace } from "@forecourt/enquiry/service";
import { BookingSummary } from "../booking-summary.tsx";
import type { BookingSummaryProps } from "../booking-summary.tsx";

/** What is said of a visit, by the names of its fields: see visit-so-far.ts. */
export type Visit = Readonly<Record<string, string>>;

/** Props of {@link VisitSummary}. */
export interface VisitSummaryProps {
  visit: Visit;
  prices: ServiceSettings["prices"];
  places: readonly Pick<ServicePlace, "id" | "label">[];
  money: MoneyFormat;
  /** Name of the tax that the prices include. */
  salesTax: string;
  /** The form asks for the vehicle, not for its plate alone. */
  hasVehicle: boolean;
}

const dayName = new Intl.DateTimeFormat(neutralLocale, {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** The booking so far and its lowest price, beside every page of a service booking; updated by scripts. */
export function VisitSummary({ visit, prices, places, money, salesTax, hasVehicle }: VisitSummaryProps) {
  const job = prices.find(({ name }) => name === visit["due"]);
  const due = job?.name ?? (visit["Service Interval"] || (visit["due"] === "" ? "Something else" : undefined));
  const date = visit["day"] || visit["Preferred Service Date"];
  const place = places.find(({ id }) => id === visit["location"]) ?? places[0];
  const { "Vehicle Year": year, "Vehicle Make": make, "Vehicle Model": model } = visit;
  const rows: BookingSummaryProps["rows"] = [
    ["Rego", visit["Vehicle Rego"]?.trim().toUpperCase(), "Not given"],
    // Its place is kept: nothing moves when the vehicle is known.
    ...(hasVehicle ? [["Vehicle", [year, make, model].filter(Boolean).join(" "), "Not given"] as const] : []),
    ["Service Interval", due],
    ["Day", date && /^\d{4}-\d\d-\d\d$/.test(date) ? dayName.format(new Date(`${date}T12:00:00Z`)) : undefined],
    ["Where", place?.label],
  ];
  const price = job ? (
    <>
      from <b>{formatMoney(job.fromDollars, money)}</b>
    </>
  ) : due ? (
    "We will tell you"
  ) : (
    <b>–</b>
  );
  return (
    <BookingSummary
      title="Your booking"
      rows={rows}
      {...(prices.length > 0 && { total: { name: `Total, with ${salesTax}`, said: price } })}
    />
  );
}
