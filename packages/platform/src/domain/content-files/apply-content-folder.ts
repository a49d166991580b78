import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import type { Database } from "../../records/open-database.ts";
import { applyContent } from "../content/apply-content.ts";
import type { AppliedContent } from "../content/apply-content.ts";
import { ContentRefusedError } from "../content/content-refused.ts";
import { placeText } from "../content/layer-content.ts";
import { findPictures } from "./content-pictures.ts";
import type { FileProblem } from "./file-problem.ts";
import { readContentFolder } from "./read-content-folder.ts";
import type { ContentFolder } from "./read-content-folder.ts";

/** Options of applying a folder of content. */
export interface ContentFolderOptions {
  /** Data folder of the installation, where pictures are kept. */
  dataDir: string;
  /** Says what would change, and changes nothing. @default false */
  dryRun?: boolean;
  /** Hosts from which pictures are fetched. @default none */
  hosts?: readonly string[];
  /** Fetches them; it must call public addresses only. @default none is fetched */
  fetch?: OutsideFetch;
}

/** Result of applying a folder. */
export type AppliedFolder = { applied: AppliedContent; problems: [] } | { problems: FileProblem[] };

/**
 * Makes the content of the layers that have a folder what their files say: all of it, or nothing where any file is
 * wrong.
 *
 * @returns what changed, or every mistake with file and line
 * @example
 * await applyContentFolder(database, "content", { dataDir: ".forecourt" }) // { applied: { changes: […], sites: ["harbour-mazda"], … }, problems: [] }
 */
export async function applyContentFolder(
  database: Database,
  folder: string,
  { dataDir, dryRun = false, hosts = [], fetch }: ContentFolderOptions,
): Promise<AppliedFolder> {
  const read = await readContentFolder(folder);
  const pictured = await findPictures(folder, read, { dataDir, hosts, ...(fetch && !dryRun ? { fetch } : {}) });
  const mistakes = [...read.problems, ...pictured.problems];
  try {
    const planned = await applyContent(database, pictured.contents, { dryRun: true });
    if (mistakes.length > 0) return { problems: inOrder(mistakes) };
    if (dryRun) return { applied: planned, problems: [] };
    await pictured.write();
    return { applied: await applyContent(database, pictured.contents), problems: [] };
  } catch (error) {
    if (error instanceof ContentRefusedError) return { problems: inOrder([...mistakes, ...problemsIn(error, read)]) };
    throw error;
  }
}

const inOrder = (problems: readonly FileProblem[]) =>
  problems.toSorted((one, other) => one.file.localeCompare(other.file, "en") || one.line - other.line);

/** A record's mistakes with the file and line from which it comes. */
function problemsIn({ problems }: ContentRefusedError, { sources }: Pick<ContentFolder, "sources">): FileProblem[] {
  return problems.map(({ path, message, ...place }) => {
    const source = sources.get(placeText(place));
    const where = path.length === 0 ? "" : `${path.join(".")}: `;
    return {
      file: source?.file ?? placeText(place),
      line: source?.lineOf(path) ?? 1,
      message: `${where}${message}`,
    };
  });
}
