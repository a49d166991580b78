// `npm run compare-engines [-- folder]` compares the embedded engine with a real Typesense. Over the site's own
// requests, or those of a folder, it asks the server at TYPESENSE_URL; without one it takes what a server answered from
// the folder. The exit code is 1 for a difference that known-differences.json does not have.
import { httpLink } from "../../packages/platform/src/search/engine/search-engine-link.ts";
import { compareEngines } from "./compare-engines.ts";
import { openEmbedded } from "./embedded-engine.ts";
import { folderQuestions } from "./folder-questions.ts";
import { judgeDifferences, readKnownDifferences } from "./known-differences.ts";
import { siteQuestions } from "./site-questions.ts";

const [folder] = process.argv.slice(2);
const { TYPESENSE_URL: url, TYPESENSE_API_KEY: key } = process.env;
const maxShown = 20;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (url && !key) stop("TYPESENSE_URL is set but TYPESENSE_API_KEY is not. Set it to the server's admin key.");
if (!url && folder === undefined)
  stop(
    "Set TYPESENSE_URL and TYPESENSE_API_KEY to the server to compare with, or name a folder with recorded answers.",
  );

function stop(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

const set = folder === undefined ? await siteQuestions() : folderQuestions(folder);
const embedded = openEmbedded();
const server = url && key ? httpLink(url, key) : undefined;
try {
  const list = readKnownDifferences();
  const result = await compareEngines(set, embedded.link, server);
  const { unknown, gone, known } = judgeDifferences(set.name, result, list);
  const equal = result.questions - result.differences.length;
  say(
    `${set.name}: ${equal} of ${result.questions} requests (${result.searches} searches) are answered alike, ${result.tied} of them but for equally frequent values at the end of a facet. ${known} differ as listed, ${unknown.length} do not.`,
  );
  for (const { question, details } of unknown.slice(0, maxShown))
    say(`✗ ${question}\n    ${details.slice(0, 3).join("\n    ")}`);
  if (unknown.length > maxShown) say(`… and ${unknown.length - maxShown} more`);
  for (const entry of gone) say(`No longer differs, take it off tooling/compare/known-differences.json: ${entry}`);
  if (list.unproved.length > 0)
    say(
      server && folder === undefined && unknown.length === 0
        ? "Shown on this server now, take them off the list:"
        : "Not yet shown on a real server:",
    );
  for (const { change, shownBy } of list.unproved) say(`  ${change} (${shownBy})`);
  if (unknown.length > 0) process.exitCode = 1;
} finally {
  server?.close();
  await embedded.close();
}
