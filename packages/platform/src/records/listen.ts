import type { DatabaseClient } from "./database-client.ts";
import type { Database } from "./open-database.ts";

/** A connection that hears what is announced on a channel. */
export interface Listener {
  /**
   * Opens the connection where it is not open, at first or because it was cut. A failure is waited out: call it again.
   */
  listen(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes a listener; `hear` is called at each announcement. What is announced while no connection is open is not heard.
 */
export function createListener(database: Pick<Database, "connect">, channel: string, hear: () => void): Listener {
  let client: DatabaseClient | undefined;
  let opening: Promise<void> | undefined;
  let stopped = false;

  async function open() {
    const opened = await database.connect();
    opened.on("notification", hear);
    opened.once("end", () => {
      if (client === opened) client = undefined;
    });
    client = opened;
    if (stopped) await opened.end();
    else await opened.query(`listen ${channel}`);
  }

  return {
    async listen() {
      if (client || stopped) return;
      opening ??= open()
        .catch(() => client?.end())
        .finally(() => (opening = undefined));
      await opening;
    },
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
