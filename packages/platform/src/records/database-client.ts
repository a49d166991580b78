import { Client, DatabaseError } from "pg";
import type { ClientConfig } from "pg";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";

/** Where a database is and how long its clients wait for it. */
export interface DatabaseOptions extends ClientConfig {
  /**
   * The longest that one query may take, in milliseconds: the server stops it then, and where the server does not
   * answer, the connection is cut. @default no limit
   */
  deadlineMs?: number | undefined;
}

/** Whoever has no deadline waits this long for a connection. */
export const connectPatienceMs = 30_000;
/** A server that is asked to end a connection has it cut when it does not. */
const endPatienceMs = 1000;

/**
 * One connection of node-postgres. A query that the database does not answer fails with `DatabaseUnavailableError`,
 * after `deadlineMs` at the latest. The connection is useless from then on; a pool replaces it.
 */
export class DatabaseClient extends Client {
  readonly #deadlineMs: number | undefined;
  /** A query on this connection found the database not answering, and no other may be asked on it. */
  lost = false;

  constructor({ deadlineMs, ...config }: DatabaseOptions = {}) {
    super({
      keepAlive: true,
      connectionTimeoutMillis: deadlineMs ?? connectPatienceMs,
      ...config,
      ...(deadlineMs === undefined ? {} : { statement_timeout: deadlineMs }),
    });
    this.#deadlineMs = deadlineMs;
    // A query on a broken connection is rejected. The event repeats that, and without a listener it ends the process.
    this.on("error", () => {});
  }

  /** As node-postgres has it, with promises only. */
  // oxlint-disable-next-line typescript/no-explicit-any -- one body for the overloads of node-postgres
  override async query(...asked: any[]): Promise<any> {
    const timer = this.#deadlineMs === undefined ? undefined : setTimeout(() => this.cut(), this.#deadlineMs);
    try {
      return await (super.query as (...asked: unknown[]) => Promise<unknown>).apply(this, asked);
    } catch (error) {
      const failure = databaseFailure(error);
      // The last error of the server arrives before the connection ends.
      if (failure instanceof DatabaseUnavailableError) this.lost = true;
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  override end(callback?: (error: Error) => void): Promise<void> {
    const timer = setTimeout(() => this.cut(), endPatienceMs);
    this.once("end", () => clearTimeout(timer));
    if (!callback) return super.end();
    super.end(callback);
    return Promise.resolve();
  }

  /** Closes the connection without a word: what was asked on it is refused at once. */
  cut(): void {
    this.connection.stream.destroy();
  }
}

/**
 * Opens a connection for a task that needs one to itself. The caller ends it.
 *
 * @throws DatabaseUnavailableError, or what the server says against it
 */
export async function connectDatabase(options: DatabaseOptions): Promise<DatabaseClient> {
  const client = new DatabaseClient(options);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw databaseFailure(error);
  }
}

/** The classes of SQLSTATE by which a server says that it cannot work: connections, resources, an operator's doing. */
const unavailableClasses = /^(?:08|53|57)/;

/**
 * What node-postgres threw, as `DatabaseUnavailableError` where the database does not answer. A lost connection has
 * neither class nor code there: it is a plain error that the server did not send.
 */
export function databaseFailure(error: unknown): unknown {
  const lost =
    error instanceof DatabaseError
      ? unavailableClasses.test(error.code ?? "")
      : error instanceof AggregateError || (error instanceof Error && error.constructor === Error);
  return lost ? new DatabaseUnavailableError({ cause: error }) : error;
}
