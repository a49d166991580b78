import { maxOutsideSpinLetters, outsideSpinUrl } from "@forecourt/core";
import { hotspotsSchema, outsideLendersSchema, outsideMarketSchema, outsideQuoteSchema } from "@forecourt/core/schemas";
import type { Location, Site } from "@forecourt/core/schemas";
import type { z } from "@forecourt/core/zod";
import { parseCalendarDay } from "./parse-day.ts";
import { feedFields } from "./car-fields.ts";
import type { FeedField } from "./car-fields.ts";
import { carLocation } from "./car-location.ts";
import { sourcesOf } from "./mapping-schema.ts";
import { isMediaKey } from "./media-key.ts";
import type { MappedField } from "./mapping-schema.ts";
import { readNumber, readWithThousands } from "./read-number.ts";
import { quoted } from "./quoted.ts";
import { comparable, compileSource, compileWord } from "./read-source.ts";
import type { MappedValue, SourceReader, SourceSetting } from "./read-source.ts";
import { videoAddress } from "./video-address.ts";

/** Fields of an address that are one of a video. */
const videoFields: ReadonlySet<FeedField> = new Set(["video_url", "external_video_url"]);

/** What a field of a row holds, or why it could not be read. `undefined`: the file says nothing. */
export interface FieldReading {
  value?: unknown;
  problem?: string;
  /** The file says something that the mapping has no meaning for, and `otherwise` was taken. */
  untranslated?: string;
  /** The price is on application. */
  onApplication?: true;
}

/** Reads one field out of a row. */
export type FieldReader = (cells: readonly string[]) => FieldReading;

/** What {@link compileField} needs to know besides the field. */
export interface FieldSetting extends SourceSetting {
  site: Site;
  /** Whether a text means that the price is on application. */
  isOnApplication(text: string): boolean;
}

/** Makes the reader of one field: its sources in turn, then its constant, turned into the field's kind of value. */
export function compileField(name: FeedField, field: MappedField, setting: FieldSetting): FieldReader {
  const sources: SourceReader[] = sourcesOf(field).map((source) => compileSource(source, setting));
  const kind = feedFields[name];
  // The law asks for the condition: whoever says "New" and is taken as used is to hear of it. Of other fields
  // `otherwise` is the usual case.
  const words = name === "car_type" ? sourcesOf(field).map((source) => compileWord(source, setting)) : [];
  const read = (found: MappedValue): FieldReading => {
    switch (kind) {
      case "text":
        return { value: String(found) };
      case "url":
        return isAddress(String(found))
          ? { value: videoFields.has(name) ? videoAddress(String(found)) : String(found) }
          : { problem: `${quoted(found)} is not an address of the web` };
      case "money":
        if (typeof found === "string" && setting.isOnApplication(found)) return { onApplication: true };
        return atMost(highestPriceDollars, numberReading(found, field, readWithThousands));
      case "distance":
        return atMost(farthestKm, numberReading(found, field, readWithThousands));
      case "number":
        return name === "engine_size_litres" ? inLitres(numberReading(found, field)) : numberReading(found, field);
      case "year":
        return numberReading(found, field);
      case "flag":
        return flagReading(found);
      case "instant":
        return instantReading(String(found));
      case "seconds":
        return secondsReading(found);
      case "location":
        return locationReading(String(found), setting.site);
      case "locations":
        return locationsReading(entries(found, field), setting.site);
      case "list":
        return { value: entries(found, field) };
      case "pictures":
        return addresses(found, field, (url) => ({ image: { url } }));
      case "videos":
        return addresses(found, field, (url) => ({ video: { url: videoAddress(url) } }));
      case "addresses":
        return addresses(found, field, (url) => url);
      case "spin":
        return spinReading(String(found));
      case "unstored":
        return {};
      case "hotspots":
        return hotspotsReading(String(found));
      case "lenders":
        return recordReading(String(found), outsideLendersSchema);
      case "quote":
        return recordReading(String(found), outsideQuoteSchema);
      case "market":
        return recordReading(String(found), outsideMarketSchema);
    }
  };
  return (cells) => {
    for (const source of sources) {
      const found = source(cells);
      if (found !== undefined) return read(found);
    }
    if (field.otherwise === undefined) return {};
    const untranslated = words.map((word) => word(cells)).find((word) => word !== undefined);
    return { ...read(field.otherwise), ...(untranslated === undefined ? {} : { untranslated }) };
  };
}

function numberReading(found: MappedValue, { number }: MappedField, readText = readNumber): FieldReading {
  const read = typeof found === "number" ? found : typeof found === "string" ? readText(found) : undefined;
  if (read === undefined) return { problem: `${quoted(found)} is not a number` };
  const scaled = Number((read * number.times).toFixed(number.decimals));
  if (number.atLeast !== undefined && scaled < number.atLeast) return {};
  if (scaled < 0) return { problem: `${quoted(found)} is below zero` };
  return scaled <= Number.MAX_SAFE_INTEGER ? { value: scaled } : { problem: `${quoted(found)} is too large` };
}

/** No dealer sells a vehicle for more. */
const highestPriceDollars = 10_000_000;

/** No vehicle was driven farther, trucks included. */
const farthestKm = 5_000_000;

/** A figure above what can be is a slip of the feed, such as two figures in one cell. */
function atMost(limit: number, reading: FieldReading): FieldReading {
  const { value } = reading;
  return typeof value === "number" && value > limit ? { problem: `${value} cannot be right` } : reading;
}

/** No engine of a vehicle has so many litres: it was written in cubic centimetres. */
const tooManyLitres = 25;

/** To the cubic centimetre, by which motorbikes are told. */
function inLitres(reading: FieldReading): FieldReading {
  const { value } = reading;
  return typeof value === "number" && value >= tooManyLitres ? { value: Math.round(value) / 1000 } : reading;
}

const yes = new Set(["yes", "y", "true", "1", "x"]);
const no = new Set(["no", "n", "false", "0"]);

function flagReading(found: MappedValue): FieldReading {
  const text = comparable(String(found));
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : { problem: `${quoted(found)} is neither yes nor no` };
}

function instantReading(text: string): FieldReading {
  const day = parseCalendarDay(text);
  const at = day ?? (/^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : undefined);
  return at && !Number.isNaN(at.getTime()) ? { value: at } : { problem: `${quoted(text)} is not a date` };
}

const firstSeconds = Date.UTC(2000, 0, 1) / 1000;
const lastSeconds = Date.UTC(2100, 0, 1) / 1000;

/** Seconds since 1970; many systems write thousandths or millionths of them, some a day. */
function secondsReading(found: MappedValue): FieldReading {
  const number = typeof found === "number" ? found : readNumber(String(found));
  const at = number === undefined ? instantReading(String(found)).value : undefined;
  const value =
    at instanceof Date
      ? at.getTime() / 1000
      : [1, 1000, 1_000_000]
          .map((parts) => Math.floor((number ?? 0) / parts))
          .find((seconds) => seconds >= firstSeconds && seconds < lastSeconds);
  return value === undefined
    ? { problem: `${quoted(found)} is neither a time in seconds since 1970 nor a date` }
    : { value };
}

function locationOf(text: string, site: Site): Location | undefined {
  const wanted = comparable(text);
  return site.locations.find(({ id, slug, name }) => [id, slug, name].some((word) => comparable(word) === wanted));
}

const noLocation = (text: string) => `${quoted(text)} is no location of this site`;

function locationsReading(texts: readonly string[], site: Site): FieldReading {
  const unknown = texts.find((text) => !locationOf(text, site));
  const value = texts.flatMap((text) => {
    const found = locationOf(text, site);
    if (!found) return [];
    const { id, name, slug, address } = found;
    const { street, city, state, postcode, place_url } = address;
    return { id, name, slug, address: { street, city, state, postcode, place_url } };
  });
  return unknown === undefined ? { value } : { value, problem: noLocation(unknown) };
}

function locationReading(text: string, site: Site): FieldReading {
  const found = locationOf(text, site);
  return found ? { value: carLocation(found) } : { problem: noLocation(text) };
}

/** A spin of another company comes as its address; HTML for it, or a number that only its maker knows, is not kept. */
function spinReading(text: string): FieldReading {
  const value = outsideSpinUrl(text);
  return value === undefined
    ? { problem: `${quoted(text)} is not an https address of at most ${maxOutsideSpinLetters} letters` }
    : { value };
}

/** Points of interest come as JSON in the form of the specification's record (S1 §3 "Hotspot"). */
function hotspotsReading(text: string): FieldReading {
  try {
    return { value: hotspotsSchema.parse(JSON.parse(text)) };
  } catch {
    return { problem: `${quoted(text)} is no record of hotspots` };
  }
}

/** Reads a JSON record of lenders or valuers. An invalid one is reported, and none of it kept. */
function recordReading(text: string, schema: z.ZodType): FieldReading {
  try {
    const read = schema.safeParse(JSON.parse(text));
    if (read.success) return { value: read.data };
    const [{ path = [], message } = { path: [], message: "" }] = read.error.issues;
    return { problem: `${path.join(".")}${path.length > 0 ? ": " : ""}${message}` };
  } catch {
    return { problem: `${quoted(text)} is no JSON` };
  }
}

function entries(found: MappedValue, { separator }: MappedField): string[] {
  return String(found)
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Each address once: many feeds name the first photo twice. */
function addresses(found: MappedValue, field: MappedField, wrap: (url: string) => unknown): FieldReading {
  // Whatever the mapping says stands between them: two addresses are never one.
  const urls = entries(found, field).flatMap((entry) => entry.split(/[\s,;|]+(?=https?:\/\/)/i));
  const wrong = urls.find((url) => !isAddress(url));
  const value = [...new Set(urls.filter(isAddress).map(overHttps))].map(wrap);
  return wrong === undefined ? { value } : { value, problem: `${quoted(wrong)} is not an address of the web` };
}

/** Pages show nothing that comes by http; a host with a port of its own may not speak https there. */
const overHttps = (url: string): string => url.replace(/^http:(?=\/\/[^/:]+(?:\/|$))/i, "https:");

/**
 * A path of the site itself, an http(s) address, or the key of a picture in the media folder (`demo/suv-front.webp`,
 * served at `/img/{width}/{key}`): nothing that a browser would run.
 */
function isAddress(text: string): boolean {
  if (/^\/(?!\/)\S*$/.test(text) || isMediaKey(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:");
}
