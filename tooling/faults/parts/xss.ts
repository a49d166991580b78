import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applySite, findMapping, importStock } from "@forecourt/platform";
import type { Site, SiteDocumentInput } from "@forecourt/core/schemas";
import { demoMappingFile, readSiteDocument } from "../../demo/demo-documents.ts";
import { hostileDocument, payloads } from "../hostile-documents.ts";
import { hostileFeed } from "../hostile-feed.ts";
import { pageRoutes } from "../known-routes.ts";
import { livePayloads } from "../live-payloads.ts";
import { pageForms, pageLinks } from "../page-forms.ts";
import { answerProblem, inParallel } from "../part.ts";
import type { PartRun } from "../part.ts";
import { markedAddress } from "../sent-marks.ts";
import { stageCars, stageSites } from "../stage-sites.ts";
import type { StageSite } from "../stage-sites.ts";

/** Those of a document name its locations, which are others then. */
const secrets = { feedToken: "token-of-the-hostile-site-0" };
const examples = new URL("../../demo/sites/examples/", import.meta.url);

/**
 * Puts payloads into every string of site documents, every column of a stock feed and every field, and crawls the
 * pages: none of them comes alive.
 */
export async function xss(run: PartRun): Promise<void> {
  const { seed, isBounded, report } = run;
  // Together the examples set every key that a document may have.
  const names = readdirSync(examples).sort();
  const chosen = isBounded ? ["banksia-group.json"] : names;
  const documents = [
    await readSiteDocument("harbour-mazda"),
    ...chosen.map((name) => JSON.parse(readFileSync(new URL(name, examples), "utf8")) as SiteDocumentInput),
  ];
  const put = { strings: 0, created: 0, rejected: 0 };
  for (const [index, document] of documents.entries())
    for (const addressesFirst of isBounded ? [(index + seed) % 2 === 0] : [false, true]) {
      const hostile = hostileDocument({ ...document, secrets }, addressesFirst);
      put.strings += hostile.replaced;
      const slug = `hostile-${index}-${addressesFirst ? "addresses" : "texts"}`;
      const { site, created, rejected } = await putHostileSite(run, slug, hostile.document as SiteDocumentInput);
      put.created += created;
      put.rejected += rejected;
      const named = [...namedScripts(document), ...chatScript(site)];
      await crawl(run, { slug, host: `${slug}.localhost`, word: "", phone: "", country: "AU" }, named);
    }
  report.notes.push(`${put.strings} strings of documents, ${put.created} cars, ${put.rejected} refused`);
}

/** Origins whose scripts a document lets in: payloads are no origins, so these stay as they were. */
function namedScripts({ analytics, chat, csp }: SiteDocumentInput): string[] {
  return [
    ...(analytics?.tagManager ? ["https://www.googletagmanager.com"] : []),
    ...(chat?.sources ?? []),
    ...(csp?.scriptSrc ?? []),
  ];
}

/** The script of a chat bot as a policy may name it: a payload in its address parts no directive. */
function chatScript({ chat: { scriptUrl } }: Site): string[] {
  if (scriptUrl === undefined) return [];
  const { origin, pathname } = new URL(scriptUrl);
  return [`${origin}${pathname.replaceAll(/[;,]/g, encodeURIComponent)}`];
}

async function putHostileSite(
  { stage: { database, dataDir } }: PartRun,
  slug: string,
  document: SiteDocumentInput,
): Promise<{ site: Site; created: number; rejected: number }> {
  const { site } = await applySite(database, {
    ...document,
    slug,
    hosts: [],
    template: "metro",
    secrets,
  });
  const file = join(dataDir, `${slug}.csv`);
  writeFileSync(file, hostileFeed(stageCars(stageSites[0], 12)));
  const { created, rejected } = await importStock({
    database,
    site,
    file,
    mapping: findMapping(demoMappingFile),
    reportFolder: join(dataDir, "reports"),
  });
  return { site, created, rejected };
}

/**
 * Reads every page that a link leads to, and those that none does; then sends each form with payloads in its fields.
 */
async function crawl({ stage, report, isBounded }: PartRun, site: StageSite, named: readonly string[]): Promise<void> {
  await stage.isServed(site);
  const cars = await stage.database.sql<
    { slug: string; id: string }[]
  >`select slug, id::text from cars where site_slug = ${site.slug} order by id`;
  const [, one = "", two = ""] = cars.map(({ id }) => id);
  const payload = encodeURIComponent(payloads[0]);
  const fixed = pageRoutes.flatMap(({ path }) => {
    const filled = path.replace("{slug}", cars[0]?.slug ?? "").replaceAll(/\{\w+\}/g, payload);
    return [
      filled,
      `${filled}?${["query", "make", "price", "redirect", "back", "location", "category", "booking", "near", "car_id"].map((name) => `${name}=${payload}`).join("&")}`,
    ];
  });
  const left = [
    ...new Set([
      "/",
      ...fixed,
      `/compare?ids=${one},${two}`,
      `/print?ids=${one},${two}`,
      "/sitemap.xml",
      "/sitemaps/cars-1.xml",
      "/sitemaps/searches-1.xml",
      "/favicon.ico",
      "/feeds/token-of-the-hostile-site-0/google-vehicle-ads.xml",
      ...cars.map(({ slug }) => `/cars/${slug}`),
    ]),
  ];
  const seen = new Set(left);
  const forms = new Map<string, { action: string; names: string[] }>();
  // Searches lead to searches without end.
  const most = isBounded ? 150 : 500;
  const queue = function* () {
    for (let index = 0; index < left.length && index < most; index += 1) yield left[index] ?? "/";
  };
  await inParallel(queue(), 6, async (target) => {
    const answer = await stage.send(site, {
      target,
      headers: [
        ["accept", "text/html"],
        ["x-forwarded-for", markedAddress(seen.size)],
      ],
    });
    report.count(`GET ${target.slice(0, 60)}`, answer);
    const problem = answerProblem(answer);
    if (problem) report.find(`GET ${kindOf(target)} ${problem}`, `${site.slug} ${target}`);
    inspect(target, answer.headers, answer.text);
    if (!answer.headers["content-type"]?.includes("text/html")) return;
    for (const link of pageLinks(answer.text).filter((link) => !seen.has(link))) {
      seen.add(link);
      left.push(link);
    }
    for (const form of pageForms(answer.text, target))
      if (form.method === "POST")
        forms.set(kindOf(form.action), { action: form.action, names: form.fields.map(([name]) => name) });
  });
  await inParallel(forms.values(), 4, async ({ action, names }) => {
    const body = Buffer.from(new URLSearchParams(names.map((name) => [name, payloads[0]])).toString());
    const answer = await stage.send(site, {
      method: "POST",
      target: action,
      headers: [
        ["content-type", "application/x-www-form-urlencoded"],
        ["x-forwarded-for", markedAddress(seen.size)],
      ],
      body,
    });
    report.count(`POST ${kindOf(action)}`, answer);
    inspect(`POST ${action}`, answer.headers, answer.text);
  });

  function inspect(target: string, headers: Readonly<Record<string, string>>, text: string): void {
    const type = headers["content-type"] ?? "";
    const problems = type.includes("text/html")
      ? livePayloads(text, headers["content-security-policy"], named)
      : /xml/.test(type) && /<zq-x|"onzq=/.test(text.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, ""))
        ? ["a payload that is markup"]
        : [];
    for (const problem of new Set(problems)) report.find(`${kindOf(target)} has ${problem}`, `${site.slug} ${target}`);
    if (type.includes("text/html") && headers["x-content-type-options"] !== "nosniff")
      report.find(`${kindOf(target)} may be taken for another type`, target);
  }
}

/** An address without what stands for one car, one search or one payload. */
const kindOf = (target: string) =>
  target
    .split("?")[0]
    ?.replace(/\/cars\/[^/]+/, "/cars/{slug}")
    .replace(/^(\/(?:search|used-car))\/.*/, "$1/…")
    .slice(0, 60) ?? "/";
