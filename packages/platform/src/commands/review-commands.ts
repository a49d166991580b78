import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createOutsideCaller } from "../base/outside/outside-fetch.ts";
import { importReviews } from "../domain/content-files/import-reviews.ts";
import { readReviewsFile } from "../domain/content-files/read-reviews-file.ts";
import type { ReadReviewRows } from "../domain/content-files/read-reviews-file.ts";
import { reviewsOverHttp } from "../domain/content-files/review-provider.ts";
import type { StoredSite } from "../domain/sites/read-sites.ts";
import { print, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `content import-reviews <site> [file]`: the reviews of a file, or of the site's provider; all of them or nothing.
 * Exit code 1 when there is a mistake.
 */
export async function importReviewsCommand(
  context: CommandContext,
  names: readonly string[],
  { source, dryRun, force }: { source?: string | undefined; dryRun: boolean; force: boolean },
): Promise<number> {
  const [slug, named, ...more] = names;
  if (slug === undefined || more.length > 0)
    throw new UsageError("Name a site and a file: forecourt content import-reviews <site> <file.csv|file.json>");
  const path = named === undefined ? undefined : resolve(context.cwd, named);
  if (path !== undefined && !existsSync(path)) throw new UsageError(`There is no file ${named}.`);
  const result = await withDatabase(context, async (database) => {
    const stored = await knownSite(database, slug);
    const read = path === undefined ? await providedRows(context, stored) : await readReviewsFile(path);
    if ("problems" in read) return read;
    return importReviews(database, {
      site: stored.site,
      rows: read.rows,
      file: path === undefined ? "provider" : basename(path),
      source: source ?? (path === undefined ? stored.secrets.reviewProvider?.source : undefined),
      now: new Date(),
      dryRun,
      force,
    });
  });
  if ("imported" in result) {
    const { added, changed, removed, unchanged, total } = result.imported;
    const would = dryRun ? "Would be: " : "";
    const text = `${would}${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged; ${total} reviews in all`;
    await print(context, { ...result.imported, ...(dryRun ? { dryRun } : {}) }, text);
    return 0;
  }
  const lines = result.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const count = lines.length === 1 ? "1 mistake" : `${lines.length} mistakes`;
  await print(context, result, [...lines, `${count}. Nothing was imported.`].join("\n"));
  return 1;
}

/** The reviews of the provider that the site's document names. */
async function providedRows({ env }: CommandContext, { site, secrets }: StoredSite): Promise<ReadReviewRows> {
  const provider = secrets.reviewProvider;
  if (!provider)
    throw new UsageError(
      `${site.slug} names no provider of reviews (secrets.reviewProvider). Name a file: forecourt content import-reviews ${site.slug} <file.csv|file.json>`,
    );
  const key = env[provider.secretEnv];
  if (!key) throw new UsageError(`${provider.secretEnv}, the key of the provider of reviews, is not set.`);
  const outside = createOutsideCaller(env);
  try {
    return { rows: await reviewsOverHttp(outside.fetch, { url: provider.url, key })() };
  } finally {
    await outside.close();
  }
}
