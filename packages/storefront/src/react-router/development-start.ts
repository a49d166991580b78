import type { EntryContext } from "react-router";

/**
 * The context of React Router under development, without `criticalCss`. With it, React Router removes that sheet by a
 * change of the context of the whole page, and React renders every part anew that is not hydrated yet. Without it,
 * React Router removes the element and changes nothing else.
 */
export function developmentStart(context: EntryContext): EntryContext {
  const { criticalCss: _, ...handoff } = JSON.parse(context.serverHandoffString ?? "{}") as Record<string, unknown>;
  return { ...context, serverHandoffString: JSON.stringify(handoff).replaceAll("<", String.raw`\u003c`) };
}
