import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { Stage } from "../open-stage.ts";
import { answerProblem, inParallel } from "../part.ts";
import type { PartRun } from "../part.ts";
import { markedAddress } from "../sent-marks.ts";
import { stageSites } from "../stage-sites.ts";
import { watchHealth } from "../watch-health.ts";

const megabyte = 1024 * 1024;
const [site] = stageSites;

/**
 * What 99 of 100 answers of `/healthz` keep under 500 connections, in ms; the last one may wait for other work of the
 * machine.
 */
const promisedHealthMs = 100;
/** Memory may differ from its warm value by this part, five minutes after. */
const memorySlack = 0.1;
/** What forms of 20 MB may add to memory in all, although they are refused, in MB. */
const maxFormMemory = 150;

/**
 * Overloads the server with searches, pictures and forms at once: it answers or refuses each, `/healthz` goes on, and
 * memory comes back.
 */
export async function load(run: PartRun): Promise<void> {
  const { isBounded, report, stage, lastsMs } = run;
  const rounds = isBounded ? 1 : Math.max(1, Math.round(lastsMs / 60_000));
  await bigForms(run);
  // Once to fill caches, which are bounded by design; what is used then is the warm value.
  await overload(run, 0);
  const warm = memoryOf(stage.server.pid);
  for (let round = 1; round < rounds; round += 1) await overload(run, round);
  if (!isBounded) {
    await new Promise((resolve) => setTimeout(resolve, 300_000));
    const after = memoryOf(stage.server.pid);
    report.notes.push(`memory ${Math.round(warm.now)} MB warm, ${Math.round(after.now)} MB five minutes after`);
    if (after.now > warm.now * (1 + memorySlack))
      report.find("memory stays above its warm value", `${warm.now} MB, then ${after.now} MB`);
  }
  const { status } = await stage.send(site, { target: "/" });
  if (status !== 200) report.find(`the home page answers ${status} after the load`);
}

async function overload(run: PartRun, round: number): Promise<void> {
  const { isBounded, report, seed } = run;
  const connections = isBounded ? 120 : 500;
  const perConnection = isBounded ? 2 : 20;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const health = watchHealth(run.stage.server.port);
  try {
    await Promise.all([
      inParallel(range(connections * perConnection), connections, async (index) => {
        const turn = seed + round * 100_000 + index;
        const answer = await get(
          run.stage,
          agent,
          `/search/used-cars?price=${turn % 90_000}-${turn}&query=${turn.toString(36)}`,
        );
        check("a search", answer);
      }),
      inParallel(range(isBounded ? 24 : 300), 300, async (index) => {
        const key = run.stage.pictures[(index + round * 7) % run.stage.pictures.length];
        check(
          "a picture",
          await get(
            run.stage,
            agent,
            `/img/${[160, 320, 640, 960, 1280][(index + round) % 5]}/${key}`,
            index % 2 === 0 ? "image/avif" : "image/webp",
          ),
        );
      }),
    ]);
  } finally {
    agent.destroy();
  }
  const { p99, worst } = await health();
  report.notes.push(
    `/healthz ${Math.round(p99)} ms (99 %), ${Math.round(worst)} ms at most, at ${connections} connections`,
  );
  if (!isBounded && p99 > promisedHealthMs)
    report.find(`/healthz takes longer than ${promisedHealthMs} ms under load`, `${Math.round(p99)} ms`);

  function check(name: string, answer: { status: number; headers: Record<string, string>; ms: number }): void {
    report.count(name, answer);
    const problem = answerProblem(answer);
    if (problem) report.find(`${name} under load ${problem}`);
  }
}

/** Forms of 20 MB to every page that takes forms: refused, without being kept in memory. */
async function bigForms({ stage, report }: PartRun): Promise<void> {
  const before = memoryOf(stage.server.pid);
  const body = Buffer.alloc(20 * megabyte, "a=");
  const [row] = await stage.database.sql<
    { slug: string }[]
  >`select slug from cars where site_slug = ${site.slug} order by id limit 1`;
  const targets = [
    "/phone-numbers",
    "/service",
    "/book-test-drive",
    `/cars/${row?.slug}/enquire`,
    "/my-test-drive?booking=00000000-0000-4000-8000-000000000000",
    "/api/leads",
  ];
  const types = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=a", "application/json"];
  const tries = targets.flatMap((target) =>
    types.flatMap((type) => [true, false].map((hasLength) => ({ target, type, hasLength }))),
  );
  await inParallel(tries, 12, async ({ target, type, hasLength }) => {
    // Without a length the server has to count: one chunk of all of it.
    const chunked = Buffer.concat([
      Buffer.from(`${body.byteLength.toString(16)}\r\n`),
      body,
      Buffer.from("\r\n0\r\n\r\n"),
    ]);
    const headers = [
      ["content-type", type],
      ["x-forwarded-for", markedAddress(target.length)],
      ...(hasLength ? [] : ([["transfer-encoding", "chunked"]] as const)),
    ] as const;
    const answer = await stage.send(site, { method: "POST", target, headers, body: hasLength ? body : chunked });
    report.count(`a form of 20 MB to ${target.replace(/\/cars\/[^/]+/, "/cars/{slug}")}`, answer);
    const problem =
      answerProblem(answer, body.byteLength) ??
      (answer.status > 0 && answer.status < 400 ? `is taken with ${answer.status}` : undefined);
    if (problem) report.find(`a form of 20 MB ${hasLength ? "" : "without a length "}${problem}`, `${target} ${type}`);
  });
  const added = memoryOf(stage.server.pid).peak - before.peak;
  report.notes.push(`20 MB forms add ${Math.round(added)} MB`);
  if (added > maxFormMemory)
    report.find(`forms that are refused take more than ${maxFormMemory} MB`, `${Math.round(added)} MB`);
}

/** Memory of a process in MB, now and at most so far. Linux alone says so; elsewhere it is not judged. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = process.platform === "linux" ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

/** An answer that takes longer than this is not waited for, in ms. */
const patienceMs = 60_000;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Asks on a kept connection and drops the body: five hundred clients that parse would be the load themselves. */
function get(
  { server }: Stage,
  agent: Agent,
  path: string,
  accept = "text/html",
): Promise<{ status: number; headers: Record<string, string>; ms: number }> {
  const started = performance.now();
  return new Promise((done) => {
    const asked = request(
      {
        agent,
        host: "127.0.0.1",
        port: server.port,
        path,
        signal: AbortSignal.timeout(patienceMs),
        headers: { host: site.host, accept, "x-forwarded-for": markedAddress(path.length) },
      },
      (response) => {
        response.resume();
        response.on("close", () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            ms: performance.now() - started,
          }),
        );
      },
    );
    asked.on("error", () => done({ status: 0, headers: {}, ms: performance.now() - started }));
    asked.end();
  });
}
