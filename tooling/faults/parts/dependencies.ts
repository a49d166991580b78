import type { Answer } from "../ask.ts";
import { slowMs } from "../faulty-link.ts";
import type { LinkState } from "../faulty-link.ts";
import { dependencies } from "../open-stage.ts";
import type { Dependency, Stage } from "../open-stage.ts";
import { answerProblem } from "../part.ts";
import type { PartRun } from "../part.ts";
import { serviceProbes } from "../service-probes.ts";
import type { ServiceProbe } from "../service-probes.ts";
import { stageSites } from "../stage-sites.ts";

const states: readonly LinkState[] = ["refused", "silent", "stopped", "slow"];

/**
 * A machine that other work shares is given this much more than was promised, in ms; the bounded form asks only that
 * nothing hangs.
 */
const slackMs = { long: 3000, bounded: 20_000 };
/** Within this, all is as it was once a dependency is back. */
const recoveryMs = 60_000;

type Fault = Readonly<Partial<Record<Dependency, LinkState>>>;

/**
 * Refuses, silences, stops and slows each dependency in turn: what needs it says so in time, what does not goes on, and
 * all is well again after.
 */
export async function dependencyFaults(run: PartRun): Promise<void> {
  const { stage, report, isBounded, seed } = run;
  const [row] = await stage.database.sql<
    { slug: string }[]
  >`select slug from cars where site_slug = ${stageSites[0].slug} order by id limit 1`;
  const probes = serviceProbes(row?.slug ?? "");
  let turn = 1 + (seed % 1000);
  const askAll = async () => {
    turn += 1;
    const asked = turn;
    return Promise.all(probes.map(async (probe) => ({ probe, answer: await probe.send(stage, asked) })));
  };
  await waitUntilWell(run, askAll, "before any fault");
  for (const fault of isBounded
    ? boundedFaults(seed)
    : dependencies.flatMap((dependency) => states.map((state) => ({ [dependency]: state })))) {
    const name = Object.entries(fault)
      .map(([dependency, state]) => `${dependency} ${state}`)
      .join(", ");
    await setAll(stage, fault);
    try {
      for (let round = 0; round < (isBounded ? 1 : 3); round += 1)
        for (const { probe, answer } of await askAll()) {
          report.count(`${probe.name}, ${name}`, answer);
          const problem = problemOf(probe, answer, fault, isBounded);
          if (problem)
            report.find(
              `${name}: ${probe.name} ${problem}`,
              `${answer.status} after ${Math.round(answer.ms)} ms: ${answer.text.slice(0, 300)}`,
            );
        }
    } finally {
      await setAll(stage, Object.fromEntries(Object.keys(fault).map((dependency) => [dependency, "well"])));
    }
    await waitUntilWell(run, askAll, `after ${name}`);
  }
  await everyLeadArrived(run);
}

/** Nothing needs two services outside at once, so that they can fail together; the seed chooses how. */
function boundedFaults(seed: number): Fault[] {
  const state = (more: number) => states[(seed + more) % 3] ?? "refused";
  return [
    { PostgreSQL: state(0) },
    { PostgreSQL: state(1) },
    { "search engine": state(2), lender: state(0), "text messages": state(1), "lead hook": state(2) },
  ];
}

async function setAll({ links }: Stage, fault: Fault): Promise<void> {
  for (const dependency of dependencies) {
    const state = fault[dependency];
    if (state) await links[dependency].set(state);
  }
}

function problemOf(probe: ServiceProbe, answer: Answer, fault: Fault, isBounded: boolean): string | undefined {
  const failure = answerProblem(answer);
  if (failure) return failure;
  const roundTrips = Object.values(fault).includes("slow") ? 20 * slowMs : 0;
  const allowedMs = probe.deadlineMs + roundTrips + slackMs[isBounded ? "bounded" : "long"];
  if (answer.ms > allowedMs) return `took longer than ${probe.deadlineMs} ms`;
  return answer.status === 503 && !probe.needs.some((dependency) => fault[dependency])
    ? "is refused although it does not need that"
    : undefined;
}

/** Asks until everything works; a refusal for too many requests is work, too. */
async function waitUntilWell(
  { report }: PartRun,
  askAll: () => Promise<{ probe: ServiceProbe; answer: Answer }[]>,
  when: string,
): Promise<void> {
  const started = performance.now();
  for (;;) {
    const failing = (await askAll()).filter(
      ({ answer: { status } }) => status === 0 || (status >= 400 && status !== 429),
    );
    const passed = performance.now() - started;
    if (failing.length === 0) return;
    if (passed > recoveryMs) {
      for (const { probe, answer } of failing)
        report.find(`${probe.name} does not work ${when}`, `${answer.status}: ${answer.text.slice(0, 300)}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * The dealer's system gets every lead that was taken while it, or anything else, failed: none waits for longer than its
 * turn.
 */
async function everyLeadArrived({ stage: { database, services }, report }: PartRun): Promise<void> {
  // The turn of what failed several times is hours away: here it is now.
  await database.sql`update lead_deliveries set next_attempt_at = now() where state = 'waiting'`;
  const ends = performance.now() + recoveryMs;
  const left = async () => {
    const rows = await database.sql<{ id: string }[]>`select lead_id::text as id from lead_deliveries`;
    const arrived = new Set(services.leads);
    return rows.filter(({ id }) => !arrived.has(id)).length;
  };
  while ((await left()) > 0 && performance.now() < ends) await new Promise((resolve) => setTimeout(resolve, 100));
  const missing = await left();
  if (missing > 0) report.find("leads do not reach the dealer's system after all was well again", `${missing} of them`);
}
