import { slowMs } from "../faulty-link.ts";
import type { LinkState } from "../faulty-link.ts";
import { dependencies } from "../open-stage.ts";
import type { Dependency } from "../open-stage.ts";
import { answerProblem } from "../part.ts";
import type { PartRun } from "../part.ts";
import { serviceProbes } from "../service-probes.ts";
import type { ServiceProbe } from "../service-probes.ts";
import { stageSites } from "../stage-sites.ts";

const states: readonly LinkState[] = ["refused", "silent", "stopped", "slow"];

/** A machine that other work shares is given this much more than was promised, in ms; the bounded form asks only that nothing hangs. */
const slackMs = { long: 3000, bounded: 20_000 };
/** Within this, all is as it was once a dependency is back. */
const recoveryMs = 60_000;

/** Refuses, silences, stops and slows each dependency in turn: what needs it says so in time, what does not goes on, and all is well again after. */
export async function dependencyFaults(run: PartRun): Promise<void> {
  const { stage, report, isBounded, seed } = run;
  const [row] = await stage.records.sql<{ slug: string }[]>`select slug from cars where site_slug = ${stageSites[0].slug} order by id limit 1`;
  const probes = serviceProbes(row?.slug ?? "");
  let turn = 1 + (seed % 1000);
  const askAll = async (fault?: { dependency: Dependency; state: LinkState }) => {
    turn += 1;
    const asked = turn;
    return Promise.all(probes.map(async (probe) => ({ probe, answer: await probe.send(stage, asked), fault })));
  };
  // The bounded form takes each fault once, by turns over the dependencies; the records and the engine have all.
  const faults = dependencies.flatMap((dependency, index) => states.filter((_, at) => !isBounded || (index < 2 ? states[at] !== "slow" : at === (index + seed) % 3)).map((state) => ({ dependency, state })));
  await waitUntilWell(run, askAll, "before any fault");
  for (const fault of faults) {
    const { dependency, state } = fault;
    await stage.links[dependency].set(state);
    try {
      for (let round = 0; round < (isBounded ? 1 : 3); round += 1)
        for (const { probe, answer } of await askAll(fault)) {
          report.count(`${probe.name}, ${dependency} ${state}`, answer);
          const problem = problemOf(probe, answer, fault, isBounded);
          if (problem) report.find(`${dependency} ${state}: ${probe.name} ${problem}`, `${answer.status} after ${Math.round(answer.ms)} ms: ${answer.text.slice(0, 300)}`);
        }
    } finally {
      await stage.links[dependency].set("well");
    }
    await waitUntilWell(run, askAll, `after ${dependency} was ${state}`);
  }
  await everyLeadArrived(run);
}

function problemOf(probe: ServiceProbe, answer: Awaited<ReturnType<ServiceProbe["send"]>>, { dependency, state }: { dependency: Dependency; state: LinkState }, isBounded: boolean): string | undefined {
  const failure = answerProblem(answer);
  if (failure) return failure;
  const roundTrips = state === "slow" ? 20 * slowMs : 0;
  const allowedMs = probe.deadlineMs + roundTrips + slackMs[isBounded ? "bounded" : "long"];
  if (answer.ms > allowedMs) return `took longer than ${probe.deadlineMs} ms`;
  return answer.status === 503 && !probe.needs.includes(dependency) ? "is refused although it does not need that" : undefined;
}

/** Asks until everything works; a refusal for too many requests is work, too. */
async function waitUntilWell({ report }: PartRun, askAll: () => Promise<{ probe: ServiceProbe; answer: { status: number; text: string; ms: number } }[]>, when: string): Promise<void> {
  const started = performance.now();
  for (;;) {
    const failing = (await askAll()).filter(({ answer: { status } }) => status === 0 || (status >= 400 && status !== 429));
    const passed = performance.now() - started;
    if (failing.length === 0) return;
    if (passed > recoveryMs) {
      for (const { probe, answer } of failing) report.find(`${probe.name} does not work ${when}`, `${answer.status}: ${answer.text.slice(0, 300)}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The dealer's system gets every lead that was taken while it, or anything else, failed. */
async function everyLeadArrived({ stage, report, isBounded }: PartRun): Promise<void> {
  const [{ dead } = { dead: 0 }] = await stage.records.sql<{ dead: number }[]>`select count(*)::int as dead from lead_deliveries where state = 'dead'`;
  if (dead > 0) report.find("a lead was given up after a short outage", `${dead} deliveries`);
  if (isBounded) return;
  // A delivery that failed is tried again within minutes.
  const ends = performance.now() + 600_000;
  const waiting = async () => (await stage.records.sql`select 1 from lead_deliveries where state = 'waiting' limit 1`).length > 0;
  while ((await waiting()) && performance.now() < ends) await new Promise((resolve) => setTimeout(resolve, 2000));
  if (await waiting()) report.find("a lead waits ten minutes after all was well again");
}
