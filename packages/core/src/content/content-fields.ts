import { z } from "zod";
import { slugText } from "../entities/fields.ts";

const moment = z
  .string()
  .regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/,
    "Use a day such as 2026-12-01, or a day and time such as 2026-12-01T09:00.",
  );

/** Sites by their slugs, or by their numbers at the manufacturer (`content.websiteId`). */
export const siteNames = z.array(z.union([slugText, z.number().int().positive()])).max(1000);

/** Fields that records of every kind have. */
export const contentFields = {
  /** First day, or day and time, in the time zone of each site. */
  start: moment.optional(),
  /** Last day, whole, or the day and time at which it ends, in the time zone of each site. */
  end: moment.optional(),
  /** Sites that a shared layer's record is not for. */
  exclude: siteNames.optional(),
};
