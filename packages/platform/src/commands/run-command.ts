import { parseArgs } from "node:util";
import { commandContext, UsageError } from "./command-context.ts";
import type { CommandContext, CommandDependencies } from "./command-context.ts";
import { printContentHistory, rollBackContent } from "./content-history-commands.ts";
import { applyContentCommand, checkContent, exportContent, listContent } from "./content-commands.ts";
import { siteDefaults } from "./defaults-command.ts";
import { doctor } from "./doctor.ts";
import {
  ejectPageCommand,
  generateLeadCommand,
  generatePageCommand,
  generateSiteCommand,
  generateSlotCommand,
} from "./generate/generate-command.ts";
import { createKey, printKeys, revokeKey } from "./key-commands.ts";
import { explainFailure } from "./explain-failure.ts";
import { checkFeeds } from "./feed-commands.ts";
import { printLeads, writeLeads } from "./lead-commands.ts";
import { expireOldData } from "./expire-command.ts";
import { eraseShopperData, printConsents } from "./shopper-commands.ts";
import { printPayments, refundInvoiceCommand } from "./invoice-commands.ts";
import { comparePaymentsCommand } from "./payment-commands.ts";
import { addMedia } from "./media-command.ts";
import { changeReservationCommand, printReservations } from "./reservation-commands.ts";
import { importReviewsCommand } from "./review-commands.ts";
import { newSite } from "./new-site/new-site-command.ts";
import { remove, resume, suspend } from "./site-removal-commands.ts";
import { applySites, checkSites, printSiteHistory, printSites, rollBackSite } from "./site-commands.ts";
import { printWinners } from "./spin-commands.ts";
import { importStockFile, reindexStock } from "./stock-commands.ts";

/** What `forecourt --help` prints. */
export const usage = `Usage: forecourt <command> [options]

  site new [--name <name>] [--country <AU|NZ>] [--place <suburb or postcode>] [--stock <file>] [--yes]
                                 make a dealer's site: asks for what is not said, proposes how the file's columns
                                 are read, writes document, mapping and content, imports, prints the address; also
                                 --slug --template --colours --logo <file[,file for dark grounds]>
                                 --makes --street --phone --email --licence
                                 --mapping <name|file> --folder <folder>; --yes asks nothing
  site check [file|slug …]       check site documents; without names, every stored site
  site apply <file …>            store site documents, all or none; live within a second
  site history <slug>            every version of a site's document
  site rollback <slug> [--to <version>]
                                 serve an earlier version again; without --to, the one before
  site list                      every site
  site suspend <slug> [--dry-run]
                                 answer 503 and take no enquiries; its data stays, what was taken is still delivered
  site resume <slug> [--dry-run] serve it again
  site remove <slug> --confirm <slug> [--discard-leads] [--dry-run]
                                 delete it with all its data, but what the law wants kept
  site defaults [platform|template:<name>] [file]
                                 what stands below the documents of sites: list, print, or set it
  content check <folder>         what a folder of content would change; every mistake with file and line
  content apply <folder>         make it so, all or nothing; live within a second
  content list [layer]           every record that holds
  content export <folder> [--layer <layer>]
                                 write the content that holds as a folder
  content history <layer>        every version of a layer: platform, manufacturer:mazda, group:twg, site:harbour-mazda
  content rollback <layer> [--to <version>]
                                 make an earlier version hold again; without --to, the one before
  content import-reviews <site> [file.csv|file.json] [--source <name>] [--dry-run] [--force]
                                 make a source's reviews those of a file, or of the site's provider; all or nothing
  media add <file …>             store pictures and typefaces (woff2), all or none, and print
                                 what a site document calls each
  stock import --site <slug> <file> [--mapping <name|file>] [--dry-run] [--force]
                                 import a stock file; --force lets it withdraw more than half of the cars
  stock reindex                  rebuild the search index beside the live one
  feeds check --site <slug>      what advertising channels would refuse of the stock, and why
  leads list [--site <slug>] [--most <number>]
  leads export [--site <slug>] [--format csv|jsonl] [--output <file>]
  reservations list [--site <slug>]
                                 reserved cars, newest first, with where car and deposit are
  reservations release <id>      free the car; a refundable deposit goes back
  reservations refund <id>       free the car and return the deposit, whatever the terms
  reservations sell <id>         the car is sold to whoever reserved it; the deposit is part of the price
  payments list [--site <slug>]  deposits and invoices paid online, newest first
  payments refund <id>           send the payment of an invoice back; that of a car: reservations refund
  payments compare --site <slug> [--days <number>]
                                 each difference between the provider's payments and the ledger; for once a day
  keys create --site <slug> --name <whose> --may <rights>
                                 a key with which a lender or valuer writes quotes, valuations or both; shown once
  keys list [--site <slug>]      every key, and when it was used last
  keys revoke <id>               refuse it from now on
  shopper erase --site <slug> [--email <address>] [--phone <number>] [--dry-run]
                                 delete what a site has of a shopper, but what the law wants kept
  shopper consents --site <slug> [--email <address>] [--phone <number>]
                                 proof of consent that stays of an erased shopper or a removed site
  spin winners --site <slug>     who won what at the wheel of /spin-to-win, and how many prizes are left
  data expire [--site <slug>] [--dry-run]
                                 delete now what is older than its site keeps it; the server does so each hour
  generate page <name> [--label <text>]
                                 in a template: a page of its own, declared and with its module
  generate slot <Slot>           in a template: a part of its own in a slot, which shows ours until it is changed
  generate lead <name> [--label <text>]
                                 in a template: a page of its own with a form that sends an enquiry
  generate site <name> [--label <text>]
                                 in a template: a document for one more site, like its demo dealer's
  eject <page>                   in a template: the module of a standard page (home, search, vehicle, finance)
  doctor                         look at every part and say what to do

  --json                         print results for machines
  --help                         print this

FORECOURT_DATA names the data folder, DATABASE_URL and TYPESENSE_URL the servers where there are any.
Exit codes: 0 done, 1 refused or failed, 2 wrong arguments.
`;

const options = {
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  site: { type: "string" },
  mapping: { type: "string" },
  to: { type: "string" },
  layer: { type: "string" },
  source: { type: "string" },
  "dry-run": { type: "boolean" },
  force: { type: "boolean" },
  most: { type: "string" },
  format: { type: "string" },
  output: { type: "string" },
  confirm: { type: "string" },
  "discard-leads": { type: "boolean" },
  days: { type: "string" },
  email: { type: "string" },
  phone: { type: "string" },
  name: { type: "string" },
  may: { type: "string" },
  slug: { type: "string" },
  country: { type: "string" },
  place: { type: "string" },
  template: { type: "string" },
  colours: { type: "string" },
  logo: { type: "string" },
  makes: { type: "string" },
  stock: { type: "string" },
  street: { type: "string" },
  licence: { type: "string" },
  folder: { type: "string" },
  yes: { type: "boolean", short: "y" },
  label: { type: "string" },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

interface Command {
  /** Options it takes besides --json and --help. */
  takes: readonly (keyof Given)[];
  /** Whether it takes names after its own. */
  names: boolean;
  run(context: CommandContext, names: readonly string[], given: Given): Promise<number>;
}

/** Flags of `site new`. */
const newSiteFlags = [
  "name",
  "slug",
  "country",
  "place",
  "template",
  "colours",
  "logo",
  "makes",
  "stock",
  "street",
  "phone",
  "email",
  "licence",
  "mapping",
  "folder",
  "yes",
] as const;

const commands: Readonly<Record<string, Command>> = {
  "site new": {
    takes: newSiteFlags,
    names: false,
    run: (context, _, { yes = false, ...flags }) => newSite(context, { ...flags, yes }),
  },
  "site check": { takes: [], names: true, run: checkSites },
  "site apply": { takes: [], names: true, run: applySites },
  "site history": { takes: [], names: true, run: printSiteHistory },
  "site rollback": {
    takes: ["to"],
    names: true,
    run: (context, names, { to }) => rollBackSite(context, names, { to }),
  },
  "site defaults": { takes: [], names: true, run: siteDefaults },
  "site list": { takes: [], names: false, run: printSites },
  "site suspend": {
    takes: ["dry-run"],
    names: true,
    run: (context, names, { "dry-run": dryRun = false }) => suspend(context, names, { dryRun }),
  },
  "site resume": {
    takes: ["dry-run"],
    names: true,
    run: (context, names, { "dry-run": dryRun = false }) => resume(context, names, { dryRun }),
  },
  "site remove": {
    takes: ["confirm", "discard-leads", "dry-run"],
    names: true,
    run: (context, names, { confirm, "discard-leads": discardLeads = false, "dry-run": dryRun = false }) =>
      remove(context, names, { confirm, discardLeads, dryRun }),
  },
  "content check": { takes: [], names: true, run: checkContent },
  "content apply": { takes: [], names: true, run: applyContentCommand },
  "content list": { takes: [], names: true, run: listContent },
  "content export": {
    takes: ["layer"],
    names: true,
    run: (context, names, { layer }) => exportContent(context, names, { layer }),
  },
  "content history": { takes: [], names: true, run: printContentHistory },
  "content rollback": {
    takes: ["to"],
    names: true,
    run: (context, names, { to }) => rollBackContent(context, names, { to }),
  },
  "content import-reviews": {
    takes: ["source", "dry-run", "force"],
    names: true,
    run: (context, names, { source, "dry-run": dryRun = false, force = false }) =>
      importReviewsCommand(context, names, { source, dryRun, force }),
  },
  "media add": { takes: [], names: true, run: addMedia },
  "stock import": {
    takes: ["site", "mapping", "dry-run", "force"],
    names: true,
    run: (context, names, { site, mapping, "dry-run": dryRun = false, force = false }) =>
      importStockFile(context, names, { site, mapping, dryRun, force }),
  },
  "stock reindex": { takes: [], names: false, run: reindexStock },
  "feeds check": { takes: ["site"], names: false, run: (context, _, { site }) => checkFeeds(context, { site }) },
  "leads list": {
    takes: ["site", "most"],
    names: false,
    run: (context, _, { site, most }) => printLeads(context, { site, most }),
  },
  "leads export": {
    takes: ["site", "format", "output"],
    names: false,
    run: (context, _, { site, format, output }) => writeLeads(context, { site, format, output }),
  },
  "reservations list": {
    takes: ["site"],
    names: false,
    run: (context, _, { site }) => printReservations(context, { site }),
  },
  "reservations release": {
    takes: [],
    names: true,
    run: (context, names) => changeReservationCommand(context, names, "release"),
  },
  "reservations refund": {
    takes: [],
    names: true,
    run: (context, names) => changeReservationCommand(context, names, "refund"),
  },
  "reservations sell": {
    takes: [],
    names: true,
    run: (context, names) => changeReservationCommand(context, names, "sell"),
  },
  "keys create": {
    takes: ["site", "name", "may"],
    names: false,
    run: (context, _, { site, name, may }) => createKey(context, { site, name, may }),
  },
  "keys list": { takes: ["site"], names: false, run: (context, _, { site }) => printKeys(context, { site }) },
  "keys revoke": { takes: [], names: true, run: revokeKey },
  "payments list": {
    takes: ["site"],
    names: false,
    run: (context, _, { site }) => printPayments(context, { site }),
  },
  "payments refund": {
    takes: [],
    names: true,
    run: (context, names) => refundInvoiceCommand(context, names),
  },
  "payments compare": {
    takes: ["site", "days"],
    names: false,
    run: (context, _, { site, days }) => comparePaymentsCommand(context, { site, days }),
  },
  "shopper erase": {
    takes: ["site", "email", "phone", "dry-run"],
    names: false,
    run: (context, _, { site, email, phone, "dry-run": dryRun = false }) =>
      eraseShopperData(context, { site, email, phone, dryRun }),
  },
  "shopper consents": {
    takes: ["site", "email", "phone"],
    names: false,
    run: (context, _, { site, email, phone }) => printConsents(context, { site, email, phone }),
  },
  "spin winners": { takes: ["site"], names: false, run: (context, _, { site }) => printWinners(context, { site }) },
  "data expire": {
    takes: ["site", "dry-run"],
    names: false,
    run: (context, _, { site, "dry-run": dryRun = false }) => expireOldData(context, { site, dryRun }),
  },
  "generate page": {
    takes: ["label"],
    names: true,
    run: (context, names, { label }) => generatePageCommand(context, names, label),
  },
  "generate lead": {
    takes: ["label"],
    names: true,
    run: (context, names, { label }) => generateLeadCommand(context, names, label),
  },
  "generate site": {
    takes: ["label"],
    names: true,
    run: (context, names, { label }) => generateSiteCommand(context, names, label),
  },
  "generate slot": { takes: [], names: true, run: generateSlotCommand },
  eject: { takes: [], names: true, run: ejectPageCommand },
  doctor: { takes: [], names: false, run: doctor },
};

/**
 * Runs a command line.
 *
 * @returns its exit code: 0 done, 1 refused or failed, 2 wrong arguments
 * @example
 * await runCommand(["stock", "import", "--site", "harbour-mazda", "stock.csv", "--json"], dependencies) // 0
 */
export async function runCommand(words: readonly string[], dependencies: CommandDependencies): Promise<number> {
  const json = words.includes("--json");
  try {
    const { command, names, given } = parse(words);
    if (given.help || !command) {
      await dependencies.out(usage);
      return 0;
    }
    return await command.run(commandContext(dependencies, json), names, given);
  } catch (error) {
    const { code, message, exitCode } = explainFailure(error);
    if (json) await dependencies.out(`${JSON.stringify({ error: { code, message } })}\n`);
    dependencies.err(`${message}\n`);
    return exitCode;
  }
}

function parse(words: readonly string[]): { command: Command | undefined; names: string[]; given: Given } {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${firstSentence((error as Error).message)} See: forecourt --help`);
  }
  const { values: given, positionals } = parsed;
  if (given.help) return { command: undefined, names: [], given };
  const [first = "", second = "", ...rest] = positionals;
  if (first === "") throw new UsageError("Say what to do, such as: forecourt site list. See: forecourt --help");
  const single = commands[first];
  const command = single ?? commands[`${first} ${second}`];
  const name = single ? first : `${first} ${second}`.trim();
  if (!command) throw new UsageError(`There is no command "${name}". See: forecourt --help`);
  const names = single ? positionals.slice(1) : rest;
  if (!command.names && names.length > 0)
    throw new UsageError(`"${name}" takes no "${names[0]}". See: forecourt --help`);
  const wrong = (Object.keys(given) as (keyof Given)[]).find(
    (option) => option !== "json" && option !== "help" && !command.takes.includes(option),
  );
  if (wrong !== undefined) throw new UsageError(`"${name}" takes no --${wrong}. See: forecourt --help`);
  return { command, names, given };
}

function firstSentence(text: string): string {
  return `${text.split(/\.(?:\s|$)|\n/)[0]}.`;
}
