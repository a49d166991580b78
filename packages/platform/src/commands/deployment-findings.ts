import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { isDevelopment } from "../development.ts";
import type { Finding } from "./doctor.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** What of a site {@link deploymentFindings} looks at. */
export interface DeployedSite {
  site: Pick<Site, "slug" | "hosts" | "financeEnquiry">;
  secrets: SiteSecrets;
}

/**
 * Whether the environment has what the sites need: the host that they answer at, and every secret that their documents name.
 * On a development machine what is missing is a warning, because sandboxes stand in for the outside; elsewhere it is not well.
 *
 * @example
 * deploymentFindings([], {})[0] // { part: "public host", ok: true, found: "localhost, a development machine: sandboxes stand in for the outside" }
 */
export function deploymentFindings(sites: readonly DeployedSite[], env: Env): Finding[] {
  return [publicHostFinding(sites, env), secretsFinding(sites, env)];
}

function publicHostFinding(sites: readonly DeployedSite[], env: Env): Finding {
  const part = "public host" as const;
  const host = env.FORECOURT_PUBLIC_HOST || "localhost";
  if (!isDevelopment(env, host)) return { part, ok: true, found: host };
  const found = `${host}, a development machine: sandboxes stand in for the outside`;
  const open = sites.filter(({ site }) => site.hosts.length > 0).map(({ site }) => site.slug);
  if (open.length === 0) return { part, ok: true, found };
  return { part, ok: true, found, fix: `${names(open)} has hosts of its own. Before shoppers come, set FORECOURT_PUBLIC_HOST to a real host: till then codes can be read at /dev/messages on this machine, and no lender is asked.` };
}

function secretsFinding(sites: readonly DeployedSite[], env: Env): Finding {
  const part = "secrets" as const;
  const isForReal = !isDevelopment(env, env.FORECOURT_PUBLIC_HOST || "localhost");
  const missing = [
    ...sites.flatMap(({ site, secrets }) =>
      [...secrets.leadDestinations, secrets.supabase, secrets.sms, secrets.youx].flatMap((each) => (each !== undefined && !env[each.secretEnv] ? [`${each.secretEnv} (${site.slug})`] : [])),
    ),
    ...(isForReal && env.DATABASE_URL && !env.FORECOURT_SECRET ? ["FORECOURT_SECRET (shared by all processes, so that a session of one holds at the others)"] : []),
  ];
  const without = isForReal ? sites.filter(({ site, secrets }) => site.financeEnquiry.enabled && (secrets.youx === undefined || (secrets.sms ?? secrets.supabase) === undefined)).map(({ site }) => site.slug) : [];
  const fixes = [
    ...(missing.length > 0 ? [`Set in the environment: ${[...new Set(missing)].join(", ")}.`] : []),
    ...(without.length > 0 ? [`${names(without)} takes finance enquiries, but has no lender or nothing to text codes with: set secrets.youx, and secrets.sms or secrets.supabase, in its document.`] : []),
  ];
  if (fixes.length === 0) return { part, ok: true, found: "all there" };
  return { part, ok: !isForReal, found: missing.length > 0 ? `${missing.length} missing` : "not all named", fix: fixes.join(" ") };
}

const most = 5;

function names(slugs: readonly string[]): string {
  return slugs.length <= most ? slugs.join(", ") : `${slugs.slice(0, most).join(", ")} and ${slugs.length - most} more: each`;
}
