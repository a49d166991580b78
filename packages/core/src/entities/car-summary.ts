import { z } from "zod";
import { carSchema } from "./car.ts";

/**
 * The part of a car that a card, a list or a carousel shows. Search answers hold these, not whole cars, and leave out
 * what is not known: a page of cards is a third smaller without its nulls.
 */
export const carSummarySchema = carSchema
  .pick({
    id: true,
    slug: true,
    path: true,
    name: true,
    item_type: true,
    make: true,
    model: true,
    badge: true,
    series: true,
    year: true,
    colour: true,
    car_type: true,
    status: true,
    tag: true,
    reserved: true,
    certified: true,
    preorder: true,
    price: true,
    before_price: true,
    before_price_proven: true,
    offer_price: true,
    subscription_price: true,
    price_type: true,
    price_type_label: true,
    km: true,
    stocknum: true,
    drive: true,
    fuel: true,
    simple_fuel: true,
    body: true,
    simple_body: true,
    simple_transmission: true,
    seats: true,
    primary_image_url: true,
    created_at: true,
    sold_date_timestamp: true,
    city: true,
    state: true,
    dealership_slug: true,
    views: true,
    finance_lenders: true,
    // For the Reserve button; left out by the platform where no car may be paid for online.
    payment_processors: true,
    // Targets of finance buttons (decisions.md row 81); left out by the platform where no card has one.
    vin: true,
    nvic: true,
    // Facts by which caravans, trucks and motorbikes are chosen; left out by the platform from the cards of cars.
    sleeps: true,
    body_length: true,
    tare_weight: true,
    aggregate_trailer_mass: true,
    grossvehiclemass: true,
    engine_size: true,
    engine_size_litres: true,
  })
  .extend({
    /**
     * The number that the card's Call button calls, as anybody may see it: the platform adds it where cards have the
     * button.
     */
    phone: z.string().nullish(),
  });

/** The fields of a car that a card needs; an unknown field is absent or null. A whole `Car` is one too. */
export type CarSummary = Pick<ParsedSummary, NeededField> & {
  [Field in Exclude<keyof ParsedSummary, NeededField>]?: ParsedSummary[Field] | null | undefined;
};

type ParsedSummary = z.output<typeof carSummarySchema>;
type NeededField = "id" | "slug" | "path" | "name" | "make" | "model" | "car_type" | "status";
