import type { BudgetTerms } from "../search/budget-terms.ts";
import type { RangeFacetName } from "../search/facet-names.ts";
import type { SearchRange, SortOrder } from "../search/search-query.ts";

/** What the rules about amounts fill in. */
export interface AmountsRead {
  ranges: Partial<Record<RangeFacetName, SearchRange>>;
  budget: BudgetTerms;
  sortBy?: SortOrder;
}

/**
 * A rule: a pattern of plain words and what it means. `keep`: the words are no filter and stay as they are; false: not
 * meant.
 */
export interface AmountRule {
  pattern: RegExp;
  read: (
    groups: Readonly<Record<string, string | undefined>>,
    found: AmountsRead,
    thisYear: number | undefined,
  ) => boolean | "keep";
  /** Whether it is about money a week and the terms of a loan. */
  isBudget?: boolean;
}

// "30 000" is thirty thousand; "mazda 3 200 a week" is not three thousand.
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,3} (?:000|500)|\d+(?:\.\d+)?)`;
const amount = (name: string) => String.raw`(?<${name}>\$? ?${number} ?(?:k|grand|gs|thousand|thou)?)`;
const atMost = String.raw`(?:(?<!(?:no|not|nothing) )(?:under|below|(?:less|lower|cheaper|fewer) th[ae]n)|up to|upto|max(?:imum)?(?: of)?|no more th[ae]n|not more th[ae]n|not over|sub|at most|nothing (?:over|above|more th[ae]n|dearer th[ae]n)|no (?:higher|greater|dearer) th[ae]n|not above|<=?|within)`;
const atLeast = String.raw`(?:over|above|more th[ae]n|greater th[ae]n|at least|from|min(?:imum)?(?: of)?|no (?:less|lower|fewer) th[ae]n|not (?:less th[ae]n|under|below)|nothing (?:under|below|less th[ae]n)|>=?|starting (?:at|from)|upwards of)`;
const andOr = String.raw`(?: ?- ?| to | and )`;
const kilometres = String.raw`(?:kms?|kays|klms?|ks|k's|kilometres|kilometers|klicks|(?:kms? |kays )?on the clock)`;
const fortnight = String.raw`(?:pf|per fortnight|a fortnight|each fortnight|every fortnight|fortnightly)`;
const spent = String.raw`(?: (?:dollars|bucks))?`;
const repaying = String.raw`(?:(?:financed?|repayments?|payments?)(?: (?:of|at|for|is|are))? )?`;
const month = String.raw`(?:pm|pcm|per month|a month|each month|every month|monthly)`;
const week = String.raw`(?:pw|per week|a week|/ ?week|weekly|each week|every week|per wk|a wk|wk)`;
const year = (name: string) => String.raw`(?<${name}>(?:19|20)\d\d)`;
const mass = String.raw`(?<mass>\d+(?:[.,]\d+)?) ?(?<unit>t|tonnes?|tons?|kgs?|kilos)`;
const load = String.raw`(?: (?:caravan|boat|trailer|van|float|horse float|load|camper))?`;

const rule = (pattern: string, read: AmountRule["read"]): AmountRule => ({ pattern: new RegExp(pattern), read });
const budgetRule = (pattern: string, read: AmountRule["read"]): AmountRule => ({
  ...rule(pattern, read),
  isBudget: true,
});

/** Words that say no more than an order. */
const ordered = (pattern: string, order: SortOrder): AmountRule =>
  rule(pattern, (_, found) => {
    // The first and most exact mention of an order wins.
    found.sortBy ??= order;
    return true;
  });

/** The rules in the order in which they are tried: what is said most exactly comes first. */
export const amountRules: readonly AmountRule[] = [
  // Money a week, and the terms of a loan.
  budgetRule(`${repaying}(?:between )?${amount("low")}${andOr}${amount("high")}${spent} ?${week}`, ({ high }, found) =>
    setBudget(found, "weeklyDollars", dollars(high), 10_000),
  ),
  budgetRule(
    `${repaying}(?:(?:${atMost}|budget(?: of)?|about|around|for) )?${amount("high")}${spent} ?${week}(?: or less| or under| max(?:imum)?| tops| budget)?`,
    ({ high }, found) => setBudget(found, "weeklyDollars", dollars(high), 10_000),
  ),
  budgetRule(
    `${repaying}(?:(?:${atMost}|budget(?: of)?|about|around|for) )?${amount("high")}${spent} ?${fortnight}(?: or less| or under| max(?:imum)?)?`,
    ({ high }, found) => setBudget(found, "weeklyDollars", Math.floor(dollars(high) / 2), 10_000),
  ),
  budgetRule(
    `${repaying}(?:(?:${atMost}|budget(?: of)?|about|around|for) )?${amount("high")}${spent} ?${month}(?: or less| or under| max(?:imum)?)?`,
    ({ high }, found) => setBudget(found, "weeklyDollars", Math.floor((dollars(high) * 12) / 52), 10_000),
  ),
  budgetRule(
    `(?:with )?(?:an? )?${amount("down")} (?:cash )?(?:deposit|upfront|down payment)|(?:with )?(?:an? )?deposit (?:of )?${amount("after")}`,
    ({ down, after }, found) => setBudget(found, "depositDollars", dollars(down ?? after), 1_000_000),
  ),
  budgetRule(
    `(?:with )?(?:an? |my )?${amount("down")} trade ?-?in|(?:with )?(?:an? |my )?trade ?-?in (?:of |worth |valued at )?${amount("after")}`,
    ({ down, after }, found) => setBudget(found, "tradeInDollars", dollars(down ?? after), 1_000_000),
  ),
  budgetRule(
    `(?:over|for) (?<years>[1-7]) (?:years?|yrs?)(?! old)(?: loan| term| finance)?|(?:over )?(?:an? )?(?<more>[1-7]) (?:year|yr) (?:loan|term|finance)`,
    ({ years, more }, found) => setBudget(found, "termYears", Number(years ?? more), 7),
  ),
  // Towing.
  rule(
    `(?:can )?(?:tow|tows|towing|pull|pulls)(?: (?:capacity|rating|at least|up to|of|over|min|minimum|a|an|my|more than|caravan|boat|trailer|van|horse float|float|camper))* ${mass}${load}(?: (?:braked|plus|or more))*`,
    ({ mass: text, unit }, found) => setTowing(found, text, unit),
  ),
  rule(
    String.raw`(?:can )?(?:tow|tows|towing) (?<bare>(?!19\d\d|20(?!00)[0-3]\d)[1-4]\d{3}|[5-9]\d{2})(?: ?\+)?`,
    ({ bare }, found) => setTowing(found, bare, "kg"),
  ),
  rule(
    `(?:(?:at least|over|min|minimum) )?${mass}\\+? (?:braked )?(?:towing|tow|braked)(?: capacity| rating| limit)?`,
    ({ mass: text, unit }, found) => setTowing(found, text, unit),
  ),
  // Without a weight: a caravan for two, or a boat on its trailer.
  rule(
    String.raw`(?:(?:can|for|able to|to) )?(?:tow|tows|towing)(?: (?:capacity|car|vehicle|an?|my|our|the|caravans?|boats?|trailers?|horse floats?|floats?|campers?|things))*(?! ?(?:\d|bar|ball|pack|hitch|kit|mirror|point))`,
    (_, found) => found.ranges.towing !== undefined || setTowing(found, "2", "t"),
  ),
  // Age and year.
  rule(
    `(?:(?:less th[ae]n|under|max|maximum|up to|no (?:older|more) th[ae]n|not older th[ae]n|within) (?<age>\\d{1,2}) (?:years?|yrs?)(?: old)|no older than (?<most>\\d{1,2}) (?:years?|yrs?)|(?:from )?(?:the )?last (?<last>\\d{1,2}) (?:years|yrs))`,
    ({ age, most, last }, found, thisYear) =>
      thisYear !== undefined && setRange(found, "year", { min: thisYear - Number(age ?? most ?? last) }),
  ),
  rule(`(?:between |from )?${year("low")}${andOr}${year("high")}(?: models?)?`, ({ low, high }, found, thisYear) =>
    setYears(found, low, high, thisYear),
  ),
  rule(
    `(?:around|about|circa|roughly) (?:the )?(?:year )?${year("near")}(?! ?(?:${kilometres}|kgs?|kilos|dollars|bucks)(?= |$))(?: models?)?`,
    ({ near }, found, thisYear) =>
      setYears(
        found,
        String(Number(near) - 1),
        String(Math.min(Number(near) + 1, thisYear ?? Number(near) + 1)),
        thisYear,
      ),
  ),
  rule(
    `${year("low")} ?(?:\\+|plus|or (?:newer|later|above|up|younger|better)|and (?:newer|later|above|up|onwards?|over|younger)|onwards?|upwards?|up|models? or newer|models? onwards)`,
    ({ low }, found, thisYear) => setYears(found, low, undefined, thisYear),
  ),
  rule(
    `(?:from|since|min(?:imum)?|at least) (?:(?:the )?year )?${year("low")}(?: models?)?(?: onwards?| on)?`,
    ({ low }, found, thisYear) => setYears(found, low, undefined, thisYear),
  ),
  // "No older than 2018" is not older than 2018.
  rule(
    `(?:(?:no|not|nothing|none|isn't|isnt|dont want|don't want)(?: anything)? (?:older|earlier) th[ae]n|(?:nothing|not) (?:before|pre|prior to)) ${year("low")}(?: models?)?`,
    ({ low }, found, thisYear) => setYears(found, low, undefined, thisYear),
  ),
  rule(
    `(?:no|not|nothing|none) (?:newer|later|younger) th[ae]n ${year("high")}(?: models?)?`,
    ({ high }, found, thisYear) => setYears(found, undefined, high, thisYear),
  ),
  rule(`(?:newer than|later than|after|post|younger than) ${year("low")}`, ({ low }, found, thisYear) =>
    setYears(found, String(Number(low) + 1), undefined, thisYear),
  ),
  rule(`(?:older than|earlier than|before|pre|prior to) ${year("high")}`, ({ high }, found, thisYear) =>
    setYears(found, undefined, String(Number(high) - 1), thisYear),
  ),
  rule(`${year("high")} (?:or|and) (?:older|earlier|before)`, ({ high }, found, thisYear) =>
    setYears(found, undefined, high, thisYear),
  ),
  // Kilometres on the clock.
  rule(
    `(?:low(?:est)?|lower|least|fewest) (?:kms?|kays|ks|kilometres|kilometers|klms?|mileage|miles|k's)`,
    (_, found) => {
      found.sortBy = "km_asc";
      return true;
    },
  ),
  // "Under 100ks": nobody means a hundred kilometres.
  rule(`(?:with )?(?:${atMost} )(?<thousands>\\d{1,3}) ?(?:ks|k's|kays)`, ({ thousands }, found) =>
    setRange(found, "km", { max: Number(thousands) * 1000 }),
  ),
  rule(
    `(?:between )?${amount("low")}(?: ?${kilometres})?${andOr}${amount("high")} ?${kilometres}`,
    ({ low, high }, found) => setRange(found, "km", pair(low, high)),
  ),
  // Around a place that nobody knows: no odometer.
  rule(`within ${amount("any")} ?${kilometres} (?:of|from|around)`, () => "keep"),
  rule(`(?:with )?(?:${atMost} )${amount("high")} ?${kilometres}`, ({ high }, found) =>
    setRange(found, "km", { max: dollars(high) }),
  ),
  rule(`${amount("high")} ?${kilometres} (?:or (?:less|under|fewer|lower)|max(?:imum)?|tops)`, ({ high }, found) =>
    setRange(found, "km", { max: dollars(high) }),
  ),
  rule(`(?:${atLeast} )${amount("low")} ?${kilometres}`, ({ low }, found) =>
    setRange(found, "km", { min: dollars(low) }),
  ),
  rule(`${amount("any")} ?${kilometres}`, () => "keep"),
  // Price.
  rule(
    `(?:between |from )?${amount("low")}${andOr}${amount("high")}`,
    ({ low, high }, found) => isMoney(low, high) && setRange(found, "price", pair(low, high)),
  ),
  rule(
    `(?:budget (?:of )?|price )?${atMost} ${amount("high")}(?: budget| dollars| bucks)?`,
    ({ high }, found) => isPrice(high) && setRange(found, "price", { max: dollars(high) }),
  ),
  rule(
    `${amount("high")} (?:or (?:less|under|below|cheaper)|and under|max(?:imum)?|tops|budget|limit)`,
    ({ high }, found) => isPrice(high) && setRange(found, "price", { max: dollars(high) }),
  ),
  rule(
    `(?:my )?budget (?:is |of |about |around )?${amount("high")}`,
    ({ high }, found) => isPrice(high) && setRange(found, "price", { max: dollars(high) }),
  ),
  rule(
    `${atLeast} ${amount("low")}`,
    ({ low }, found) => isPrice(low) && setRange(found, "price", { min: dollars(low) }),
  ),
  rule(
    `${amount("low")} ?(?:or more|and (?:up|over|above)|plus|\\+)`,
    ({ low }, found) => isPrice(low) && setRange(found, "price", { min: dollars(low) }),
  ),
  rule(
    `(?:around|about|roughly|approx(?:imately)?|circa|~) ?${amount("about")}`,
    ({ about }, found) =>
      isPrice(about) &&
      setRange(found, "price", {
        min: Math.round((dollars(about) * 9) / 10),
        max: Math.round((dollars(about) * 11) / 10),
      }),
  ),
  rule(
    `(?<exact>\\$ ?${number} ?(?:k|grand|thousand)?|${number} ?(?:grand|thousand dollars|bucks|dollars))`,
    ({ exact }, found) => isPrice(exact) && setRange(found, "price", { max: dollars(exact) }),
  ),
  // Orders. A first car and a runabout are cheap ones.
  ordered(
    "(?:cheapest|cheap(?: as chips)?|cheapie|affordable|inexpensive|bargains?|lowest price|lowest priced|least expensive)(?: first(?! (?:car|vehicle|ute)))?(?: runabout)?",
    "price_asc",
  ),
  ordered("(?:my |her |his |a |our )?(?:first|1st) (?:car|vehicle)|runabout", "price_asc"),
  ordered("(?:dearest|priciest|(?:most|more) expensive|highest priced?)(?: first)?", "price_desc"),
  ordered(
    "(?:latest|new|recent) (?:arrivals?|listings?)|newest (?:arrivals?|listings?)|just (?:arrived|in|listed)|recently (?:added|listed|arrived)",
    "newest",
  ),
  ordered("(?:newest|latest|most recent)(?: models?| cars?)?(?: first)?|late models?|newer models?", "year_desc"),
];

/** A year by itself, tried once makes and models are read: "Peugeot 2008" is no year. */
export const bareYearRule: AmountRule = rule(`${year("exact")}(?: models?)?`, ({ exact }, found, thisYear) => {
  // "2020 2021 2022" is all of them.
  const { min = Number(exact), max = Number(exact) } = found.ranges.year ?? {};
  return setYears(found, String(Math.min(min, Number(exact))), String(Math.max(max, Number(exact))), thisYear);
});

/**
 * "30k" with no word beside it is a price at most; tried last, so that "under white 30k" and "80k kms" are read as what
 * they say.
 */
export const bareAmountRule: AmountRule = rule(
  `(?<exact>\\d{1,3} ?k)`,
  ({ exact }, found) =>
    isPrice(exact) && setRange(found, "price", { max: Math.min(dollars(exact), found.ranges.price?.max ?? Infinity) }),
);

/** "30k", "$30,000", "30 grand" as a number. */
function dollars(text: string | undefined): number {
  const digits = Number(written(text).replace(/[^\d.]/g, ""));
  return Math.round(inThousands(text) ? digits * 1000 : digits);
}

/** A group that a pattern holds was matched: only its type says otherwise. */
function written(text: string | undefined): string {
  return text ?? "";
}

function inThousands(text: string | undefined): boolean {
  return /\d ?k|grand|gs|thou/.test(written(text));
}

/** Money is written with $, k or grand, or is at least 1,000 and no year. */
function isPrice(text: string | undefined): boolean {
  const value = dollars(text);
  if (value < 100 || value > 99_999_999) return false;
  return /[$kg]|thou/.test(written(text)) || (value >= 1000 && !/^\s*(?:19|20)\d\d\s*$/.test(written(text)));
}

function isMoney(low: string | undefined, high: string | undefined): boolean {
  return isPrice(high) && (/[$kg,]|thou/.test(`${low}${high}`) || dollars(low) >= 1000);
}

/** "15 to 25k" means thousands at both ends. */
function pair(low: string | undefined, high: string | undefined): SearchRange {
  const max = dollars(high);
  const first = dollars(low);
  const min = first < 1000 && max >= 1000 && !inThousands(low) && first * 1000 <= max ? first * 1000 : first;
  return min <= max ? { min, max } : { min: max, max: min };
}

function setRange(found: AmountsRead, name: RangeFacetName, range: SearchRange): boolean {
  if (Object.values(range).some((value: number) => !(value >= 0 && value <= 999_999_999))) return false;
  const whole = { ...found.ranges[name], ...range };
  found.ranges[name] = whole.min !== undefined && whole.max !== undefined && whole.min > whole.max ? range : whole;
  return true;
}

function setYears(found: AmountsRead, low: string | undefined, high: string | undefined, thisYear = 2100): boolean {
  const years = [low, high].filter((each) => each !== undefined).map(Number);
  if (years.some((each) => each < 1950 || each > thisYear + 1)) return false;
  const min = low === undefined ? {} : { min: Math.min(...years) };
  const max = high === undefined ? {} : { max: Math.max(...years) };
  return setRange(found, "year", { ...min, ...max });
}

function setBudget(found: AmountsRead, term: keyof BudgetTerms, value: number, most: number): true | "keep" {
  // "under 90,000 a week" is no price either.
  if (!(value >= 1 && value <= most)) return "keep";
  found.budget[term] = value;
  return true;
}

function setTowing(found: AmountsRead, text = "", unit = ""): boolean {
  const value = Number(text.replace(",", unit.startsWith("t") ? "." : ""));
  const kilograms = Math.round(unit.startsWith("t") ? value * 1000 : value);
  return kilograms >= 100 && kilograms <= 20_000 && setRange(found, "towing", { min: kilograms });
}
