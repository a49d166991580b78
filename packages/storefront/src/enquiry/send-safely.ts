import type { LeadFormAnswer } from "./answer-lead.ts";

// No imports but types: as a `clientAction` it stands in a file that the page of a car loads at once.
/**
 * The `clientAction` of lead forms: what was typed stays where it is when the platform cannot be reached or fails; the
 * form says the rest (`useLeadForm`).
 */
export async function sendSafely({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<unknown>;
}): Promise<LeadFormAnswer | Response> {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as LeadFormAnswer;
  } catch (error) {
    if (error instanceof Response) throw error;
    const unsent = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
    // With a status of failure the router does not ask for the page anew: that would fail as well, and an error page
    // take the form's place.
    return Response.json({ unsent } satisfies LeadFormAnswer, { status: 503 });
  }
}
