import type { TradeInCar } from "@forecourt/api";
import { countries, findDealership, salePrice } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { xmlText } from "../../base/xml/xml-text.ts";
import { leadFacts, said } from "./lead-facts.ts";

/** A lead as it is delivered. */
export interface AdfLead {
  id: string;
  createdAt: Date;
  /** Its fields as they stand. */
  payload: Readonly<Record<string, unknown>>;
  /** It was delivered before, with less. */
  isResent: boolean;
}

/** What of a site a document says. */
type AdfSite = Pick<Site, "name" | "country" | "dealer" | "hosts">;

/** Fields that have elements of their own, or say nothing to a salesperson. */
const placed = new Set([
  "name",
  "last_name",
  "email",
  "phone",
  "postcode",
  "message",
  "car_id",
  "stock_number",
  "Vehicle Make",
  "Vehicle Model",
  "car_type",
  "vin",
  "car_year",
  "Vehicle Year",
  "car_description",
  "amount",
  "deposit",
  "residual",
  "user_agent",
  "source",
  "adjustmentAnswers",
  "manufacturer_slug",
]);

/**
 * A lead as a document of ADF 1.0 (Auto-lead Data Format), elements in the order of its DTD (rules 2.9).
 *
 * @param parts.car the car it is about, where the stock has it
 * @param parts.tradeIn the shopper's own car, where one is traded in: a vehicle beside the one that it is traded in for
 * @example
 * leadAdf({ lead, site, car: undefined }) // '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>…'
 */
export function leadAdf({
  lead,
  site,
  car,
  tradeIn,
}: {
  lead: AdfLead;
  site: AdfSite;
  car: Car | undefined;
  tradeIn?: TradeInCar | undefined;
}): string {
  const { payload } = lead;
  const url = site.hosts[0] === undefined ? undefined : `https://${site.hosts[0]}`;
  const prospect = element("prospect", { status: lead.isResent ? "resend" : "new" }, [
    element("id", { sequence: "1", source: site.name }, lead.id),
    element("requestdate", {}, lead.createdAt.toISOString()),
    ...(car === undefined && tradeIn ? [] : [vehicle(payload, car, countries[site.country].currency, tradeIn)]),
    ...(tradeIn ? [tradedIn(tradeIn)] : []),
    customer(payload, site.country),
    vendor(payload, site, url),
    element("provider", {}, [
      element("name", { part: "full" }, site.name),
      element("service", {}, "Website"),
      optional("url", url),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element("adf", {}, [prospect])}\n`;
}

/**
 * A lead about no vehicle has one of which nothing is known: the DTD asks for one. What is traded in is not the car of
 * the stock.
 */
function vehicle(
  payload: AdfLead["payload"],
  car: Car | undefined,
  currency: string,
  tradeIn: TradeInCar | undefined,
): string {
  const price = car && salePrice(car);
  const condition = car?.car_type ?? said(payload["car_type"]);
  const interest = tradeIn ? "buy" : interestOf(payload);
  return element("vehicle", { interest, status: condition === "new" ? "new" : "used" }, [
    element("year", {}, said(car?.year ?? payload["car_year"] ?? payload["Vehicle Year"]) ?? ""),
    element("make", {}, car?.make ?? said(payload["Vehicle Make"]) ?? ""),
    element("model", {}, car?.model ?? said(payload["Vehicle Model"]) ?? said(payload["car_description"]) ?? ""),
    optional("vin", car?.vin ?? payload["vin"]),
    optional("stock", car?.stocknum ?? payload["stock_number"]),
    optional("trim", car?.badge),
    optional("doors", car?.doors),
    optional("bodystyle", car?.simple_body ?? car?.body),
    optional("transmission", car?.simple_transmission ?? car?.trans),
    optional("odometer", car?.km, { status: "unknown", units: "km" }),
    optional("price", price, { type: "asking", currency }),
    typeof payload["amount"] === "number"
      ? element("finance", {}, [
          element("method", {}, "finance"),
          element("amount", { type: "total", currency }, String(payload["amount"])),
          optional("amount", payload["deposit"] || undefined, { type: "downpayment", currency }),
          optional("balance", payload["residual"] || undefined, { type: "residual", currency }),
        ])
      : "",
  ]);
}

/** The shopper's own car, as they describe it. */
function tradedIn({ year, make, model, badge, km, rego, regoState }: TradeInCar): string {
  const plate = [rego, regoState].filter(Boolean).join(" ");
  return element("vehicle", { interest: "trade-in", status: "used" }, [
    element("year", {}, String(year)),
    element("make", {}, make),
    element("model", {}, model),
    optional("trim", badge),
    optional("odometer", km, { status: "unknown", units: "km" }),
    optional("comments", plate && `Plate ${plate}`),
  ]);
}

/** The shopper's interest in ADF's terms: test drive, trade-in or purchase. */
function interestOf({ category, subcategory }: AdfLead["payload"]): string {
  const words = `${said(category) ?? ""} ${said(subcategory) ?? ""}`.toLowerCase();
  if (words.includes("test drive")) return "test-drive";
  if (/trade.?in/.test(words)) return "trade-in";
  return words.includes("sell") ? "sell" : "buy";
}

function customer(payload: AdfLead["payload"], country: Site["country"]): string {
  return element("customer", {}, [
    element("contact", {}, [
      element("name", { part: "first" }, said(payload["name"]) ?? ""),
      optional("name", payload["last_name"], { part: "last" }),
      optional("email", payload["email"]),
      optional("phone", payload["phone"], { type: "voice" }),
      said(payload["postcode"]) === undefined
        ? ""
        : element("address", {}, [optional("postalcode", payload["postcode"]), element("country", {}, country)]),
    ]),
    element("comments", {}, comments(payload)),
  ]);
}

/** The shopper's message, followed by all fields without an ADF element of their own, so that none is lost. */
function comments(payload: AdfLead["payload"]): string {
  const facts = leadFacts(payload, placed).map(([field, text]) => `${field}: ${text}`);
  return [said(payload["message"]), facts.join("\n")].filter(Boolean).join("\n\n");
}

function vendor(payload: AdfLead["payload"], site: AdfSite, url: string | undefined): string {
  const dealership = findDealership(site, said(payload["dealership_slug"]));
  const name = dealership?.name ?? site.name;
  return element("vendor", {}, [
    element("vendorname", {}, name),
    optional("url", url),
    element("contact", {}, [
      element("name", { part: "full" }, name),
      element("email", {}, dealership?.email ?? site.dealer.email),
      element("phone", { type: "voice" }, dealership?.phone ?? site.dealer.phone),
    ]),
  ]);
}

function optional(name: string, value: unknown, attributes: Readonly<Record<string, string>> = {}): string {
  const text = said(value);
  return text === undefined ? "" : element(name, attributes, text);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly string[],
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const inside = typeof content === "string" ? xmlText(content) : content.join("");
  return `<${name}${list.join("")}>${inside}</${name}>`;
}
