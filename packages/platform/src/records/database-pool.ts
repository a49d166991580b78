import { Pool } from "pg";
import type { Client } from "pg";
import { connectPatienceMs, DatabaseClient, databaseFailure } from "./database-client.ts";
import type { DatabaseOptions } from "./database-client.ts";

/** Time for running queries to finish when a pool ends, in ms. */
const endPatienceMs = 5000;

/**
 * Connections to one database, opened when they are needed. A connection is waited for no longer than `deadlineMs`, and
 * so is the answer to a query; see {@link DatabaseClient}.
 */
export class DatabasePool extends Pool {
  readonly #clients = new Set<DatabaseClient>();

  constructor(options: DatabaseOptions & { max: number }) {
    super({ connectionTimeoutMillis: options.deadlineMs ?? connectPatienceMs, ...options, Client: DatabaseClient });
    // An idle connection that is cut is replaced by the next query.
    this.on("error", () => {});
    this.on("connect", (client: Client) => void (client instanceof DatabaseClient && this.#clients.add(client)));
    this.on("remove", (client: Client) => void (client instanceof DatabaseClient && this.#clients.delete(client)));
  }

  /** As node-postgres has it, with promises only: a connection to give back with `release()`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- one body for the overloads of node-postgres
  override async connect(): Promise<any> {
    try {
      return await super.connect();
    } catch (error) {
      throw databaseFailure(error);
    }
  }

  /** As node-postgres has it, with promises only, and a connection outlives a query that the server refuses. */
  // oxlint-disable-next-line typescript/no-explicit-any -- one body for the overloads of node-postgres
  override async query(...asked: any[]): Promise<any> {
    return this.lend((client) => client.query(...asked));
  }

  /** Gives a piece of work a connection to itself. One that was lost on the way is replaced. */
  async lend<Result>(work: (client: DatabaseClient) => Promise<Result>): Promise<Result> {
    const client = (await this.connect()) as DatabaseClient & { release: (remove: boolean) => void };
    try {
      return await work(client);
    } finally {
      client.release(client.lost);
    }
  }

  /** Waits for what is under way, five seconds at the longest, and closes every connection. */
  override async end(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, endPatienceMs)));
    await Promise.race([super.end(), late]);
    clearTimeout(timer);
    for (const client of this.#clients) client.cut();
  }
}
