import { feedFieldNames, feedFields } from "../car-fields.ts";
import type { FeedField } from "../car-fields.ts";
import { parseCalendarDay } from "../parse-day.ts";
import { readNumber } from "../read-number.ts";
import { readPriceType } from "../price-type.ts";
import {
  bodyMeanings,
  conditionMeanings,
  driveMeanings,
  fuelMeanings,
  gearboxMeanings,
  meaningOf,
  statusMeanings,
} from "./word-meanings.ts";

/** What a column may be about: a field of a car, or a text that several fields are taken from. */
export type Subject = FeedField | "title" | "place";

/** How the column of a subject is known. */
export interface FieldGuess {
  subject: Subject;
  /** What dealers' systems call it, in small letters and digits alone. */
  headers: readonly string[];
  /** Whether a text may be one of its values; left out where anything may. */
  fits?: (text: string) => boolean;
  /** Its values say what they are, whatever the column is called. */
  byValues?: true;
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
const isMoney = (text: string) =>
  between(200, 3_000_000)(text) || /^(?:p\.?o\.?a\.?|price on application|call.*|contact.*)$/i.test(text);

/** What columns are known by: names first, values beside them. Earlier guesses win where two are as likely. */
export function fieldGuesses({ isMake, isState, thisYear }: GuessSetting): FieldGuess[] {
  const isYear = (text: string) => {
    const year = Number(/\b(?:19|20)\d{2}\b/.exec(text)?.[0]);
    return year >= 1920 && year <= thisYear + 2;
  };
  const known: FieldGuess[] = [
    {
      subject: "vin",
      headers: ["vinno", "vinnumber", "chassis", "chassisno", "chassisnumber", "vinchassis", "vinchassisno"],
      fits: isVin,
      byValues: true,
    },
    {
      subject: "stocknum",
      headers: [
        "stockno",
        "stocknumber",
        "stock",
        "stockid",
        "stockcode",
        "stkno",
        "stknum",
        "stk",
        "unitno",
        "unitnumber",
        "dealerstockno",
        "dealerstocknumber",
        "reference",
        "ref",
        "listingid",
        "adid",
        "itemno",
        "itemid",
        "sku",
        "id",
      ],
    },
    {
      subject: "make",
      headers: ["brand", "manufacturer", "makename", "vehiclemake", "marque", "mfr", "carmake"],
      fits: isMake,
      byValues: true,
    },
    { subject: "model", headers: ["modelname", "vehiclemodel", "carmodel", "range", "family", "modelfamily"] },
    {
      subject: "badge",
      headers: [
        "variant",
        "version",
        "grade",
        "derivative",
        "badgedescription",
        "modelvariant",
        "submodel",
        "trimlevel",
        "spec",
        "trim",
      ],
      fits: (text) => !colours.test(text) && !/leather|cloth|vinyl/i.test(text),
    },
    { subject: "series", headers: ["seriesname", "modelseries", "generation"] },
    {
      subject: "year",
      headers: [
        "modelyear",
        "yr",
        "my",
        "buildyear",
        "yearofmanufacture",
        "manufactureyear",
        "vehicleyear",
        "manuyear",
        "yearbuilt",
        "caryear",
        "registrationyear",
      ],
      fits: isYear,
      byValues: true,
    },
    {
      subject: "car_type",
      headers: [
        "condition",
        "type",
        "newused",
        "neworused",
        "usedornew",
        "usednew",
        "vehiclecondition",
        "category",
        "listingtype",
        "stocktype",
        "class",
        "cond",
        "vehicletype",
      ],
      fits: means(conditionMeanings),
      byValues: true,
    },
    { subject: "status", headers: ["stockstatus", "availability", "salestatus", "state"], fits: means(statusMeanings) },
    {
      subject: "price",
      headers: [
        "sellprice",
        "askingprice",
        "sellingprice",
        "advertisedprice",
        "advprice",
        "retailprice",
        "retail",
        "driveawayprice",
        "driveaway",
        "egcprice",
        "egc",
        "saleprice",
        "listprice",
        "internetprice",
        "webprice",
        "priceincgst",
        "totalprice",
        "ask",
        "asking",
        "cashprice",
        "priceaud",
        "pricenzd",
        "sell",
      ],
      fits: isMoney,
    },
    {
      subject: "before_price",
      headers: ["wasprice", "oldprice", "previousprice", "originalprice", "priceold", "was"],
      fits: isMoney,
    },
    { subject: "offer_price", headers: ["offerprice", "specialprice", "promoprice", "special"], fits: isMoney },
    {
      subject: "price_type",
      headers: ["pricelabel", "pricebasis", "pricedescription", "priceinfo", "pricequalifier"],
      fits: (text) => readPriceType(text) !== undefined,
      byValues: true,
    },
    {
      subject: "km",
      headers: [
        "kms",
        "kilometres",
        "kilometers",
        "odometer",
        "odo",
        "odometerreading",
        "mileage",
        "milage",
        "odoreading",
        "odokm",
        "odometerkm",
        "kmstravelled",
        "distance",
        "miles",
        "odometermiles",
        "travelled",
        "distancetravelled",
        "clock",
      ],
      fits: between(0, 2_000_000),
    },
    {
      subject: "regplate",
      headers: [
        "rego",
        "regono",
        "regonumber",
        "registration",
        "registrationnumber",
        "registrationno",
        "regnumber",
        "regno",
        "plate",
        "plateno",
        "numberplate",
        "licenceplate",
        "regoplate",
      ],
      fits: (text) => /^[A-Z0-9][A-Z0-9 .-]{1,9}$/i.test(text),
    },
    {
      subject: "rego_expiry",
      headers: [
        "regoexpiry",
        "registrationexpiry",
        "regodue",
        "regoexp",
        "regoexpires",
        "registeredto",
        "registrationexpires",
      ],
    },
    { subject: "build_date", headers: ["builddate", "built", "dateofmanufacture", "manufacturedate"] },
    { subject: "compliance_date", headers: ["compliancedate", "complied", "complianceplate", "compliance"] },
    {
      subject: "body",
      headers: [
        "bodytype",
        "bodystyle",
        "bodyshape",
        "shape",
        "bodydescription",
        "vehiclebody",
        "vehicletype",
        "type",
        "category",
      ],
      fits: means(bodyMeanings),
      byValues: true,
    },
    {
      subject: "trans",
      headers: ["transmission", "transmissiontype", "gearbox", "gears", "transtype", "gearboxtype"],
      fits: means(gearboxMeanings),
      byValues: true,
    },
    {
      subject: "fuel",
      headers: ["fueltype", "fuelname", "enginefuel", "fueldescription", "powertrain"],
      fits: means(fuelMeanings),
      byValues: true,
    },
    {
      subject: "drive",
      headers: ["drivetype", "drivetrain", "drivenwheels", "driveline", "wheeldrive", "drivewheels"],
      fits: means(driveMeanings),
      byValues: true,
    },
    {
      subject: "colour",
      headers: [
        "color",
        "exteriorcolour",
        "exteriorcolor",
        "extcolour",
        "extcolor",
        "bodycolour",
        "paint",
        "paintcolour",
        "colourextint",
        "colourext",
      ],
      fits: (text) => colours.test(text),
      byValues: true,
    },
    {
      subject: "interior_colour",
      headers: [
        "interiorcolor",
        "intcolour",
        "intcolor",
        "trimcolour",
        "trimcolor",
        "trim",
        "upholstery",
        "interior",
        "interiortrim",
      ],
      fits: (text) => colours.test(text) || /leather|cloth|suede|vinyl/i.test(text),
    },
    {
      subject: "engine_size",
      headers: [
        "engine",
        "enginecapacity",
        "capacity",
        "displacement",
        "cc",
        "enginecc",
        "litres",
        "enginelitres",
        "enginedescription",
        "motor",
      ],
      fits: (text) => /\d/.test(text),
    },
    {
      subject: "cylinders",
      headers: ["cylinders", "cyl", "cyls", "numberofcylinders", "cylindersinengine"],
      fits: between(1, 16),
    },
    { subject: "seats", headers: ["numberofseats", "noofseats", "seating", "seatingcapacity"], fits: between(1, 60) },
    { subject: "doors", headers: ["numberofdoors", "noofdoors", "doorcount"], fits: between(1, 7) },
    {
      subject: "fuelconsumptioncombined",
      headers: ["fuelconsumption", "consumption", "economy", "fueleconomy", "l100km", "litresper100km"],
      fits: between(1, 40),
    },
    {
      subject: "towingcapacitybraked",
      headers: ["towing", "towingcapacity", "brakedtowing", "towingbraked", "towingkg", "towcapacity"],
      fits: between(100, 30_000),
    },
    { subject: "ancaprating", headers: ["ancap", "safetyrating", "ancapstars"], fits: between(0, 5) },
    {
      subject: "images",
      headers: [
        "image",
        "photos",
        "photo",
        "pictures",
        "picture",
        "imageurl",
        "imageurls",
        "photourl",
        "photourls",
        "imagelist",
        "gallery",
        "mainimage",
        "image1",
        "photo1",
        "imageslist",
      ],
      fits: isPicture,
      byValues: true,
    },
    {
      subject: "video_url",
      headers: ["video", "videos", "youtube", "videolink"],
      fits: (text) => /^https?:/i.test(text),
    },
    {
      subject: "standardEquipment",
      headers: ["features", "equipment", "options", "standardfeatures", "accessories", "extras", "featurelist"],
    },
    {
      subject: "dealercomments",
      headers: [
        "comments",
        "comment",
        "description",
        "notes",
        "advert",
        "adtext",
        "adcopy",
        "sellerscomments",
        "sellercomments",
        "vehicledescription",
        "advertdescription",
        "blurb",
        "salescomments",
        "remarks",
      ],
      fits: (text) => text.length > 40,
      byValues: true,
    },
    { subject: "state", headers: ["region", "province"], fits: isState, byValues: true },
    { subject: "city", headers: ["suburb", "town"], fits: (text) => /^[\p{L}' .-]+$/u.test(text) },
    {
      subject: "place",
      headers: ["location", "address", "vehiclelocation"],
      fits: (text) => /^[\p{L}' .-]+,\s*[\p{L} -]+$/u.test(text),
    },
    {
      subject: "title",
      headers: [
        "heading",
        "headline",
        "name",
        "vehicle",
        "vehicletitle",
        "adtitle",
        "listingtitle",
        "car",
        "vehiclename",
        "description",
      ],
      fits: (text) => isYear(text) && text.length < 120 && text.includes(" "),
    },
    {
      subject: "created_at",
      headers: [
        "dateinstock",
        "datein",
        "arrived",
        "listed",
        "dateadded",
        "datelisted",
        "stockdate",
        "stockedin",
        "advertised",
        "created",
        "instockdate",
      ],
      fits: isDay,
    },
    { subject: "tare_weight", headers: ["tare", "tarekg", "tareweightkg", "tareweight"], fits: between(50, 60_000) },
    { subject: "aggregate_trailer_mass", headers: ["atm", "atmkg"], fits: between(100, 60_000) },
    { subject: "grossvehiclemass", headers: ["gvm", "gvmkg"], fits: between(100, 100_000) },
    { subject: "sleeps", headers: ["berths", "berth", "sleeping"], fits: between(1, 12) },
  ];
  const inTable = new Set(known.map(({ subject }) => subject));
  const others = feedFieldNames.filter((field) => !inTable.has(field) && feedFields[field] !== "unstored");
  return [
    ...known,
    ...others.map((subject): FieldGuess => ({
      subject,
      headers: [],
      ...(numeric.has(feedFields[subject]) && { fits: isNumber }),
    })),
  ];
}

const numeric = new Set(["number", "money"]);
