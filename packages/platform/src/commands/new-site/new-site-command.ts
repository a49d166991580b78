import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { countries } from "@forecourt/core";
import { applyContentFolder } from "../../domain/content-files/apply-content-folder.ts";
import { isLoopbackHost, ownHostOf } from "../../base/environment/host-name.ts";
import { servedPort } from "../../base/environment/served-port.ts";
import { applySite } from "../../domain/sites/apply-site.ts";
import { readPresence } from "../../domain/sites/content-presence.ts";
import { siteBySlug } from "../../domain/sites/read-sites.ts";
import { readLayers, readLayersOf } from "../../domain/sites/site-layers.ts";
import { parseMapping } from "../../domain/stock-import/find-mapping.ts";
import { StockRefusedError } from "../../domain/stock-import/stock-refused.ts";
import type { Database } from "../../records/open-database.ts";
import { checkDocument, describeCheck, warningLine } from "../check-document.ts";
import { print, UsageError } from "../command-context.ts";
import type { CommandContext } from "../command-context.ts";
import { importAndIndex } from "../import-and-index.ts";
import type { ImportOutcome } from "../import-and-index.ts";
import { readMenuWords } from "../menu-warnings.ts";
import { templateNameIn } from "../generate/template-folder.ts";
import { templateWarnings } from "../template-warnings.ts";
import { mappingOf, missingPhotoLines, rowLines } from "../stock-commands.ts";
import { conditionsIn } from "./conditions-in.ts";
import { confirmProposal, proposalText, shownColumns } from "./confirm-mapping.ts";
import { newSiteDocument } from "./new-site-document.ts";
import { refuseFullFolder, writeSiteFolder } from "./new-site-files.ts";
import { readSiteLogo } from "./site-logo.ts";
import { openProposal } from "./open-proposal.ts";
import type { StockOfSite } from "./open-proposal.ts";
import { siteAnswers } from "./site-answers.ts";
import type { NewSiteFlags, SiteAnswers } from "./site-answers.ts";
import { hasRecords, withDatabase } from "../with-database.ts";

/** Options of `site new`. */
export interface NewSiteArguments extends NewSiteFlags {
  mapping?: string | undefined;
  folder?: string | undefined;
  yes: boolean;
}

/**
 * `site new`: asks or takes flags, proposes how the stock file is read, writes document, mapping and content, applies
 * and imports them, and prints the address. Nothing is made before the file is read, the document checked and the
 * columns confirmed; a file that the import then refuses leaves the site without cars, and says so.
 */
export async function newSite(context: CommandContext, given: NewSiteArguments): Promise<number> {
  const started = performance.now();
  const ask = given.yes ? undefined : context.ask;
  const person = ask && {
    ask,
    say: context.err,
    hasFile: (file: string) => existsSync(resolve(context.cwd, file)),
    whyTaken: (slug: string) => whyTaken(context, slug, given.folder ?? slug),
  };
  const answers = await siteAnswers(given, person, templateNameIn(context.cwd));
  const named = given.folder ?? answers.slug;
  const folder = resolve(context.cwd, named);
  refuseFullFolder(folder, named);
  const logo = await readSiteLogo(context.cwd, answers.logo);
  const stock = await stockOf(context, answers, given);
  if (stock === undefined) return 1;
  const document = newSiteDocument(answers, conditionsIn(stock), logo?.setting);
  return withDatabase(context, async (database) => {
    if (await siteBySlug(database, answers.slug))
      throw new UsageError(`There is a site "${answers.slug}" already. Say another with --slug.`);
    const layersOfInput = await readLayersOf(database.db, [document]);
    const check = checkDocument("site.json", document, layersOfInput(document), context.env);
    if (!check.ok) {
      await print(context, check, describeCheck(check));
      context.err("Nothing was made. Say it another way and try again.\n");
      return 1;
    }
    await logo?.store(context.dataDir);
    const files = writeSiteFolder(folder, { answers, document, mapping: stock.proposal?.mapping });
    const { site } = await applySite(database, document, context.env);
    const content = await applyContentFolder(database, join(folder, "content"), { dataDir: context.dataDir });
    if (!("applied" in content))
      throw new Error(`[site new] The content that it wrote is not right: ${content.problems[0]?.message}`);
    const imported =
      stock.file === undefined
        ? undefined
        : await importAndIndex(context, database, {
            site,
            file: stock.file,
            mapping: stock.mapping ?? parseMapping(stock.proposal?.mapping, answers.slug),
          }).catch((error: unknown) => {
            if (error instanceof StockRefusedError) context.err(`${madeWithoutCars(answers, named, given.mapping)}\n`);
            throw error;
          });
    const warnings = await warningsNow(context, database, document);
    await printMade(context, {
      answers,
      address: addressOf(answers.slug, context),
      hasLogoGround: logo?.hasGround === true,
      files: files.map((file) => join(relative(context.cwd, folder) || ".", file)),
      stock,
      warnings,
      imported,
      seconds: Math.round((performance.now() - started) / 100) / 10,
    });
    return imported?.indexFailure === undefined ? 0 : 1;
  });
}

/**
 * Why a site of this slug cannot be made in a folder; undefined where it can. Where nothing is stored yet, nothing is
 * opened.
 */
async function whyTaken(context: CommandContext, slug: string, folder: string): Promise<string | undefined> {
  try {
    refuseFullFolder(resolve(context.cwd, folder), folder);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  if (!hasRecords(context)) return undefined;
  const found = await withDatabase(context, (database) => database.sql`select 1 from sites where slug = ${slug}`);
  return found.length > 0 ? `There is a site "${slug}" already.` : undefined;
}

/** Address of a new site: by https below the deployment's host, or on this machine. */
function addressOf(slug: string, { env, dataDir }: CommandContext): string {
  const host = ownHostOf(slug, env);
  return isLoopbackHost(host) ? `http://${host}:${servedPort(dataDir, env)}/` : `https://${host}/`;
}

/** Tells that a site was made although its stock file was refused, and how to import its cars. */
function madeWithoutCars({ slug, stock }: SiteAnswers, folder: string, mapping = join(folder, "mapping.json")): string {
  return `The site ${slug} is made, in the folder ${folder}, and has no cars: its stock file was refused. Put the file right, then: forecourt stock import --site ${slug} ${stock} --mapping ${mapping}`;
}

/** The stock file with how it is read; undefined where nobody has confirmed that. */
async function stockOf(
  context: CommandContext,
  { slug, country, place, stock }: SiteAnswers,
  { mapping, yes }: NewSiteArguments,
): Promise<StockOfSite | undefined> {
  if (stock === undefined) {
    if (mapping !== undefined)
      throw new UsageError("--mapping says how a stock file is read. Name the file with --stock.");
    return {};
  }
  const file = resolve(context.cwd, stock);
  if (!existsSync(file)) throw new UsageError(`There is no file ${stock}.`);
  if (mapping !== undefined) return { file, mapping: mappingOf(context, mapping) };
  context.err(`Reading ${stock}\n`);
  const { profile, propose } = await openProposal(file, { slug, country, place });
  if (context.ask && !yes) {
    const taken = await confirmProposal(
      context.ask,
      context.err,
      profile.columns.map(({ name }) => name),
      propose,
    );
    if (taken) return { file, profile, proposal: taken };
    context.err("Nothing was made. A mapping of your own is passed with --mapping (packages/platform/README.md).\n");
    return undefined;
  }
  const proposal = propose(new Map());
  if (yes) {
    if (!context.json) await context.out(`${proposalText(proposal)}\n\n`);
    return { file, profile, proposal };
  }
  await print(context, { columns: shownColumns(proposal), assumed: proposal.assumed }, proposalText(proposal));
  context.err("Nothing was made. Look the columns over and say --yes, or pass a mapping of your own with --mapping.\n");
  return undefined;
}

/** Warnings of `site check` once the site has its content and cars. */
async function warningsNow(context: CommandContext, database: Database, document: unknown) {
  const [layers, layersOfInput, words, presence] = await Promise.all([
    readLayers(database.db),
    readLayersOf(database.db, [document]),
    readMenuWords(database),
    readPresence(database.db),
  ]);
  const { warnings, site } = checkDocument("site.json", document, layersOfInput(document), context.env, {
    words,
    presence,
  });
  return [...(site ? templateWarnings(site, layers) : []), ...warnings];
}

interface MadeSite {
  answers: SiteAnswers;
  address: string;
  /** The logo brings a ground of its own. */
  hasLogoGround: boolean;
  files: readonly string[];
  stock: StockOfSite;
  warnings: ReturnType<typeof checkDocument>["warnings"];
  imported: ImportOutcome | undefined;
  seconds: number;
}

async function printMade(
  context: CommandContext,
  { answers, address, hasLogoGround, files, stock, warnings, imported, seconds }: MadeSite,
): Promise<void> {
  const { slug, country, licence, placeholders } = answers;
  const toWrite = [
    ...(placeholders.length > 0 ? [`${placeholders.join(", ")}: made up, so that there is something to look at`] : []),
    ...(licence === undefined ? [`dealer.licenceNumber: ${countries[country].dealer.licenceLabel}`] : []),
    ...(hasLogoGround ? ["theme.logo: has a ground of its own, which shows on a header of another colour"] : []),
    "locations.0.contact_detail.opening_hours: when the yard is open",
  ];
  const counts = imported?.result;
  const lines = [
    address,
    ...(counts
      ? [
          `${counts.created} cars of ${counts.rows} rows${counts.rejected > 0 ? `, ${counts.rejected} rejected: ${counts.reportFile}` : ""}; ${seconds} s`,
          ...rowLines(counts),
          ...missingPhotoLines(counts.missingPhotos, context.dataDir),
        ]
      : []),
    ...(imported?.indexedBy === "command" ? ["No server has this data folder open. Start it: npm start"] : []),
    "",
    "Written:",
    ...files.map((file) => `  ${file}`),
    "Still to say in site.json, then: forecourt site apply",
    ...toWrite.map((line) => `  ${line}`),
    ...(warnings.length > 0 ? ["What site check warns of:", ...warnings.map(warningLine)] : []),
  ];
  await print(
    context,
    {
      slug,
      address,
      files,
      columns: stock.proposal ? shownColumns(stock.proposal) : [],
      assumed: stock.proposal?.assumed ?? [],
      placeholders,
      warnings,
      stock: counts ?? null,
      seconds,
    },
    lines.join("\n"),
  );
}
