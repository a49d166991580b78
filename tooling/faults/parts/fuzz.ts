import * as fc from "fast-check";
import type { KnownValues } from "../arbitrary-of-schema.ts";
import { hostileRequests } from "../hostile-requests.ts";
import type { HostileRequest } from "../hostile-requests.ts";
import type { Stage } from "../open-stage.ts";
import { pageForms, pageLinks } from "../page-forms.ts";
import type { PageForm } from "../page-forms.ts";
import { answerProblem, inParallel } from "../part.ts";
import type { PartRun } from "../part.ts";
import { stageSites } from "../stage-sites.ts";
import type { StageSite } from "../stage-sites.ts";
import { holdsWhatWasSent } from "../sent-marks.ts";

/** Requests that are made at a time, and then sent. */
const batch = 500;
const atOnce = 8;

/**
 * A page has five seconds and a query two; with eight requests under way on a slow machine nothing may take longer than
 * this, in ms. The bounded form asks only that nothing hangs.
 */
const deadlineMs = { long: 10_000, bounded: 40_000 };

/**
 * Sends hostile requests to every route and endpoint of both sites: no failure, no hanging, and `/healthz` answers all
 * the time.
 */
export async function fuzz({ stage, seed, isBounded, lastsMs, report }: PartRun): Promise<void> {
  const ends = performance.now() + lastsMs;
  const heartbeat = keepAsking(stage);
  const targets = await Promise.all(
    stageSites.slice(0, 2).map(async (site) => ({ site, target: await readTarget(stage, site) })),
  );
  for (
    let round = 0;
    round < (isBounded ? 2 : Number.POSITIVE_INFINITY) && (isBounded || performance.now() < ends);
    round += 1
  ) {
    for (const { site, target } of targets) {
      const requests = fc.sample(hostileRequests(target), {
        numRuns: isBounded ? batch / 2 : batch,
        seed: seed + round * 1_000_003,
      });
      await inParallel(requests, atOnce, async (request) => {
        const answer = await stage.send(site, request);
        report.count(request.of, answer);
        const problem =
          answerProblem(answer, request.body?.byteLength) ??
          (answer.ms > deadlineMs[isBounded ? "bounded" : "long"] ? "took too long" : undefined);
        if (problem)
          report.find(
            `${request.of} ${problem}`,
            `${curlOf(request)}\n    ${answer.status} after ${Math.round(answer.ms)} ms: ${answer.text.slice(0, 200)}`,
          );
        if (forgesHeader(answer.headers)) report.find(`${request.of} lets a client write a header`, curlOf(request));
      });
    }
  }
  const { worstMs, refusals } = await heartbeat();
  report.notes.push(`/healthz at worst ${Math.round(worstMs)} ms`);
  if (worstMs > deadlineMs[isBounded ? "bounded" : "long"])
    report.find("/healthz took too long beside the fuzz", `${Math.round(worstMs)} ms`);
  if (refusals.length > 0) report.find("/healthz did not say that all is well beside the fuzz", refusals.join("; "));
}

/** A header that only a line break in a sent value can have made. */
const forgesHeader = (headers: Readonly<Record<string, string>>) =>
  Object.keys(headers).some(holdsWhatWasSent) ||
  (headers["set-cookie"] ?? "").split("\n").some((line) => line.startsWith("zqmark="));

/**
 * Asks for `/healthz` again and again until it is told to stop; then answers the longest time, in ms, and what was not
 * 200. A connection that the machine did not make is tried once more; one that hangs counts with its time.
 */
function keepAsking({ server, send }: Stage): () => Promise<{ worstMs: number; refusals: string[] }> {
  let worstMs = 0;
  const refusals: string[] = [];
  let goesOn = server.port > 0;
  const asking = (async () => {
    while (goesOn) {
      let answer = await send(stageSites[0], { target: "/healthz" });
      worstMs = Math.max(worstMs, answer.ms);
      if (answer.status === 0) {
        answer = await send(stageSites[0], { target: "/healthz" });
        worstMs = Math.max(worstMs, answer.ms);
      }
      if (answer.status !== 200) refusals.push(`${answer.status} after ${Math.round(answer.ms)} ms`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    goesOn = false;
    await asking;
    return { worstMs, refusals };
  };
}

/** What there is on a site, read as a shopper would: its cars, and the forms of its pages. */
async function readTarget(stage: Stage, site: StageSite): Promise<{ known: KnownValues; forms: PageForm[] }> {
  const rows = await stage.database.sql<
    { id: string; slug: string; stocknum: string }[]
  >`select id::text, slug, data->>'stocknum' as stocknum from cars where site_slug = ${site.slug} order by id limit 8`;
  const ids = rows.map(({ id }) => id);
  const slugs = rows.map(({ slug }) => slug);
  const [car = ""] = slugs;
  const paths = new Set([
    "/",
    "/service",
    "/phone-numbers",
    "/book-test-drive",
    "/finance",
    "/sign-in",
    "/search/used-cars",
    `/cars/${car}`,
    ...["enquire", "test-drive", "request-photos", "find-similar", "book-service"].map(
      (form) => `/cars/${car}/${form}`,
    ),
  ]);
  const forms = new Map<string, PageForm>();
  for (const path of paths) {
    const { text } = await stage.send(site, { target: path, headers: [["accept", "text/html"]] });
    for (const form of pageForms(text, path))
      forms.set(`${form.method} ${form.action} ${form.fields.map(([name]) => name).join()}`, form);
    if (paths.size < 40)
      for (const link of pageLinks(text)) if (/test-drive|enquire|photos|similar|service/.test(link)) paths.add(link);
  }
  const posted = [...forms.values()].filter(({ method }) => method === "POST");
  if (posted.length === 0)
    throw new Error(
      `[faults] No page of ${site.slug} has a form to fill in. See whether the server answers its pages.`,
    );
  const known = {
    slug: slugs,
    car_id: ids,
    ids,
    id: ids,
    without: ids,
    stock_number: rows.map(({ stocknum }) => stocknum),
    picture: stage.pictures,
    segment: ["used-cars", "new-cars", "new-used-and-demo-cars"],
    make: ["Mazda", "Toyota"],
    location_id: ["artarmon", "penrose"],
  };
  return { known, forms: posted };
}

/** The request for a person who wants to see it again. */
function curlOf({ method, target, headers, body }: HostileRequest): string {
  const shown =
    body === undefined
      ? ""
      : ` --data-binary ${JSON.stringify(Buffer.from(body).subarray(0, 200).toString("latin1"))}${body.byteLength > 200 ? ` (… ${body.byteLength} bytes)` : ""}`;
  return `curl -X ${method} '${target.slice(0, 200)}'${headers.map(([name, value]) => ` -H '${name}: ${(value ?? "").slice(0, 80)}'`).join("")}${shown}`;
}
