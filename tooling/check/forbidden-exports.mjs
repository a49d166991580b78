// What must not be had from a package: once somebody outside uses it, it cannot be changed.

/** @type {{ entry: RegExp, name: RegExp, why: string }[]} */
const forbidden = [
  {
    entry: /^@forecourt\/core$/,
    name: /Schema$/,
    why: "schemas bring zod into every page; they belong to @forecourt/core/schemas",
  },
  {
    entry: /^@forecourt\/(core|api|ui-kit|search|vehicle|finance|enquiry|account|dealership|storefront)(\/|$)/,
    name: /^(siteSecrets|.*[sS]ecretValue)$/,
    why: "secrets never reach the shopper's side",
  },
  {
    entry: /^@forecourt\/platform$/,
    name: /^(schema|sites|hosts|cars|leads|deliveries|outbox|db|.*Table)$/,
    why: "tables are the platform's own; records are reached by its functions",
  },
  {
    entry: /^@forecourt\/storefront$/,
    name: /^(createRender|handleRequest|hydrationScript)$/,
    why: "what renders is for servers: @forecourt/storefront/server",
  },
  {
    entry: /^@forecourt\/ui-kit\//,
    name: /^(?!Icon).*(Car(?!d|ousel)|Vehicle|Dealer)/,
    why: "the kit knows nothing of cars and dealers",
  },
  { entry: /./, name: /^(default|unstable_.*|_.*|internal.*)$/, why: "it is no name for others" },
];

/**
 * Why an export must not be, as sentences; none when all may.
 *
 * @param {string} entry
 * @param {readonly string[]} names
 */
export function forbiddenExports(entry, names) {
  const allowed = new Set(["@forecourt/storefront/entry-server default"]);
  return names.flatMap((name) =>
    forbidden
      .filter((rule) => rule.entry.test(entry) && rule.name.test(name) && !allowed.has(`${entry} ${name}`))
      .map(({ why }) => `${entry} exports ${name}: ${why}.`),
  );
}
