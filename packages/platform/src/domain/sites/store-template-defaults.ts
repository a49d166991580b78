import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { Database } from "../../records/open-database.ts";
import { applyDefaults } from "./apply-defaults.ts";
import { SiteRefusedError } from "./site-refused.ts";

/**
 * Stores the defaults that templates bring along, as a server starts. Those that are refused are reported and the
 * earlier ones hold: a template must not take down the sites that stand on it.
 */
export async function storeTemplateDefaults(
  database: Database,
  defaults: Readonly<Record<string, unknown>>,
  log: Log,
): Promise<void> {
  for (const [template, document] of Object.entries(defaults)) {
    try {
      await applyDefaults(database, `template:${template}`, document);
    } catch (error) {
      const detail =
        error instanceof SiteRefusedError
          ? { path: error.problems[0]?.path, problem: error.problems[0]?.message }
          : failureDetails(error);
      log({ level: "error", event: "template_defaults_refused", template, ...detail });
    }
  }
}
