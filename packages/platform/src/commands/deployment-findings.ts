import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import {
  hasPublicHost,
  isDevelopment,
  listensOnLoopback,
  proxiesOf,
  withDevelopmentPages,
} from "../base/environment/development.ts";
import { readSecurityContacts } from "../base/environment/security-contacts.ts";
import { mailAddress } from "../domain/mail/mail-address.ts";
import type { Finding } from "./finding.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** What of a site {@link deploymentFindings} looks at. */
export interface DeployedSite {
  site: Pick<
    Site,
    "slug" | "hosts" | "country" | "locale" | "financeEnquiry" | "reserve" | "onlinePayment" | "saved" | "spinToWin"
  >;
  secrets: SiteSecrets;
}

/**
 * Whether the environment has what the sites need: the host that they answer at, development pages only where no
 * shopper comes, the proxies in front, and every secret that their documents name. On a development machine what is
 * missing is a warning, because sandboxes stand in for the outside; elsewhere it is not well.
 *
 * @example
 * deploymentFindings([], { FORECOURT_DEV: "0" })[1] // { part: "development pages", ok: true, found: "off" }
 */
export function deploymentFindings(sites: readonly DeployedSite[], env: Env): Finding[] {
  const withHosts = sites.filter(({ site }) => site.hosts.length > 0).map(({ site }) => site.slug);
  return [
    { part: "public host", ok: true, found: env.FORECOURT_PUBLIC_HOST || "localhost" },
    developmentFinding(withHosts, env),
    proxiesFinding(withHosts, env),
    secretsFinding(sites, env),
    securityFinding(env),
  ];
}

function developmentFinding(withHosts: readonly string[], env: Env): Finding {
  const part = "development pages" as const;
  const what = "codes can be read at /dev/messages on this machine, and sandboxes stand in for lenders and texts";
  if (isDevelopment(env)) {
    const isOpen = withHosts.length > 0 || hasPublicHost(env) || proxiesOf(env) > 0 || !listensOnLoopback(env);
    return {
      part,
      ok: true,
      found: `on, because of FORECOURT_DEV=1: ${what}`,
      ...(isOpen ? { fix: "Unset FORECOURT_DEV before shoppers come." } : {}),
    };
  }
  if (!isForDevelopment(env)) return { part, ok: true, found: "off" };
  const found = `on under npm start, npm run dev and a template's demo, which listen on this machine alone: ${what}; off under forecourt-server`;
  return {
    part,
    ok: true,
    found,
    ...(withHosts.length > 0
      ? { fix: `${names(withHosts)} has hosts of its own. Set FORECOURT_DEV=0 before shoppers come.` }
      : {}),
  };
}

function proxiesFinding(withHosts: readonly string[], env: Env): Finding {
  const part = "proxies" as const;
  const proxies = proxiesOf(env);
  if (proxies > 0) return { part, ok: true, found: `${proxies} in front` };
  if (!hasPublicHost(env) && withHosts.length === 0) return { part, ok: true, found: "none" };
  const effect =
    "Without it https is not believed: every form answers 400 where a proxy ends TLS, and all shoppers count as one address";
  // Others reach a server on loopback through a proxy alone.
  return listensOnLoopback(env)
    ? {
        part,
        ok: isForDevelopment(env),
        found: "FORECOURT_PROXIES is not set, and the server listens on this machine alone",
        fix: `Set FORECOURT_PROXIES to the number of proxies through which shoppers come. ${effect}.`,
      }
    : {
        part,
        ok: true,
        found: "FORECOURT_PROXIES is not set",
        fix: `Where a proxy ends TLS in front of the server, set FORECOURT_PROXIES to the number of proxies. ${effect}.`,
      };
}

/** Whether this machine's environment is one for development, under the commands for it. */
function isForDevelopment(env: Env): boolean {
  return isDevelopment(withDevelopmentPages(env));
}

function secretsFinding(sites: readonly DeployedSite[], env: Env): Finding {
  const part = "secrets" as const;
  const isForReal = !isForDevelopment(env);
  const missing = [
    ...sites.flatMap(({ site, secrets }) =>
      [...secrets.leadDestinations, secrets.supabase, secrets.sms, secrets.youx, secrets.reviewProvider].flatMap(
        (each) => (each?.secretEnv !== undefined && !env[each.secretEnv] ? [`${each.secretEnv} (${site.slug})`] : []),
      ),
    ),
    ...sites.flatMap(({ site, secrets: { stripe } }) =>
      [stripe?.secretEnv, stripe?.webhookSecretEnv].flatMap((name) =>
        name !== undefined && !env[name] ? [`${name} (${site.slug})`] : [],
      ),
    ),
    ...(isForReal && env.DATABASE_URL && !env.FORECOURT_SECRET
      ? ["FORECOURT_SECRET (shared by all processes, so that a session of one holds at the others)"]
      : []),
  ];
  const without = isForReal
    ? sites
        .filter(({ site, secrets }) => site.financeEnquiry.enabled && secrets.youx === undefined)
        .map(({ site }) => site.slug)
    : [];
  const silent = isForReal
    ? sites.filter(({ secrets }) => (secrets.sms ?? secrets.supabase) === undefined).map(({ site }) => site.slug)
    : [];
  const reserving = sites.filter(({ site }) => isForReal && site.reserve.enabled);
  const unpaid = reserving.filter(({ secrets }) => secrets.stripe === undefined).map(({ site }) => site.slug);
  const unpayable = sites
    .filter(({ site, secrets }) => isForReal && site.onlinePayment.enabled && secrets.stripe === undefined)
    .map(({ site }) => site.slug);
  const mailing = sites.filter(({ site }) => isForReal && sendsMail(site)).map(({ site }) => site.slug);
  const fixes = [
    ...(missing.length > 0 ? [`Set in the environment: ${[...new Set(missing)].join(", ")}.`] : []),
    ...(without.length > 0
      ? [
          `${names(without)} takes finance enquiries, but has no lender, so that quotes answer 503: set secrets.youx in its document.`,
        ]
      : []),
    ...(silent.length > 0
      ? [
          `${names(silent)} has nothing to text codes with, so that signing in and codes answer 503: set secrets.sms or secrets.supabase in its document.`,
        ]
      : []),
    ...(unpaid.length > 0
      ? [
          `${names(unpaid)} reserves cars, but has no payment provider, so that no car shows a button for it: set secrets.stripe in its document.`,
        ]
      : []),
    ...(unpayable.length > 0
      ? [
          `${names(unpayable)} takes payments of invoices, but has no payment provider, so that its page only says to call: set secrets.stripe in its document.`,
        ]
      : []),
    ...(mailing.length > 0 && !env.SMTP_URL
      ? [
          `${names(mailing)} sends mail (receipts, prizes or alerts), which waits for a mail server: set SMTP_URL and MAIL_FROM.`,
        ]
      : []),
    ...(env.SMTP_URL && mailAddress(env.MAIL_FROM) === undefined
      ? [
          "SMTP_URL is set, and MAIL_FROM is no address: the server does not start. Set it to the address that mails come from.",
        ]
      : []),
  ];
  if (fixes.length === 0) return { part, ok: true, found: "all there" };
  return {
    part,
    ok: !isForReal,
    found: missing.length > 0 ? `${missing.length} missing` : "not all named",
    fix: fixes.join(" "),
  };
}

/** Whether a site has something on that mails shoppers. */
function sendsMail({ reserve, onlinePayment, spinToWin, saved }: DeployedSite["site"]): boolean {
  return reserve.enabled || onlinePayment.enabled || spinToWin.enabled || saved.alerts;
}

function securityFinding(env: Env): Finding {
  const part = "security contact" as const;
  const contacts = readSecurityContacts(env);
  if (contacts.length > 0) return { part, ok: true, found: contacts.join(", ") };
  return {
    part,
    ok: true,
    found: "nobody is named",
    ...(isForDevelopment(env)
      ? {}
      : {
          fix: "Set FORECOURT_SECURITY_CONTACT to an address that is read, so that whoever finds a hole can tell you before others.",
        }),
  };
}

const maxNamed = 5;

function names(slugs: readonly string[]): string {
  if (slugs.length === 1) return slugs.join("");
  return slugs.length <= maxNamed
    ? `${slugs.join(", ")}: each`
    : `${slugs.slice(0, maxNamed).join(", ")} and ${slugs.length - maxNamed} more: each`;
}
