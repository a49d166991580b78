import { VERSIONS_CHANNEL } from "./bump-version.ts";
import { createListener } from "./listen.ts";
import type { Database } from "./open-database.ts";
import { platformVersions } from "./schema.ts";

/** A running watch over the versions. */
export interface VersionWatch {
  /** The versions as last seen; kept up to date while the watch runs. */
  current: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** The net under the notifications: a version that moved unheard is seen after this long at the latest. */
const POLL_MS = 1000;

/**
 * Calls `onChange` with key and value of each version that moves, in whichever process it was moved: within
 * milliseconds by NOTIFY, within a second by the poll when a notification is lost (the database restarted, the
 * connection broke). Several moves in quick succession may come as one. Failures of the database are waited out.
 *
 * @throws what the database says when the versions cannot be read the first time.
 */
export async function watchVersions(
  database: Database,
  onChange: (key: string, version: number) => void,
): Promise<VersionWatch> {
  const current = new Map<string, number>();
  for (const { key, value } of await database.db.select().from(platformVersions)) current.set(key, value);
  let stopped = false;
  let reading: Promise<void> | undefined;
  let again = false;

  async function read() {
    do {
      again = false;
      for (const { key, value } of await database.db.select().from(platformVersions)) {
        if (current.get(key) === value || stopped) continue;
        current.set(key, value);
        onChange(key, value);
      }
    } while (again);
  }

  function look(): Promise<void> {
    again = true;
    reading ??= read()
      .catch(() => {})
      .finally(() => (reading = undefined));
    return reading;
  }

  const listener = createListener(database, VERSIONS_CHANNEL, () => void look());
  const timer = setInterval(() => void Promise.all([listener.listen(), look()]), POLL_MS);
  timer.unref();
  await listener.listen();
  await look();
  return {
    current,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener.stop();
      await reading;
    },
  };
}
