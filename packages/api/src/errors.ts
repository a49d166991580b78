import { z } from "zod";

/** What the platform answers when it refuses or fails: a stable code for programs, a sentence for people. Never a stack trace. */
export const apiErrorSchema = z.object({
  code: z.string(),
  error: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Body of a refusal. */
export type ApiErrorBody = z.output<typeof apiErrorSchema>;
