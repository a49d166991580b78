import { countries, countryCodes } from "@forecourt/core";
import { likelyTimeZone, parseSiteDocument } from "@forecourt/core/schemas";
import type { DocumentLayers, SiteProblem } from "@forecourt/core/schemas";
import { asc, sql } from "../../records/drizzle.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { siteDefaults, sites } from "../../records/schema.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { lockSites } from "./apply-site.ts";
import { checkForOperator } from "./operator-problems.ts";
import type { OperatorEnv } from "./operator-problems.ts";
import { unusedContentVersion } from "./unused-content-version.ts";
import { layersOf, readLayers } from "./site-layers.ts";
import type { LayerName, StoredLayers } from "./site-layers.ts";
import { SiteRefusedError } from "./site-refused.ts";

/** Result of applying defaults. */
export interface AppliedDefaults {
  layer: LayerName;
  /** Times that defaults of this layer were applied with a change. */
  version: number;
  outcome: "created" | "updated" | "unchanged";
  /** Sites that stand on them. */
  sites: string[];
}

/** Keys that identify a site and so cannot be defaults. */
const ownKeys = ["slug", "name", "template", "hosts", "locations"];

/**
 * Stores the defaults of the platform or of a template, keeps the earlier ones, and moves the configuration's version:
 * every site on them is live with them within a second. Nothing changes when they are wrong, or when a site that is
 * right would no longer be.
 *
 * @throws SiteRefusedError with every problem, those of a site under `<slug>:<path>`
 * @example
 * await applyDefaults(records, "platform", { stock: { soldWindowDays: 5 } }) // { layer: "platform", version: 1, outcome: "created", sites: ["harbour-mazda"] }
 */
export async function applyDefaults(
  database: Database,
  layer: LayerName,
  input: unknown,
  env: OperatorEnv = {},
): Promise<AppliedDefaults> {
  const document = checkedDefaults(layer, input, env);
  return database.db.transaction(async (tx) => {
    await lockSites(tx);
    const layers = await readLayers(tx);
    const stored = layers.get(layer);
    const rows = await tx
      .select({ slug: sites.slug, document: sites.document, usualPages: sites.usualPages })
      .from(sites)
      .orderBy(asc(sites.slug));
    const standing = rows.filter(
      (row) => layer === "platform" || layer === `template:${String(row.document.template)}`,
    );
    const slugs = standing.map(({ slug }) => slug);
    const {
      rows: [{ same } = { same: false }],
    } = await tx.execute<{ same: boolean }>(
      sql`select ${JSON.stringify(stored?.document ?? {})}::jsonb = ${JSON.stringify(document)}::jsonb as same`,
    );
    if (same) return { layer, version: stored?.version ?? 0, outcome: "unchanged", sites: slugs };
    const version = (stored?.version ?? 0) + 1;
    const problems = standing.flatMap((row) =>
      newProblems(row, layers, new Map([...layers, [layer, { version, document }]])),
    );
    if (problems.length > 0) throw new SiteRefusedError(nameOf(layer), problems);
    await tx.insert(siteDefaults).values({ layer, version, document });
    await tx.update(sites).set({ contentVersion: unusedContentVersion });
    await bumpVersion(tx, "config");
    return { layer, version, outcome: stored ? "updated" : "created", sites: slugs };
  });
}

/** Defaults, checked: with them the smallest document that a site may have must be valid. */
function checkedDefaults(layer: LayerName, input: unknown, env: OperatorEnv): JsonDocument {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    throw new SiteRefusedError(nameOf(layer), [
      { path: "", message: "Defaults are a JSON object in braces, with the keys of a site document." },
    ]);
  const own: SiteProblem[] = ownKeys
    .filter((key) => Object.hasOwn(input, key))
    .map((path) => ({ path, message: "This says which site it is. Put it into the site's own document." }));
  const parsed = checkForOperator(leastDocument, { platform: input as NonNullable<DocumentLayers["platform"]> }, env);
  const problems = [
    ...own,
    ...(parsed.ok ? [] : parsed.problems.filter(({ path }) => !own.some((problem) => problem.path === path))),
  ];
  if (problems.length > 0) throw new SiteRefusedError(nameOf(layer), problems);
  return JSON.parse(JSON.stringify(input)) as JsonDocument;
}

const [country] = countryCodes;
const leastDocument = {
  slug: "least",
  name: "Least",
  template: "least",
  country,
  timeZone: likelyTimeZone(country, ""),
  dealer: { legalName: "Least Pty Ltd", phone: countries[country].phone.example, email: "least@dealer.example" },
  locations: [
    {
      id: "1",
      name: "Yard",
      slug: "yard",
      address: { street: "1 High Street", city: "Dubbo", state: "", postcode: countries[country].postcode.example },
      contact_detail: {},
    },
  ],
};

/** Problems that new defaults would cause at a site; a site that had problems before blocks nobody. */
function newProblems(
  { slug, document, usualPages }: Pick<typeof sites.$inferSelect, "slug" | "document" | "usualPages">,
  before: StoredLayers,
  after: StoredLayers,
): SiteProblem[] {
  const parsed = parseSiteDocument(document, layersOf(after, document, usualPages));
  if (parsed.ok || !parseSiteDocument(document, layersOf(before, document, usualPages)).ok) return [];
  return parsed.problems.map(({ path, message }) => ({ path: `${slug}:${path}`, message }));
}

function nameOf(layer: LayerName): string {
  return layer === "platform"
    ? "The defaults of the platform"
    : `The defaults of the template ${layer.slice("template:".length)}`;
}
