import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import type { MappingInput } from "../../domain/stock-import/mapping-schema.ts";
import { UsageError } from "../command-context.ts";
import type { SiteAnswers } from "./site-answers.ts";

/**
 * Refuses a folder that holds anything: nothing of anybody's is written over.
 *
 * @throws UsageError that names it
 */
export function refuseFullFolder(folder: string, named: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${named} is a file. Name a folder with --folder.`);
  if (readdirSync(folder).length > 0)
    throw new UsageError(`The folder ${named} is not empty. Name another one with --folder.`);
}

/** Writes the folder of a new site. @returns the paths below it, in order */
export function writeSiteFolder(
  folder: string,
  {
    answers,
    document,
    mapping,
  }: { answers: SiteAnswers; document: SiteDocumentInput; mapping: MappingInput | undefined },
): string[] {
  const files: [string, string][] = [
    ["site.json", json(document)],
    ...(mapping ? [["mapping.json", json(mapping)] satisfies [string, string]] : []),
    [`content/sites/${answers.slug}/pages/about-us.md`, aboutUs(answers)],
  ];
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
  }
  return files.map(([path]) => path);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Says only what is known; the dealer writes the rest. */
function aboutUs({ name, place, makes }: SiteAnswers): string {
  const sells = makes.length === 0 ? "" : ` We sell new ${makes.join(", ").replace(/, ([^,]*)$/, " and $1")} vehicles.`;
  return `---
title: ${JSON.stringify(`About ${name}`)}
description: ${JSON.stringify(`${name} in ${place.name}.`)}
blocks:
  - kind: prose
  - kind: stock-strip
    title: Lately arrived
    search: /search/new-used-and-demo-cars
  - kind: locations
    title: Where to find us
  - kind: form
    form: general-enquiry
---

${name} is in ${place.name}.${sells} Ask us anything with the form below.
`;
}
