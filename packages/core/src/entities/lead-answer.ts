import { z } from "zod";
import { optionalText } from "./fields.ts";

/** What a lead's destination answers (S1 §4, §7): the id under which later steps carry on, or why not. */
export const leadAnswerRecordSchema = z.object({ lead_id: optionalText, error: optionalText });
/** A parsed answer. */
export type LeadAnswerRecord = z.output<typeof leadAnswerRecordSchema>;
