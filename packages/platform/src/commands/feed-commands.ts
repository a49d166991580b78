import type { Site } from "@forecourt/core/schemas";
import { isLoopbackHost, ownHostOf } from "../base/environment/host-name.ts";
import { servedPort } from "../base/environment/served-port.ts";
import { feedPath } from "../files/feeds/feed-address.ts";
import { feedKinds } from "../files/feeds/feed-kinds.ts";
import { checkFeed } from "../files/feeds/write-feed.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { withDatabase } from "./with-database.ts";

/** Refused cars that are printed for people; `--json` has all of them. */
const maxPrinted = 50;

/**
 * `feeds check --site <slug>`: what each channel would refuse of the stock, with the reason, before it does. Feeds that
 * are off are checked too.
 */
export async function checkFeeds(
  context: CommandContext,
  { site: slug }: { site?: string | undefined },
): Promise<number> {
  if (slug === undefined) throw new UsageError("Say whose feeds: forecourt feeds check --site <slug>");
  const reports = await withDatabase(context, async (database) => {
    const { site, secrets } = await knownSite(database, slug);
    const origin = originOf(site, context);
    const checked = [];
    for (const kind of feedKinds) {
      const report = await checkFeed(database, site, origin, kind);
      const { on } = site.feeds[kind.name];
      checked.push({
        feed: kind.name,
        on,
        address: on && secrets.feedToken !== undefined ? `${origin}${feedPath(kind, secrets.feedToken)}` : null,
        ...report,
      });
    }
    return checked;
  });
  const text = reports.map(({ feed, on, address, taken, refused }) => {
    const rows = refused.slice(0, maxPrinted).map((car) => [car.stocknum ?? car.id, car.name, car.reasons.join(" ")]);
    const more =
      refused.length > maxPrinted ? [`… and ${refused.length - maxPrinted} more; --json prints them all.`] : [];
    const head = `${feed} (${on ? (address ?? "on") : "off"}): ${taken} ${taken === 1 ? "car" : "cars"}, ${refused.length} would be refused`;
    return [head, ...(rows.length > 0 ? [table([["STOCK", "CAR", "WHY"], ...rows])] : []), ...more].join("\n");
  });
  await print(context, reports, text.join("\n\n"));
  return 0;
}

/** The site's first host, else the one below the deployment's; on this machine with the port that is served. */
function originOf({ hosts: [host], slug }: Pick<Site, "hosts" | "slug">, { env, dataDir }: CommandContext): string {
  const shown = host ?? ownHostOf(slug, env);
  return isLoopbackHost(shown) ? `http://${shown}:${servedPort(dataDir, env)}` : `https://${shown}`;
}
