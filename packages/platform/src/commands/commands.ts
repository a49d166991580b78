import type { parseArgs } from "node:util";
import type { CommandContext } from "./command-context.ts";

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

/** A command's code is loaded when it is asked for: what all of them need together takes two seconds. */
const contentHistory = () => import("./content-history-commands.ts");
const contents = () => import("./content-commands.ts");
const defaults = () => import("./defaults-command.ts");
const health = () => import("./doctor.ts");
const generators = () => import("./generate/generate-command.ts");
const keys = () => import("./key-commands.ts");
const feeds = () => import("./feed-commands.ts");
const leads = () => import("./lead-commands.ts");
const expiry = () => import("./expire-command.ts");
const shoppers = () => import("./shopper-commands.ts");
const payments = () => import("./payment-commands.ts");
const media = () => import("./media-command.ts");
const reservations = () => import("./reservation-commands.ts");
const reviews = () => import("./review-commands.ts");
const newSites = () => import("./new-site/new-site-command.ts");
const siteRemoval = () => import("./site-removal-commands.ts");
const sites = () => import("./site-commands.ts");
const spins = () => import("./spin-commands.ts");
const stock = () => import("./stock-commands.ts");

/** What is done for each command. */
export const commands: Readonly<Record<string, Command>> = {
  "site new": {
    takes: newSiteFlags,
    names: false,
    run: async (context, _, { yes = false, ...flags }) => (await newSites()).newSite(context, { ...flags, yes }),
  },
  "site check": { takes: [], names: true, run: async (context, names) => (await sites()).checkSites(context, names) },
  "site apply": { takes: [], names: true, run: async (context, names) => (await sites()).applySites(context, names) },
  "site history": {
    takes: [],
    names: true,
    run: async (context, names) => (await sites()).printSiteHistory(context, names),
  },
  "site rollback": {
    takes: ["to"],
    names: true,
    run: async (context, names, { to }) => (await sites()).rollBackSite(context, names, { to }),
  },
  "site defaults": {
    takes: [],
    names: true,
    run: async (context, names) => (await defaults()).siteDefaults(context, names),
  },
  "site list": { takes: [], names: false, run: async (context) => (await sites()).printSites(context) },
  "site suspend": {
    takes: ["dry-run"],
    names: true,
    run: async (context, names, { "dry-run": dryRun = false }) =>
      (await siteRemoval()).suspend(context, names, { dryRun }),
  },
  "site resume": {
    takes: ["dry-run"],
    names: true,
    run: async (context, names, { "dry-run": dryRun = false }) =>
      (await siteRemoval()).resume(context, names, { dryRun }),
  },
  "site remove": {
    takes: ["confirm", "discard-leads", "dry-run"],
    names: true,
    run: async (context, names, { confirm, "discard-leads": discardLeads = false, "dry-run": dryRun = false }) =>
      (await siteRemoval()).remove(context, names, { confirm, discardLeads, dryRun }),
  },
  "content check": {
    takes: [],
    names: true,
    run: async (context, names) => (await contents()).checkContent(context, names),
  },
  "content apply": {
    takes: [],
    names: true,
    run: async (context, names) => (await contents()).applyContentCommand(context, names),
  },
  "content list": {
    takes: [],
    names: true,
    run: async (context, names) => (await contents()).listContent(context, names),
  },
  "content export": {
    takes: ["layer"],
    names: true,
    run: async (context, names, { layer }) => (await contents()).exportContent(context, names, { layer }),
  },
  "content history": {
    takes: [],
    names: true,
    run: async (context, names) => (await contentHistory()).printContentHistory(context, names),
  },
  "content rollback": {
    takes: ["to"],
    names: true,
    run: async (context, names, { to }) => (await contentHistory()).rollBackContent(context, names, { to }),
  },
  "content import-reviews": {
    takes: ["source", "dry-run", "force"],
    names: true,
    run: async (context, names, { source, "dry-run": dryRun = false, force = false }) =>
      (await reviews()).importReviewsCommand(context, names, { source, dryRun, force }),
  },
  "media add": { takes: [], names: true, run: async (context, names) => (await media()).addMedia(context, names) },
  "stock import": {
    takes: ["site", "mapping", "dry-run", "force"],
    names: true,
    run: async (context, names, { site, mapping, "dry-run": dryRun = false, force = false }) =>
      (await stock()).importStockFile(context, names, { site, mapping, dryRun, force }),
  },
  "stock reindex": { takes: [], names: false, run: async (context) => (await stock()).reindexStock(context) },
  "feeds check": {
    takes: ["site"],
    names: false,
    run: async (context, _, { site }) => (await feeds()).checkFeeds(context, { site }),
  },
  "leads list": {
    takes: ["site", "most"],
    names: false,
    run: async (context, _, { site, most }) => (await leads()).printLeads(context, { site, most }),
  },
  "leads export": {
    takes: ["site", "format", "output"],
    names: false,
    run: async (context, _, { site, format, output }) => (await leads()).writeLeads(context, { site, format, output }),
  },
  "leads replay": {
    takes: ["site", "to", "dry-run"],
    names: false,
    run: async (context, _, { site, to, "dry-run": dryRun = false }) =>
      (await leads()).replayLeadsCommand(context, { site, to, dryRun }),
  },
  "reservations list": {
    takes: ["site"],
    names: false,
    run: async (context, _, { site }) => (await reservations()).printReservations(context, { site }),
  },
  "reservations release": {
    takes: [],
    names: true,
    run: async (context, names) => (await reservations()).changeReservationCommand(context, names, "release"),
  },
  "reservations refund": {
    takes: [],
    names: true,
    run: async (context, names) => (await reservations()).changeReservationCommand(context, names, "refund"),
  },
  "reservations sell": {
    takes: [],
    names: true,
    run: async (context, names) => (await reservations()).changeReservationCommand(context, names, "sell"),
  },
  "keys create": {
    takes: ["site", "name", "may"],
    names: false,
    run: async (context, _, { site, name, may }) => (await keys()).createKey(context, { site, name, may }),
  },
  "keys list": {
    takes: ["site"],
    names: false,
    run: async (context, _, { site }) => (await keys()).printKeys(context, { site }),
  },
  "keys revoke": { takes: [], names: true, run: async (context, names) => (await keys()).revokeKey(context, names) },
  "payments list": {
    takes: ["site"],
    names: false,
    run: async (context, _, { site }) => (await payments()).printPayments(context, { site }),
  },
  "payments refund": {
    takes: [],
    names: true,
    run: async (context, names) => (await payments()).refundPaymentCommand(context, names),
  },
  "payments compare": {
    takes: ["site", "days"],
    names: false,
    run: async (context, _, { site, days }) => (await payments()).comparePaymentsCommand(context, { site, days }),
  },
  "shopper erase": {
    takes: ["site", "email", "phone", "dry-run"],
    names: false,
    run: async (context, _, { site, email, phone, "dry-run": dryRun = false }) =>
      (await shoppers()).eraseShopperData(context, { site, email, phone, dryRun }),
  },
  "shopper consents": {
    takes: ["site", "email", "phone"],
    names: false,
    run: async (context, _, { site, email, phone }) =>
      (await shoppers()).printConsents(context, { site, email, phone }),
  },
  "spin winners": {
    takes: ["site"],
    names: false,
    run: async (context, _, { site }) => (await spins()).printWinners(context, { site }),
  },
  "data expire": {
    takes: ["site", "dry-run"],
    names: false,
    run: async (context, _, { site, "dry-run": dryRun = false }) =>
      (await expiry()).expireOldData(context, { site, dryRun }),
  },
  "generate page": {
    takes: ["label"],
    names: true,
    run: async (context, names, { label }) => (await generators()).generatePageCommand(context, names, label),
  },
  "generate lead": {
    takes: ["label"],
    names: true,
    run: async (context, names, { label }) => (await generators()).generateLeadCommand(context, names, label),
  },
  "generate site": {
    takes: ["label"],
    names: true,
    run: async (context, names, { label }) => (await generators()).generateSiteCommand(context, names, label),
  },
  "generate slot": {
    takes: [],
    names: true,
    run: async (context, names) => (await generators()).generateSlotCommand(context, names),
  },
  eject: {
    takes: [],
    names: true,
    run: async (context, names) => (await generators()).ejectPageCommand(context, names),
  },
  doctor: { takes: [], names: false, run: async (context) => (await health()).doctor(context) },
};
