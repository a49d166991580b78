import { openFaultyLink } from "../../../tooling/faults/faulty-link.ts";
import type { FaultyLink } from "../../../tooling/faults/faulty-link.ts";
import type { Database } from "../src/records/open-database.ts";

/** Opens a way to the test database over TCP, as `DATABASE_URL` has it: the embedded server listens on no port. */
export async function openDatabaseLink(opened: Database): Promise<FaultyLink & { url: string }> {
  const { connectionString, host, user, database } = opened.pool.options;
  const url = new URL(connectionString ?? `postgres://${user}@127.0.0.1/${database}`);
  const link = await openFaultyLink(
    connectionString ? { port: Number(url.port || 5432) } : { path: `${host}/.s.PGSQL.5432` },
  );
  return { ...link, url: Object.assign(url, { port: String(link.port) }).href };
}
