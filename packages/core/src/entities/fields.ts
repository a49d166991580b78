import { z } from "zod";
import { readFlag, readNumber } from "./read-field.ts";

/** A text field of an old record or feed: absent, null or blank all mean "not known" and parse to null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === null || value.trim() === "" ? null : value.trim()));

/** A text field that a feed may send as a number, such as a stock number; otherwise {@link optionalText}. */
export const recordText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const text = value === undefined || value === null ? "" : String(value).trim();
    return text === "" ? null : text;
  });

/** What a number field of an old record or feed may hold. */
const numberInput = z.union([z.number(), z.string()]).nullish();
/** What a yes/no field of an old record or feed may hold. */
const flagInput = z.union([z.boolean(), z.string(), z.number()]).nullish();

/**
 * A number field of an old record or feed, also as text ({@link readNumber}): absent, null, blank and text that is no
 * number parse to null.
 */
export const optionalNumber = numberInput.transform((value) => readNumber(value) ?? null);

/**
 * A yes/no field of an old record or feed, also as text ({@link readFlag}): absent, null and what is neither parse to
 * null ("not known").
 */
export const optionalFlag = flagInput.transform((value) => readFlag(value) ?? null);

const instant = z.iso.datetime({ offset: true });

/**
 * An instant as an ISO 8601 text with an offset, e.g. `2026-11-21T09:00:00Z`; null when not known or written in another
 * way.
 */
export const optionalInstant = z
  .string()
  .nullish()
  .transform((value) => (instant.safeParse(value).success && value ? value : null));

/** The same; absent when not known. */
export const absentInstant = z
  .string()
  .nullish()
  .transform((value) => (instant.safeParse(value).success && value ? value : undefined))
  .optional();

/** Lower case words joined by single hyphens, as they stand in a path. */
export const slugText = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lower case letters, digits and single hyphens, e.g. mazda-3-2021.");

/**
 * A text field that few records have: absent, null or blank all parse to absent, so that it costs nothing on the wire.
 */
export const absentText = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === null || value.trim() === "" ? undefined : value.trim()))
  .optional();

/** A number field that few records have: {@link optionalNumber}, but what is not known parses to absent. */
export const absentNumber = numberInput.transform(readNumber).optional();

/** An id of an old record: a text or a whole number, parsed to a text. */
export const idText = z.union([z.string().trim().min(1), z.number().int()]).transform(String);

/** A yes/no field with an answer of its own where a record says nothing. */
export const certainFlag = (otherwise: boolean) => flagInput.transform((value) => readFlag(value) ?? otherwise);

/** A list that few records have: absent, null and empty all parse to absent. */
export const absentList = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((value) => (value && value.length > 0 ? value : undefined))
    .optional();

/** A yes/no field that few records have: {@link optionalFlag}, but what is not known parses to absent. */
export const absentFlag = flagInput.transform(readFlag).optional();
