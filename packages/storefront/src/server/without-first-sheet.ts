/**
 * A development server's page links a first sheet, which React Router's client takes off the page once it runs. Were it told of it, it would
 * change the context of all parts for that, and React would clear away what the server wrote of those that it has not reached.
 */
export const withoutFirstSheet = (handoff = "{}"): string =>
  JSON.stringify(JSON.parse(handoff), (key, value: unknown) => (key === "criticalCss" ? undefined : value)).replaceAll(
    "<",
    String.raw`\u003c`,
  );
