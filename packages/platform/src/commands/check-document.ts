import { pageProblems, siteWarnings } from "@forecourt/core/schemas";
import type { DocumentLayers, Site, SiteProblem, SiteSecrets, SiteWarning } from "@forecourt/core/schemas";
import type { ContentPresence } from "../domain/sites/content-presence.ts";
import { checkForOperator } from "../domain/sites/operator-problems.ts";
import type { OperatorEnv } from "../domain/sites/operator-problems.ts";
import type { PlaceInFile } from "./document-places.ts";
import { documentPlaces } from "./document-places.ts";
import { contentWarnings } from "./content-warnings.ts";
import { idleSettingWarnings } from "./idle-setting-warnings.ts";
import { menuWarnings } from "./menu-warnings.ts";
import type { MenuWords } from "./menu-warnings.ts";

/** A document that was looked over. */
export interface CheckedSite {
  /** Undefined where the document is not right. */
  site?: Site | undefined;
  name: string;
  ok: boolean;
  /** Those of a document in a file have their place there. */
  problems: readonly (SiteProblem & Partial<PlaceInFile>)[];
  warnings: readonly SiteWarning[];
}

/** Looks a document over. `records`: with them menu entries are followed and pages without content are found too. */
export function checkDocument(
  name: string,
  document: unknown,
  layers: DocumentLayers,
  env: OperatorEnv,
  records?: { words: MenuWords; presence: ContentPresence },
): CheckedSite {
  const parsed = checkForOperator(document, layers, env);
  if (!parsed.ok) return { name, ok: false, problems: parsed.problems, warnings: [] };
  const problems = pageProblems(parsed.site, document);
  return {
    site: parsed.site,
    name,
    ok: problems.length === 0,
    problems,
    warnings: [
      ...siteWarnings(parsed.site),
      ...idleSettingWarnings(parsed.site, document),
      ...destinationWarnings(parsed.secrets),
      ...(records
        ? [...menuWarnings(parsed.site, records.words), ...contentWarnings(parsed.site, records.presence, new Date())]
        : []),
    ],
  };
}

/** The same with the places in the file of what is not right. */
export function withPlaces<Checked extends CheckedSite>(checked: Checked, text: string | undefined): Checked {
  if (text === undefined || checked.problems.length === 0) return checked;
  const placeOf = documentPlaces(text);
  return { ...checked, problems: checked.problems.map((problem) => ({ ...problem, ...placeOf(problem.path) })) };
}

function destinationWarnings({ leadDestinations }: Pick<SiteSecrets, "leadDestinations">): SiteWarning[] {
  const rule = "decisions.md row 106";
  const message = `Enquiries are delivered to nobody: they wait until somebody looks, with leads list or leads export. Name a destination. (${rule})`;
  return leadDestinations.length > 0 ? [] : [{ path: "secrets.leadDestinations", rule, message }];
}

/** What was found, a line each. */
export function describeCheck({ name, ok, problems, warnings }: CheckedSite): string {
  const lines = problems.map(({ path, message, line, column }) => {
    const place = line === undefined ? "" : `line ${line}, column ${column}, `;
    return `  error    ${place}${path || "(document)"}: ${message}`;
  });
  return [`${name}: ${ok ? "ok" : "not right"}`, ...lines, ...warnings.map(warningLine)].join("\n");
}

/** A warning as a person reads it. */
export function warningLine({ path, message }: SiteProblem): string {
  return `  warning  ${path}: ${message}`;
}
