import type { EntryContext } from "react-router";

/**
 * What React Router begins a page with under development, without the sheet of the first paint, which a browser has from the server's HTML. Told of
 * it, React Router takes it out by changing the context of the whole page: React then takes away every part that it has not made live yet, and
 * makes it anew. Not told of it, React Router takes the element out and changes nothing else.
 */
export function developmentStart(context: EntryContext): EntryContext {
  const { criticalCss: _, ...handoff } = JSON.parse(context.serverHandoffString ?? "{}") as Record<string, unknown>;
  return { ...context, serverHandoffString: JSON.stringify(handoff).replaceAll("<", String.raw`\u003c`) };
}
