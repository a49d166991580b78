import { z } from "@forecourt/core/zod";
import { feedFieldNames, isFeedField } from "./car-fields.ts";

const value = z.union([z.string(), z.number(), z.boolean()]);

const pattern = z
  .string()
  .min(1)
  .max(300)
  .refine(
    (source) => {
      try {
        return new RegExp(source, "u") instanceof RegExp;
      } catch {
        return false;
      }
    },
    { message: "This is not a regular expression." },
  );

/** A source of a value. Its steps run in the order of the keys; if a step finds nothing, the next source is tried. */
const sourceSchema = z.strictObject({
  /** Column of the file, as its first line names it. */
  column: z.string().min(1),
  /** Texts that fit are not a value of this field: a warranty in the colour column. */
  unless: pattern.optional(),
  /**
   * Only the part between separators: `{ "separator": ", ", "index": 1 }` of "Caringbah, NSW" is NSW; `rest` takes all
   * from there.
   */
  part: z
    .strictObject({
      /** What stands between the parts. */
      separator: z.string().min(1),
      /** Which part; the first is 0. */
      index: z.number().int().min(0).max(20),
      /** All from that part on. */
      rest: z.boolean().default(false),
    })
    .optional(),
  /** Only what fits; with a group, what the first group holds: `([\d.]+) L` of "4 cyl, 2.2 L" is 2.2. */
  match: pattern.optional(),
  /** What a text means, without regard to case: `{ "Ute / Tray": "Ute" }`. */
  values: z.record(z.string(), value).optional(),
  /** What becomes of a text that `values` does not have. */
  others: z.enum(["drop", "keep"]).default("drop"),
});

const numberSchema = z.strictObject({
  /** Factor that turns the file's unit into ours: 1.609344 for miles, 0.001 for cc. */
  times: z.number().positive().default(1),
  /** Smaller numbers mean "not known": an engine of "0 L". */
  atLeast: z.number().optional(),
  /** Decimals that are kept. */
  decimals: z.number().int().min(0).max(6).default(2),
});

const fieldSchema = z.strictObject({
  /** Sources in order of preference; the first that has a value gives it. */
  from: z
    .union([z.string().min(1), sourceSchema, z.array(z.union([z.string().min(1), sourceSchema])).min(1)])
    .optional(),
  /** Value where no source has one; alone it is a constant. */
  otherwise: value.optional(),
  /** A row without a value is rejected. */
  required: z.boolean().default(false),
  /** How a number is read. */
  number: numberSchema.prefault({}),
  /** What stands between the entries of a list. */
  separator: z.string().min(1).default("|"),
});

/** Texts that mean "not known" in most files. */
export const defaultNullWords: readonly string[] = ["NA", "N/A", "-", "- / -", "nan", "null", "none", "unknown"];

/** Prices that most files write where there is none to say yet, or none in public. */
const usualPoaWords: readonly string[] = [
  "POA",
  "P.O.A.",
  "P.O.A",
  "Price on application",
  "On application",
  "Call",
  "Call us",
  "Call dealer",
  "Call for price",
  "Contact us",
  "Contact dealer",
  "Contact for price",
  "Enquire",
  "Enquire now",
  "Enquire for price",
  "TBA",
  "TBC",
  "To be advised",
  "To be confirmed",
];

const vehicleNameSchema = z.strictObject({
  /** Column that reads "2021 Land Rover Range Rover Evoque TD4 180". */
  title: z.string().min(1),
  /** Column of the year. */
  year: z.string().min(1),
  /** Column of the make. */
  make: z.string().min(1),
  /** Column of the model. */
  model: z.string().min(1),
  /** Makes of several words. */
  makes: z.array(z.string()).default([]),
  /** Models of several words, by make. */
  models: z.record(z.string(), z.array(z.string())).default({}),
  /** What the model column says when it is wrong, by make: a spreadsheet turned "9-3" into "3-Sep". */
  corrections: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

/**
 * How the columns of a dealer's stock file become cars. Strict: an unknown key is a mistake and refused.
 *
 * @example
 * mappingSchema.parse({
 *   name: "yard-export",
 *   requiredColumns: ["Make", "Model", "Stock No"],
 *   fields: {
 *     make: { from: "Make", required: true },
 *     model: { from: "Model", required: true },
 *     stocknum: { from: "Stock No" },
 *     km: { from: "Miles", number: { times: 1.609344, decimals: 0 } },
 *     car_type: { from: { column: "Cond", values: { N: "new", U: "used" } }, otherwise: "used" },
 *   },
 * })
 */
export const mappingSchema = z
  .strictObject({
    /** Part of the source's name: cars of one mapping never withdraw those of another (decisions.md row 64). */
    name: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lower case letters, digits and single hyphens, e.g. yard-export."),
    /** What stands between the columns of a line. */
    delimiter: z.enum([",", ";", "\t", "|"]).default(","),
    /** Texts that mean "not known" in any column, without regard to case. */
    nullWords: z.array(z.string()).default([...defaultNullWords]),
    /** Prices that mean "on application": no price and price type poa. */
    poaWords: z.array(z.string()).default([...usualPoaWords]),
    /** Columns without which the file is refused. */
    requiredColumns: z.array(z.string().min(1)).min(1),
    /**
     * Columns that together tell one car from another where there is neither VIN nor stock number
     * (decisions.md row 65).
     */
    identity: z.array(z.string().min(1)).default([]),
    /** Takes make, model and badge out of a title. */
    vehicleName: vehicleNameSchema.optional(),
    /** Fields of a car (docs/car-fields.md), each with the column that fills it. */
    fields: z.partialRecord(z.enum(feedFieldNames), fieldSchema),
  })
  .superRefine((mapping, context) => {
    const price = sourcesOf(mapping.fields.price).map(({ column }) => column.toLowerCase());
    const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    for (const column of mapping.identity) {
      if (price.includes(column.toLowerCase()))
        refuse(
          ["identity"],
          `"${column}" is the price, which changes while the car stays the same (decisions.md row 65).`,
        );
    }
    if (mapping.identity.length === 0 && !mapping.fields.vin && !mapping.fields.stocknum) {
      refuse(["identity"], "Map vin or stocknum, or name the columns that tell one car from another.");
    }
    for (const name of ["make", "model", "car_type"]) {
      const byTitle = mapping.vehicleName !== undefined && name !== "car_type";
      if (!byTitle && isFeedField(name) && !mapping.fields[name])
        refuse(["fields", name], "Every car needs this field.");
    }
    for (const [name, field] of Object.entries(mapping.fields)) {
      if (field && field.from === undefined && field.otherwise === undefined)
        refuse(["fields", name], "Say where the value comes from (from), or what it always is (otherwise).");
    }
  });

/** A mapping as a person writes it. */
export type MappingInput = z.input<typeof mappingSchema>;
/** A mapping that passed, with its defaults. */
export type Mapping = z.output<typeof mappingSchema>;
/** How one field is filled. */
export type MappedField = z.output<typeof fieldSchema>;
/** One place a value may come from. */
export type FieldSource = z.output<typeof sourceSchema>;
/** How make, model and badge come out of a title. */
export type VehicleNameRule = z.output<typeof vehicleNameSchema>;

/** The sources of a field in order of preference, each whole. */
export function sourcesOf(field: MappedField | undefined): FieldSource[] {
  if (field?.from === undefined) return [];
  const listed = Array.isArray(field.from) ? field.from : [field.from];
  return listed.map((source) => (typeof source === "string" ? { column: source, others: "drop" } : source));
}
