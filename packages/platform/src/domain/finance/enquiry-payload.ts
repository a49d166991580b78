import type { CustomerData, FinanceEnquiry } from "@forecourt/api";
import { creditScores, financeEnquiryForm, quickQuoteTerm, salePrice } from "@forecourt/core";
import { leadPhone } from "@forecourt/core/phone";
import { leadInputSchema } from "@forecourt/core/schemas";
import type { Car, Lead, Site } from "@forecourt/core/schemas";

/** What the saga keeps until both of its halves are done: the lead as it is stored, and the lender's customer. */
export interface EnquiryPayload extends Record<string, unknown> {
  lead: Lead & Record<string, unknown>;
  customer: CustomerData;
}

/**
 * Makes lead and customer from a checked form (S2 §3, §5, §7). The lead's phone has a leading 0 instead of 61 or 64,
 * the customer's is international. The verification code is in neither. What the form declares is in the lead; the
 * customer has what the lender asks for. A car of the site brings its own vin, nvic, year and type. It also brings the
 * lender's quick quote, where the enquiry is for the very amounts of that quote: the lender reads it in the lead.
 *
 * @param phone proven, in international form
 */
export function enquiryPayload(site: Site, form: FinanceEnquiry, phone: string, car: Car | undefined): EnquiryPayload {
  const vin = car?.vin ?? form.vin;
  const nvic = car?.nvic ?? form.nvic;
  const year = car?.year ?? form.car_year;
  const base = leadInputSchema.parse({
    category: financeEnquiryForm.category,
    name: form.name,
    last_name: form.last_name,
    email: form.email,
    phone: leadPhone(phone, site.country),
    postcode: form.postcode,
    opt_in: form.subscribe,
    terms_conditions: form.terms_conditions,
    car_id: form.car_id,
    ...(car
      ? {
          stock_number: car.stocknum ?? undefined,
          "Vehicle Make": car.make,
          "Vehicle Model": car.model,
          vehicle_status: car.status,
        }
      : {}),
    car_type: car?.car_type ?? form.car_type,
    dealership_slug: car?.dealership_slug ?? form.dealership_slug,
    url: form.url,
    user_agent: form.user_agent,
    lead_attributes: form.lead_attributes,
  });
  const lead = {
    ...present(declaredIn(form)),
    ...base,
    tags: ["YouX"],
    ...present({
      vin,
      car_year: year,
      car_description: form.car_description ?? car?.name,
      youxQuote: car && quotedFor(form, car),
    }),
  };
  const customer = {
    nvic,
    vin,
    year,
    selfAssessedCreditScore: form.selfAssessedCreditScore,
    purchasePrice: form.amount,
    loanTerm: form.term,
    phoneNumber: phone,
    firstName: form.name,
    lastName: form.last_name,
    email: form.email,
    postCode: form.postcode,
    subscribe: form.subscribe,
  };
  return { lead, customer };
}

/** What was said in the fields that the form declares; the code proves the number, and is nobody's to keep. */
function declaredIn(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told = financeEnquiryForm.fields.filter(({ type }) => type !== "code");
  return Object.fromEntries(told.map(({ name }) => [name, form[name]]));
}

/**
 * The quote that came with a car, where the form asks for what it was given for: the price of the car over five years,
 * with a great credit history.
 */
function quotedFor({ amount, term, selfAssessedCreditScore: score }: FinanceEnquiry, car: Car): Car["youxQuote"] {
  const isAsked = amount === salePrice(car) && term === quickQuoteTerm.initial && score === creditScores[0];
  return isAsked ? car.youxQuote : undefined;
}

function present(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}
