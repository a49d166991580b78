import { feedFieldNames, feedFields, isNumericField } from "../car-fields.ts";
import { parseCalendarDay } from "../parse-day.ts";
import { readNumber } from "../read-number.ts";
import { readPriceType } from "../price-type.ts";
import { namesOf } from "./column-names.ts";
import type { Subject } from "./column-names.ts";
import {
  bodyMeanings,
  conditionMeanings,
  driveMeanings,
  fuelMeanings,
  gearboxMeanings,
  meaningOf,
  statusMeanings,
} from "./word-meanings.ts";

/** How the column of a subject is known. */
export interface FieldGuess {
  subject: Subject;
  /** What dealers' systems call it, in small letters and digits alone. */
  headers: readonly string[];
  /** Whether a text may be one of its values; left out where anything may. */
  fits?: (text: string) => boolean;
  /** A column may be guessed by its values alone, whatever its name: by those that `fits` takes, or by this test. */
  byValues?: true | ((text: string) => boolean);
}

/** What a guess needs to know besides the file. */
export interface GuessSetting {
  /** Whether a text is the name of a make. */
  isMake: (text: string) => boolean;
  /** Whether a text is a part of the site's country: "NSW". */
  isState: (text: string) => boolean;
  /** The year that it is. */
  thisYear: number;
}

const colours =
  /\b(?:white|black|silver|gr[ea]y|blue|red|green|orange|yellow|brown|gold|bronze|beige|maroon|purple|pink|pearl|charcoal|graphite|cream|champagne|ivory|teal|navy|titanium|platinum)\b/i;
const isNumber = (text: string) => readNumber(text) !== undefined;
const numberIn = (text: string) => readNumber(/[\d][\d,. ]*/.exec(text)?.[0].replace(/[., ]+$/, "") ?? "");
const between = (low: number, high: number) => (text: string) => {
  const number = numberIn(text);
  return number !== undefined && number >= low && number <= high;
};
const means = (meanings: Parameters<typeof meaningOf>[1]) => (text: string) => meaningOf(text, meanings) !== undefined;
const isDay = (text: string) => parseCalendarDay(text) !== undefined || /^\d{4}-\d{2}-\d{2}T/.test(text);
const isPicture = (text: string) => /^https?:\/\/\S/i.test(text) || /\.(?:jpe?g|png|webp|avif)\b/i.test(text);
/** A VIN, or the number of a chassis from Japan; more than an import takes for one, as nothing else says that it is. */
const isVin = (text: string) => /^(?:[A-HJ-NPR-Z0-9]{17}|[A-Z]{1,4}\d{0,3}[A-Z]{0,3}-\d{5,8})$/i.test(text);
/** A condition and no more: a note about new tyres is none. */
const isConditionAlone = (text: string) =>
  /^(?:[nud]|(?:brand |near )?new|(?:ex-? ?|dealer )?demo\w*|used|pre-?owned|second ?-?hand|certified)(?: (?:used|pre-?owned|cars?|vehicles?|stock))*$/i.test(
    text,
  );
const isMoney = (text: string) =>
  between(200, 3_000_000)(text) || /^(?:p\.?o\.?a\.?|price on application|call.*|contact.*)$/i.test(text);

/** What columns are known by: names first, values beside them. Earlier guesses win where two are as likely. */
export function fieldGuesses({ isMake, isState, thisYear }: GuessSetting): FieldGuess[] {
  const isYear = (text: string) => {
    const year = Number(/\b(?:19|20)\d{2}\b/.exec(text)?.[0]);
    return year >= 1920 && year <= thisYear + 2;
  };
  const known: Omit<FieldGuess, "headers">[] = [
    { subject: "vin", fits: isVin, byValues: true },
    { subject: "stocknum" },
    { subject: "make", fits: isMake, byValues: true },
    { subject: "model" },
    { subject: "badge", fits: (text) => !colours.test(text) && !/leather|cloth|vinyl/i.test(text) },
    { subject: "series" },
    { subject: "year", fits: isYear, byValues: true },
    { subject: "car_type", fits: means(conditionMeanings), byValues: isConditionAlone },
    { subject: "status", fits: means(statusMeanings) },
    { subject: "price", fits: isMoney, byValues: (text) => isMoney(text) && text.startsWith("$") },
    { subject: "before_price", fits: isMoney },
    { subject: "offer_price", fits: isMoney },
    { subject: "price_type", fits: (text) => readPriceType(text) !== undefined, byValues: true },
    { subject: "km", fits: between(0, 2_000_000) },
    { subject: "regplate", fits: (text) => /^[A-Z0-9][A-Z0-9 .-]{1,9}$/i.test(text) },
    { subject: "rego_expiry" },
    { subject: "build_date" },
    { subject: "compliance_date" },
    { subject: "body", fits: means(bodyMeanings), byValues: true },
    { subject: "trans", fits: means(gearboxMeanings), byValues: true },
    { subject: "fuel", fits: means(fuelMeanings), byValues: true },
    { subject: "drive", fits: means(driveMeanings), byValues: true },
    { subject: "colour", fits: (text) => colours.test(text), byValues: true },
    { subject: "interior_colour", fits: (text) => colours.test(text) || /leather|cloth|suede|vinyl/i.test(text) },
    { subject: "engine_size", fits: (text) => /\d/.test(text) },
    { subject: "cylinders", fits: between(1, 16) },
    { subject: "seats", fits: between(1, 60) },
    { subject: "doors", fits: between(1, 7) },
    { subject: "fuelconsumptioncombined", fits: between(1, 40) },
    { subject: "towingcapacitybraked", fits: between(100, 30_000) },
    { subject: "ancaprating", fits: between(0, 5) },
    { subject: "images", fits: isPicture, byValues: true },
    { subject: "video_url", fits: (text) => /^https?:/i.test(text) },
    { subject: "standardEquipment" },
    { subject: "dealercomments", fits: (text) => text.length > 40, byValues: true },
    { subject: "state", fits: isState, byValues: true },
    { subject: "city", fits: (text) => /^[\p{L}' .-]+$/u.test(text) },
    { subject: "place", fits: (text) => /^[\p{L}' .-]+,\s*[\p{L} -]+$/u.test(text) },
    { subject: "title", fits: (text) => isYear(text) && text.length < 120 && text.includes(" ") },
    { subject: "created_at", fits: isDay },
    { subject: "tare_weight", fits: between(50, 60_000) },
    { subject: "aggregate_trailer_mass", fits: between(100, 60_000) },
    { subject: "grossvehiclemass", fits: between(100, 100_000) },
    { subject: "sleeps", fits: between(1, 12) },
  ];
  const inTable = new Set(known.map(({ subject }) => subject));
  const others = feedFieldNames.filter((field) => !inTable.has(field) && feedFields[field] !== "unstored");
  return [
    ...known.map((guess) => ({ ...guess, headers: namesOf(guess.subject) })),
    ...others.map((subject): FieldGuess => ({
      subject,
      headers: [],
      ...(isNumericField(subject) && { fits: isNumber }),
    })),
  ];
}
