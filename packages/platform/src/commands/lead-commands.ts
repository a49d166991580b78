import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportLeads } from "../domain/leads/export-leads.ts";
import { listLeads } from "../domain/leads/list-leads.ts";
import { replayLeads } from "../domain/leads/replay-leads.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { momentCell } from "./moment-cell.ts";
import { withDatabase } from "./with-database.ts";

/** `leads list [--site <slug>] [--most <number>]`: newest first, with the state of their deliveries. */
export async function printLeads(
  context: CommandContext,
  given: { site?: string | undefined; most?: string | undefined },
): Promise<number> {
  const most = given.most === undefined ? 50 : Number(given.most);
  if (!Number.isInteger(most) || most < 1 || most > 10_000)
    throw new UsageError(`--most is a number from 1 to 10000, not "${given.most}".`);
  const leads = await withDatabase(context, async (database) => {
    if (given.site !== undefined) await knownSite(database, given.site);
    return listLeads(database, { most, ...(given.site === undefined ? {} : { site: given.site }) });
  });
  const rows = leads.map(({ id, site, createdAt, payload, deliveries }) => [
    momentCell(createdAt),
    site,
    id,
    [...new Set([word(payload["category"]), word(payload["subcategory"])])].filter(Boolean).join(": "),
    [word(payload["name"]), word(payload["last_name"])].join(" ").trim(),
    deliveries
      .map(
        ({ destination, state, attempts, lastError }) =>
          `${destination}: ${state}${state === "delivered" ? "" : ` (${attempts} attempts${lastError ? `, ${lastError}` : ""})`}`,
      )
      .join("; ") || "no destination",
  ]);
  await print(
    context,
    leads,
    leads.length === 0
      ? "There are no leads yet."
      : table([["RECEIVED", "SITE", "LEAD", "CATEGORY", "NAME", "DELIVERY"], ...rows]),
  );
  return 0;
}

/** `leads export [--site <slug>] [--format csv|jsonl] [--output <file>]`: every lead, oldest first. */
export async function writeLeads(
  context: CommandContext,
  given: { site?: string | undefined; format?: string | undefined; output?: string | undefined },
): Promise<number> {
  const format = given.format ?? (context.json ? "jsonl" : "csv");
  if (format !== "csv" && format !== "jsonl") throw new UsageError(`--format is csv or jsonl, not "${format}".`);
  return withDatabase(context, async (database) => {
    if (given.site !== undefined) await knownSite(database, given.site);
    const text = exportLeads(database, { format, ...(given.site === undefined ? {} : { site: given.site }) });
    if (given.output === undefined) {
      for await (const part of text) await context.out(part);
    } else {
      // People's contact details: for the owner's eyes.
      await pipeline(
        Readable.from(format === "csv" ? marked(text) : text),
        createWriteStream(resolve(context.cwd, given.output), { mode: 0o600 }),
      );
      context.err(`Written to ${given.output}\n`);
    }
    return 0;
  });
}

/** `leads replay --site <slug> [--to <destination>] [--dry-run]`: delivers once more what was given up. */
export async function replayLeadsCommand(
  context: CommandContext,
  { site, to: destination, dryRun }: { site?: string | undefined; to?: string | undefined; dryRun: boolean },
): Promise<number> {
  if (site === undefined) throw new UsageError("Name the site: forecourt leads replay --site <slug>");
  const replayed = await withDatabase(context, async (database) => {
    const { secrets } = await knownSite(database, site);
    const names = secrets.leadDestinations.map(({ name }) => name);
    if (destination !== undefined && !names.includes(destination))
      throw new UsageError(`${site} has no destination "${destination}". It has: ${names.join(", ") || "none"}`);
    const destinations = destination === undefined ? names : [destination];
    return replayLeads(database, { site, destinations, isTried: !dryRun, now: new Date() });
  });
  const receivers = [...Map.groupBy(replayed, (delivery) => delivery.destination)].map(
    ([name, { length }]) => `${name}: ${length}`,
  );
  await print(
    context,
    replayed,
    receivers.length === 0
      ? "No delivery was given up."
      : `${receivers.join("; ")}. ${dryRun ? "They would be tried again." : "They are tried again now, while a server runs."}`,
  );
  return 0;
}

/** Begins with the mark by which Excel knows UTF-8: without it "Mārama" opens as "MÄrama". */
async function* marked(text: AsyncIterable<string>): AsyncIterable<string> {
  yield "\uFEFF";
  yield* text;
}

function word(value: unknown): string {
  return typeof value === "string" ? value : "";
}
