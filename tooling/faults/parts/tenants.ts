import * as fc from "fast-check";
import { arbitraryOf } from "../arbitrary-of-schema.ts";
import type { KnownValues } from "../arbitrary-of-schema.ts";
import type { RawRequest } from "../ask.ts";
import { endpointRoutes, fileRoutes, pageRoutes } from "../known-routes.ts";
import type { Stage } from "../open-stage.ts";
import { answerProblem, inParallel } from "../part.ts";
import type { PartRun } from "../part.ts";
import { markedAddress, markedPhone } from "../sent-marks.ts";
import { stageSites } from "../stage-sites.ts";
import { gatherBelongings, readCars } from "../tenant-belongings.ts";
import type { Belongings } from "../tenant-belongings.ts";
import { tryPoison } from "../try-poison.ts";
import { untilTaken } from "../until-taken.ts";
import type { z } from "zod";

/**
 * Asks every endpoint and page of one dealer with what belongs to another: nothing of the other's comes back, and
 * nothing of it changes.
 */
export async function tenants(run: PartRun): Promise<void> {
  const { stage, report, seed, isBounded } = run;
  const [north, south, closed] = stageSites;
  const open = [await gatherBelongings(stage, north, 1), await gatherBelongings(stage, south, 2)];
  const owners = [...open, await readCars(stage, closed)];
  await closedSiteIsShut(run);
  for (const owner of owners) {
    const before = await recordsOf(stage, owner);
    for (const asker of open.filter(({ site }) => site !== owner.site)) {
      await inParallel(requestsFor(asker, owner, stage, { seed, times: isBounded ? 1 : 12 }), 8, async (request) => {
        const answer = await stage.send(asker.site, request);
        const of = `${request.method} ${request.of} at ${asker.site.slug} with what is ${owner.site.slug}'s`;
        report.count(of, answer);
        const problem =
          answerProblem(answer) ??
          leak(answer.text + JSON.stringify(answer.headers), owner, request) ??
          (request.isRefused && answer.status < 400 ? `is taken with ${answer.status}` : undefined);
        if (problem)
          report.find(
            `${of} ${problem}`,
            `${request.target} ${JSON.stringify(request.headers)} ${answer.status} ${answer.text.slice(0, 300)}`,
          );
      });
      await sessionStaysAtHome(run, asker, owner);
    }
    if ((await recordsOf(stage, owner)) !== before)
      report.find(`the records of ${owner.site.slug} were changed from elsewhere`);
  }
  await tryPoison(run);
}

interface TenantRequest extends RawRequest {
  of: string;
  /** Names something by its id that the asked site does not have: anything but a refusal is wrong. */
  isRefused: boolean;
}

/** Requests at the asker's host that name what is the owner's: in paths, queries, bodies and cookies. */
function requestsFor(
  asker: Belongings,
  owner: Belongings,
  stage: Stage,
  { seed, times }: { seed: number; times: number },
): TenantRequest[] {
  const [id = "", other = ""] = owner.carIds;
  const named: KnownValues = {
    slug: owner.slugs,
    car_id: owner.carIds,
    ids: [`${id},${other}`],
    without: owner.carIds,
    replaces: [owner.appointmentId],
    token: [owner.bookingToken],
    id: [owner.leadId],
    booking: [owner.appointmentId],
    phone: [markedPhone(2)],
    phone_number: [markedPhone(2)],
    picture: stage.pictures,
    anywhere: ["x"],
  };
  const fill = (path: string) => {
    const values = { ...named, id: [path.includes("test-drives") ? owner.appointmentId : owner.leadId] } as KnownValues;
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]?.[0] || "none");
  };
  const headers = (index: number) =>
    [
      ["x-forwarded-for", markedAddress(100 + index)],
      ["cookie", owner.cookie],
      ...spellings(asker, owner)[index % spellings(asker, owner).length]!,
    ] as const;
  const calls = endpointRoutes.flatMap(({ path, endpoint }, index) =>
    Array.from({ length: times }, (_, round): TenantRequest => {
      const sample = (schema: z.core.$ZodType | undefined) =>
        schema ? fc.sample(arbitraryOf(schema, named), { numRuns: 1, seed: seed + round })[0] : undefined;
      const query = sample(endpoint?.query);
      const body = sample(endpoint?.body);
      const pairs =
        typeof query === "object" && query !== null
          ? Object.entries(query).filter(([, value]) => typeof value === "string")
          : [];
      return {
        of: path,
        method: endpoint?.method ?? "GET",
        target: `${fill(path)}${pairs.length > 0 ? `?${new URLSearchParams(pairs as [string, string][])}` : ""}`,
        headers: [...headers(index + round), ["content-type", "application/json"]],
        body: body === undefined ? undefined : Buffer.from(JSON.stringify(body) ?? ""),
        isRefused: path.includes("{"),
      };
    }),
  );
  const queries = [
    "",
    `?car_id=${id}`,
    `?ids=${id},${other}`,
    `?booking=${owner.appointmentId}`,
    `?booking=${owner.appointmentId}&replaces=${owner.appointmentId}`,
  ];
  const pages = [...pageRoutes, ...fileRoutes, { path: owner.feedPath }].flatMap(({ path }, index) =>
    queries.map((query): TenantRequest => ({
      of: path,
      method: "GET",
      target: `${fill(path)}${query}`,
      headers: headers(index),
      isRefused: path.includes("{slug}") || path.startsWith("/feeds/"),
    })),
  );
  return [...calls, ...pages];
}

/** Ways in which the asker's host may be written, some with the owner's beside it. */
function spellings(
  { site: { host } }: Belongings,
  { site: { host: other } }: Belongings,
): readonly (readonly (readonly [string, string])[])[] {
  return [
    [],
    [["host", `${host}:1234`]],
    [["host", host.toUpperCase()]],
    [["host", `${host}.`]],
    [["x-forwarded-host", other]],
    [["forwarded", `host=${other}`]],
    [
      ["x-original-host", other],
      ["origin", `http://${other}`],
    ],
    [
      ["x-forwarded-server", other],
      ["referer", `http://${other}/`],
    ],
  ];
}

/** What of the owner stands in an answer, besides what the request itself said. */
function leak(text: string, { site: { word, phone } }: Belongings, { target }: RawRequest): string | undefined {
  const digits = phone.replaceAll(/\D/g, "");
  if (text.toLowerCase().includes(word) && !target.includes(word)) return `holds "${word}"`;
  return text.replaceAll(/[\s()-]/g, "").includes(digits) ? "holds the other dealer's number" : undefined;
}

/** A shopper who is signed in at one dealer is nobody at another. */
async function sessionStaysAtHome({ stage, report }: PartRun, asker: Belongings, owner: Belongings): Promise<void> {
  if (owner.cookie === "") return;
  const headers = [["cookie", owner.cookie]] as const;
  const session = await untilTaken(() => stage.send(asker.site, { target: "/api/session", headers }));
  const list = await untilTaken(() => stage.send(asker.site, { target: "/api/watchlist", headers }));
  for (const answer of [session, list]) report.count("session", answer);
  if (session.text !== '{"user":null}' || list.status !== 401)
    report.find(`a session of ${owner.site.slug} counts at ${asker.site.slug}`, `${session.text} ${list.status}`);
}

/** A suspended site says nothing of itself, at any address. */
async function closedSiteIsShut({ stage, report }: PartRun): Promise<void> {
  const closed = stageSites[2];
  for (const { path } of [...pageRoutes, ...endpointRoutes, ...fileRoutes]) {
    const answer = await stage.send(closed, { target: path.replaceAll(/\{\w+\}/g, "x") });
    report.count(`GET ${path} of the closed site`, answer);
    const isOfSite = !/^\/(?:healthz|readyz|\.well-known)/.test(path);
    if (isOfSite && answer.status !== 503)
      report.find(`GET ${path} of the closed site is answered with ${answer.status}`);
    if (answerProblem(answer) ?? leak(answer.text, { site: closed } as Belongings, { target: "" } as RawRequest))
      report.find(`GET ${path} of the closed site says something of it`, answer.text.slice(0, 300));
  }
}

/** Everything of a site that a request could change, as text. */
async function recordsOf({ database }: Stage, { site: { slug } }: Belongings): Promise<string> {
  const [{ all } = { all: "" }] = await database.sql<{ all: string }[]>`
    select concat(
      (select jsonb_agg(to_jsonb(l) order by l.id) from leads l where site_slug = ${slug}),
      (select jsonb_agg(to_jsonb(a) order by a.id) from appointments a where site_slug = ${slug}),
      (select jsonb_agg(to_jsonb(w) order by w.car_id) from watchlist_cars w where w.car_id in (select id::text from cars where site_slug = ${slug})),
      (select jsonb_agg(to_jsonb(c) order by c.id) from cars c where site_slug = ${slug})) as all`;
  return all;
}
