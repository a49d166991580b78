import { runTemplateSuite } from "@forecourt/template-suite";
import type { CheckName } from "@forecourt/template-suite";

/**
 * Runs the common suite on a served template.
 *
 * @returns what it measured, a sentence each
 * @throws Error with everything that does not hold
 */
export async function keepSuite(base: string, only?: readonly CheckName[]): Promise<string[]> {
  const found = await runTemplateSuite({ url: base, ...(only && { only }) });
  const failures = found.flatMap(({ name, failures }) => failures.map((one) => `${name}: ${one}`));
  if (failures.length > 0)
    throw new Error(`[release] The template does not keep what every template must:\n${failures.join("\n")}`);
  return [`${found.length} checks of the template suite hold`, ...found.flatMap(({ figures }) => figures)];
}
