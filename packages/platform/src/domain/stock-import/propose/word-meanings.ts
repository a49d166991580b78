/** What the words of a feed mean, by patterns in order: the first that fits. */
export type Meanings = readonly (readonly [pattern: RegExp, means: string])[];

/** Condition of a car. */
export const conditionMeanings: Meanings = [
  [/^d$|\bdemo/i, "demo"],
  [/^u$|\bused\b|pre-?owned|second ?-?hand|\bcertified\b|\btrade-?in\b|\b(?:as|near|nearly|like)[ -]?new\b/i, "used"],
  [/^n$|\bnew\b/i, "new"],
];

/** Whether a car can be had. */
export const statusMeanings: Meanings = [
  [/\bsold\b|delivered/i, "sold"],
  [
    /withdrawn|inactive|deleted|archived|wholesale|\bhidden\b|unavailable|\b(?:not|no longer) (?:yet )?(?:for sale|available|active|listed|live|ready)|out of stock/i,
    "withdrawn",
  ],
  [/coming|on order|in transit|\barriving\b|due in|pipeline|pre-?delivery/i, "coming_soon"],
  [
    /reserved|on hold|deposit|under offer|in[ _-]?stock|available|for sale|\bactive\b|\blive\b|\byard\b|\bready\b|current|on lot|\blisted\b/i,
    "in_stock",
  ],
];

/** Whether a car that can be had is kept for somebody. */
export const reservedMeanings: Meanings = [[/reserved|on hold|deposit|under offer/i, "reserved"]];

/** Body, as facets and tiles name it. */
export const bodyMeanings: Meanings = [
  [/camper ?trailer/i, "Camper trailer"],
  [/caravan|pop.?top/i, "Caravan"],
  [/motor ?home|campervan/i, "Motorhome"],
  [/cab.?chassis|tray ?(?:top|back)/i, "Cab chassis"],
  [/\bsuv\b|sports? utility/i, "SUV"],
  [/\bute\b|utility|pick-?up|d(?:ual|ouble) ?cab|crew ?cab|single ?cab/i, "Ute"],
  [/4wd|4x4|crossover|soft.?roader|off.?road/i, "SUV"],
  [/hatch|lift ?back/i, "Hatch"],
  [/sedan|saloon|limo/i, "Sedan"],
  [/people ?mover|\bmpv\b|mini ?van/i, "People mover"],
  [/wagon|estate|tourer/i, "Wagon"],
  [/\bbus\b|coach/i, "Bus"],
  [/\bvan\b/i, "Van"],
  [/convertible|cabrio|roadster|soft.?top|spyder/i, "Convertible"],
  [/coup[eé]/i, "Coupe"],
  [/truck|prime ?mover|tipper|pantech/i, "Truck"],
  [/motor ?(?:cycle|bike)|scooter|\bbike\b/i, "Motorbike"],
];

/** What a car drives on. */
export const fuelMeanings: Meanings = [
  [/plug.?in|phev/i, "Plug-in hybrid"],
  [/hybrid|\bhev\b/i, "Hybrid"],
  [/diesel|\bd\/?sl\b|^d$/i, "Diesel"],
  [/petrol|unleaded|premium|\bulp\b|\bpulp\b|gasoline|leaded|\b9[158] ?ron\b|^p$/i, "Petrol"],
  [/electric|^b?ev$|^e$/i, "Electric"],
  [/\blpg\b|\bgas\b/i, "LPG"],
  [/hydrogen/i, "Hydrogen"],
];

/** Gearbox. */
export const gearboxMeanings: Meanings = [
  [
    /auto|\bcvt\b|\bdct\b|\bdsg\b|tiptronic|steptronic|dual.?clutch|reduction|^\d{0,2}a$|\bamt\b|variable/i,
    "Automatic",
  ],
  [/man(?:ual)?\b|^\d{0,2}m$/i, "Manual"],
];

/** Driven wheels. */
export const driveMeanings: Meanings = [
  [/^4x4$|4wd|four.?wheel|part.?time/i, "4WD"],
  [/awd|all.?wheel|quattro|4motion|xdrive/i, "AWD"],
  [/fwd|^front|front.?wheel/i, "FWD"],
  [/rwd|^rear|rear.?wheel|^4x2$|^2wd$/i, "RWD"],
];

/**
 * What a text of a feed means; undefined where no pattern fits.
 *
 * @example
 * meaningOf("Pre-Owned", conditionMeanings) // "used"
 */
export function meaningOf(text: string, meanings: Meanings): string | undefined {
  return meanings.find(([pattern]) => pattern.test(text))?.[1];
}

/**
 * The texts of a column with what each means, as a mapping writes it.
 *
 * @example
 * valuesOf(["N", "U"], conditionMeanings) // { N: "new", U: "used" }
 */
export function valuesOf(texts: Iterable<string>, meanings: Meanings): Record<string, string> {
  return Object.fromEntries(
    [...texts].flatMap((text) => {
      const means = meaningOf(text, meanings);
      return means === undefined ? [] : [[text, means]];
    }),
  );
}
