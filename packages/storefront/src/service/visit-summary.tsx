import { formatMoney, usualLocale } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import type { ServicePlace } from "@forecourt/enquiry/service";
import { BookingSummary } from "../booking-summary.tsx";
import type { BookingSummaryProps } from "../booking-summary.tsx";

/** What stands in the form of a visit, by the names of its fields. */
export type Visit = Readonly<Record<string, string>>;

/** What the summary needs. */
export interface VisitSummaryProps {
  visit: Visit;
  prices: ServiceSettings["prices"];
  places: readonly Pick<ServicePlace, "id" | "label">[];
  money: MoneyFormat;
}

const dayName = new Intl.DateTimeFormat(usualLocale, {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** What is asked for so far, and what it costs at least: beside every page of a service booking, where scripts can follow the form. */
export function VisitSummary({ visit, prices, places, money }: VisitSummaryProps) {
  const job = prices.find(({ name }) => name === visit["due"]);
  const due = job?.name ?? (visit["Service Interval"] || (visit["due"] === "" ? "Something else" : undefined));
  const date = visit["day"] || visit["Preferred Service Date"];
  const place = places.find(({ id }) => id === visit["location"]) ?? places[0];
  const rows: BookingSummaryProps["rows"] = [
    ["What is due", due],
    ["Day", date && /^\d{4}-\d\d-\d\d$/.test(date) ? dayName.format(new Date(`${date}T12:00:00Z`)) : undefined],
    ["Where", place?.label],
    ["Rego", visit["Vehicle Rego"]?.trim().toUpperCase(), "Not given"],
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
      {...(prices.length > 0 && { total: { name: "Total, with GST", said: price } })}
    />
  );
}
