import { formSubmitError } from "@forecourt/core";
import type { LeadFormAnswer } from "./answer-lead.ts";
import { textValues } from "./text-values.ts";

/**
 * The `clientAction` of lead forms: what was typed stays where it is when the platform cannot be reached or fails, with the
 * specification's sentence (S1 §8 "Generic form submit failure").
 */
export async function sendSafely({ request, serverAction }: { request: Request; serverAction: () => Promise<unknown> }): Promise<LeadFormAnswer> {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as LeadFormAnswer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return { state: { error: formSubmitError, fields: {}, values: textValues(form) } };
  }
}
