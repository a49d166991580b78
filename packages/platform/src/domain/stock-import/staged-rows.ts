import { sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { CarRow, RejectedRow } from "./car-of-row.ts";

const rowsPerStatement = 1000;

/** Puts the rows of a file beside the records, in a table that ends with the transaction. */
export interface StagedRows {
  add(line: number, row: CarRow | RejectedRow): Promise<void>;
  /** Writes what is left and makes the table ready to be compared. */
  finish(): Promise<void>;
}

/** Makes the table `stock_rows` and takes the rows of the file into it, a thousand at a time. */
export async function stageRows(tx: DatabaseWriter): Promise<StagedRows> {
  await tx.execute(sql`
    create temporary table stock_rows (
      line integer not null, identity text, former text, outcome text, reason text, notes jsonb, hash text, data jsonb,
      slug_start text, slug_tail text, first_seen_at timestamptz, car_id bigint, slug text
    ) on commit drop`);
  let waiting: Record<string, unknown>[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  // The database takes a batch while the next is read: one is under way at a time.
  const write = async () => {
    await writing;
    if (waiting.length === 0) return;
    const batch = JSON.stringify(waiting);
    waiting = [];
    writing = send(batch);
    // A failure is thrown by the next write; until then it must not count as unhandled.
    writing.catch(() => {});
  };
  const send = async (batch: string) => {
    await tx.execute(sql`
      insert into stock_rows (line, identity, former, outcome, reason, notes, hash, data, slug_start, slug_tail, first_seen_at)
      select * from jsonb_to_recordset(${batch}::jsonb) as row(
        line integer, identity text, former text, outcome text, reason text, notes jsonb, hash text, data jsonb,
        slug_start text, slug_tail text, first_seen_at timestamptz)`);
  };
  return {
    async add(line, row) {
      waiting.push(
        "reason" in row
          ? { line, outcome: "rejected", reason: row.reason, identity: row.identity, former: row.former }
          : staged(line, row),
      );
      if (waiting.length >= rowsPerStatement) await write();
    },
    async finish() {
      await write();
      await writing;
      await tx.execute(sql`create index on stock_rows (identity)`);
      await tx.execute(sql`create index on stock_rows (former) where former is not null`);
      await tx.execute(sql`analyze stock_rows`);
    },
  };
}

function staged(line: number, row: CarRow): Record<string, unknown> {
  // Fields that the platform decides are filled in when the records are written.
  const { id: _, slug: __, path: ___, views: ____, ...data } = row.car;
  return {
    line,
    identity: row.identity,
    former: row.former,
    hash: row.hash,
    data,
    slug_start: row.slugStart,
    slug_tail: row.slugTail,
    first_seen_at: row.advertisedAt,
    ...(row.notes.length > 0 ? { notes: row.notes } : {}),
  };
}
