import type { Amounts } from "../base/metrics/metrics.ts";
import type { Database } from "../records/open-database.ts";

/** Background work of the deployment, by kind. */
export interface JobCounts {
  /** Not done yet. */
  waiting: Amounts;
  /** Age in seconds of the oldest that is not done yet; 0 where none waits. */
  oldestSeconds: Amounts;
  /** Given up. */
  givenUp: Amounts;
}

/** So long an answer is given again, in ms: several numbers are made of it, and several may ask. */
const keptMs = 5000;

/**
 * Counts the background work in the records: leads on their way to their receivers, mails, alerts, finance enquiries at
 * their lender, payments whose provider did not answer, and changes of the search index.
 */
export function createJobCounts(database: Database, now: () => number = Date.now): () => Promise<JobCounts> {
  let kept: { at: number; counts: Promise<JobCounts> } | undefined;
  return () => {
    if (!kept || now() - kept.at > keptMs) kept = { at: now(), counts: countJobs(database) };
    return kept.counts;
  };
}

async function countJobs(database: Database): Promise<JobCounts> {
  const rows = await database.sql<{ job: string; waiting: number; oldest: number | null; dead: number }[]>`
    select job, count(*) filter (where not is_dead)::int as waiting, count(*) filter (where is_dead)::int as dead,
      extract(epoch from now() - min(since) filter (where not is_dead))::float8 as oldest
    from (
      select 'leads' as job, lead_deliveries.state = 'dead' as is_dead, leads.created_at as since
      from lead_deliveries join leads on leads.id = lead_id where lead_deliveries.state in ('waiting', 'dead')
      union all
      select 'mails', state = 'dead', created_at from mails where state in ('waiting', 'dead')
      union all
      select 'alerts', state = 'dead', created_at from alert_messages where state in ('waiting', 'sending', 'dead')
      union all
      select 'finance_enquiries', customer_state = 'dead', created_at from finance_enquiries
      where customer_state in ('waiting', 'dead') or lead_id is null
      union all
      select 'payments', false, updated_at from payments where last_error is not null and next_check_at is not null
      union all
      select 'index', false, created_at from index_outbox
    ) as jobs group by job`;
  const of = (amount: (row: (typeof rows)[number]) => number) =>
    Object.fromEntries([...kinds.map((kind) => [kind, 0]), ...rows.map((row) => [row.job, amount(row)])]) as Amounts;
  return {
    waiting: of(({ waiting }) => waiting),
    oldestSeconds: of(({ oldest }) => Math.max(0, Math.round(oldest ?? 0))),
    givenUp: of(({ dead }) => dead),
  };
}

const kinds = ["leads", "mails", "alerts", "finance_enquiries", "payments", "index"];
