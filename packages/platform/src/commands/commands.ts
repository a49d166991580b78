import type { parseArgs } from "node:util";
import type { CommandContext } from "./command-context.ts";
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

/** Every option of a command line. */
export const options = {
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

/** What a command line says besides names. */
export type Given = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

export interface Command {
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

/** What is done for each command. */
export const commands: Readonly<Record<string, Command>> = {
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
