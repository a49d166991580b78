import type { Site } from "../site/site-document.ts";
import type { LeadFormContext } from "./lead-form.ts";

/**
 * Facts on which the lead forms of a site depend.
 *
 * @param known what is known of the enquiry
 * @example
 * leadFormContext(site, { hasCar: true }).dealerships // the dealerships of the group
 */
export function leadFormContext(
  {
    country,
    enquiry,
    dealer,
    locations,
    service,
    financeEnquiry,
    reserve,
    onlinePayment,
    spinToWin,
  }: Pick<
    Site,
    | "country"
    | "enquiry"
    | "dealer"
    | "locations"
    | "service"
    | "financeEnquiry"
    | "reserve"
    | "onlinePayment"
    | "spinToWin"
  >,
  known: Pick<LeadFormContext, "hasCar" | "isProven" | "today"> = {},
): LeadFormContext {
  return {
    country,
    enquiry,
    dealerships: dealer.dealerships,
    places: locations.filter(({ visible }) => visible).map(({ id, name }) => ({ id, name })),
    service,
    financeEnquiry,
    reserve,
    onlinePayment,
    spinToWin,
    ...known,
  };
}
