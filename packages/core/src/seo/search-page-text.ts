import { capitalized } from "../text/capitalized.ts";
import type { CarType } from "../entities/car.ts";
import { conditionLabel } from "../car/condition-label.ts";
import { formatNumber } from "../format/format-number.ts";
import { resultsWord } from "../format/stock-word.ts";

/** What a search page is about. */
export interface SearchPageSubject {
  /** Empty or left out for all of them. */
  carTypes?: readonly CarType[];
  make?: string;
  model?: string;
  /** Simple body, as shown: "SUV". */
  body?: string;
  city?: string;
  /** Name of one dealership of a group. */
  dealership?: string;
}

/** What page texts need to know besides the subject. */
export interface SearchPageTextOptions {
  siteName: string;
  /** 1-based. @default 1 */
  page?: number;
  /** What the site calls its stock, in the plural: `search.vehicleType`. @default "cars" */
  vehicles?: string | undefined;
}

/**
 * Heading of a search page.
 *
 * @example
 * searchPageHeading({ carTypes: ["used"], make: "Mazda", model: "CX-5", city: "Dubbo" }) // "Used Mazda CX-5 for sale in Dubbo"
 * searchPageHeading({}) // "New, demo and used cars for sale"
 * searchPageHeading({ make: "Yamaha" }, "motorbikes") // "Yamaha motorbikes for sale"
 */
export function searchPageHeading(
  { carTypes = [], make, model, body, city, dealership }: SearchPageSubject,
  vehicles = "cars",
): string {
  const conditions = carTypes.map((car_type) => conditionLabel({ car_type }) ?? "");
  const condition = inWords(
    conditions.length > 0 || make !== undefined || body !== undefined ? conditions : ["New", "Demo", "Used"],
  );
  const what =
    make === undefined
      ? body === undefined
        ? vehicles
        : plural(body)
      : [make, model].filter((word) => word !== undefined).join(" ");
  const goods = make !== undefined && model === undefined && body === undefined ? `${what} ${vehicles}` : what;
  const bodyToo = make !== undefined && body !== undefined ? `${goods} ${body}` : goods;
  const place = city === undefined ? "" : ` in ${city}`;
  const seller = dealership === undefined ? "" : ` at ${dealership}`;
  return capitalized(`${[condition, bodyToo].filter((word) => word !== "").join(" ")} for sale${place}${seller}`);
}

/**
 * Title of a search page: its heading, the page number from page 2 on, and the dealer.
 *
 * @example
 * searchPageTitle({ make: "Kia" }, { siteName: "Harbour Kia", page: 2 }) // "Kia cars for sale, page 2 | Harbour Kia"
 */
export function searchPageTitle(
  subject: SearchPageSubject,
  { siteName, page = 1, vehicles }: SearchPageTextOptions,
): string {
  return `${searchPageHeading(subject, vehicles)}${page > 1 ? `, page ${page}` : ""} | ${siteName}`;
}

/**
 * Description of a search page for search engines. `count` cars were found.
 *
 * @example
 * searchPageDescription({ make: "Kia" }, { siteName: "Harbour Kia", count: 42, locale: "en-AU" })
 * // "Browse 42 vehicles: Kia cars for sale. Photos, prices and details from Harbour Kia. Enquire online."
 */
export function searchPageDescription(
  subject: SearchPageSubject,
  {
    siteName,
    count,
    locale,
    vehicles,
  }: { siteName: string; count: number; locale: string; vehicles?: string | undefined },
): string {
  const found = count === 0 ? "" : `Browse ${formatNumber(count, locale)} ${resultsWord(vehicles ?? "cars", count)}: `;
  return `${found}${searchPageHeading(subject, vehicles)}. Photos, prices and details from ${siteName}. Enquire online.`;
}

function inWords(words: readonly string[]): string {
  const lower = words.map((word, index) => (index === 0 ? word : word.toLowerCase()));
  return lower.length < 2 ? lower.join("") : `${lower.slice(0, -1).join(", ")} and ${lower.at(-1)}`;
}

/** Bodies whose plural is not the word with an s. */
const irregular: Readonly<Record<string, string>> = { bus: "Buses", prestige: "Prestige cars" };

/** Bodies that are already more than one, or no word to add an s to, stay as they are: "Ute / Tray". */
function plural(body: string): string {
  const own = irregular[body.toLowerCase()];
  if (own !== undefined) return own;
  if (!/[a-z]$/i.test(body) || /s$|\//i.test(body)) return body;
  return `${body}${/(?:ch|sh|x)$/i.test(body) ? "es" : "s"}`;
}
