import type { JsonDocument } from "../../records/schema.ts";
import { said } from "../leads/lead-facts.ts";

/**
 * Who sent a lead, in the columns of a mail to the dealer: what is known of them.
 *
 * @param lead its fields as they stand
 * @example
 * shopperFacts({ name: "Ana", last_name: "Lima", phone: "+61412345678" }) // [["Shopper", "Ana Lima"], ["Phone", "+61412345678"]]
 */
export function shopperFacts({ name, last_name: lastName, phone, email }: JsonDocument): [string, string][] {
  const facts = {
    Shopper: [said(name), said(lastName)].filter(Boolean).join(" "),
    Phone: said(phone),
    Email: said(email),
  };
  return Object.entries(facts).flatMap(([label, value]) => (value ? [[label, value]] : []));
}
