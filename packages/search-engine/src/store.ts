import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SQLInputValue, StatementSync } from "node:sqlite";
import { StoreError } from "./store-error.ts";

/** Kinds of small records beside documents. */
export type RecordKind = "collection" | "alias" | "key" | "synonym" | "override" | "preset" | "stopwords";

/** A stored document. */
export interface StoredDocument {
  sequence: number;
  id: string;
  body: string;
}

const fileName = "search.sqlite";
const layout = `
  CREATE TABLE IF NOT EXISTS documents (
    collection INTEGER NOT NULL, sequence INTEGER NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (collection, sequence)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS documents_by_id ON documents (collection, id);
  CREATE TABLE IF NOT EXISTS records (
    kind TEXT NOT NULL, scope TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, scope, name)
  ) WITHOUT ROWID;
  PRAGMA user_version = 1;
`;

/**
 * Everything that must outlive the process, in one SQLite file. A write that returned is kept through `kill -9`
 * (write-ahead log); after a loss of power the last moments may be missing, never half a document.
 */
export class Store {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens or creates the store. @throws StoreError when the file is damaged, locked or cannot be written. */
  constructor(dataDir: string) {
    const file = join(dataDir, fileName);
    this.#file = file;
    let database: DatabaseSync | undefined;
    try {
      mkdirSync(dataDir, { recursive: true });
      database = new DatabaseSync(file);
      this.#database = database;
      // Only a new file takes it: a document of two kilobytes fits such a page, where a small one would leave its end
      // elsewhere.
      this.#database.exec("PRAGMA page_size = 16384");
      // Locked before the log is opened, so that no shared-memory file is made: a full disk has no room for one.
      this.#database.exec(
        "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000;",
      );
      const version = this.#database.prepare("PRAGMA user_version").get() as { user_version?: number } | undefined;
      if (version?.user_version !== 1) this.#database.exec(layout);
      // Walks what nothing else reads whole at start: every document is read for its index anyway.
      this.#database.prepare("SELECT count(*) FROM documents INDEXED BY documents_by_id").get();
    } catch (error) {
      database?.close();
      throw StoreError.from(error, file);
    }
  }

  /**
   * Reads what the store keeps, as its opener does once. What cannot be read was not written like this: the file is
   * damaged, and the store is closed.
   *
   * @throws StoreError
   */
  readAll<Result>(read: () => Result): Result {
    try {
      return read();
    } catch (error) {
      this.close();
      throw error instanceof StoreError ? error : StoreError.damaged(error, this.#file);
    }
  }

  /**
   * Runs writes so that all are kept or none. @throws StoreError when the disk takes no more or the file is damaged.
   */
  transaction<Result>(work: () => Result): Result {
    return this.#guarded(() => {
      this.#database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        this.#database.exec("COMMIT");
        return result;
      } catch (error) {
        if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
        throw error;
      }
    });
  }

  putDocument(collection: number, document: StoredDocument): void {
    this.#run(
      "INSERT OR REPLACE INTO documents (collection, sequence, id, body) VALUES (?, ?, ?, ?)",
      collection,
      document.sequence,
      document.id,
      document.body,
    );
  }

  deleteDocument(collection: number, sequence: number): void {
    this.#run("DELETE FROM documents WHERE collection = ? AND sequence = ?", collection, sequence);
  }

  documentBody(collection: number, sequence: number): string | undefined {
    const row = this.#guarded(() =>
      this.#statement("SELECT body FROM documents WHERE collection = ? AND sequence = ?").get(collection, sequence),
    );
    return row?.["body"] as string | undefined;
  }

  /** Up to `count` documents after a sequence, in order. */
  documentsAfter(collection: number, sequence: number, count: number): StoredDocument[] {
    const rows = this.#guarded(() =>
      this.#statement(
        "SELECT sequence, id, body FROM documents WHERE collection = ? AND sequence > ? ORDER BY sequence LIMIT ?",
      ).all(collection, sequence, count),
    );
    return rows as unknown as StoredDocument[];
  }

  deleteAllDocuments(collection: number): void {
    this.#run("DELETE FROM documents WHERE collection = ?", collection);
  }

  putRecord(kind: RecordKind, scope: string, name: string, body: unknown): void {
    this.#run(
      "INSERT OR REPLACE INTO records (kind, scope, name, body) VALUES (?, ?, ?, ?)",
      kind,
      scope,
      name,
      JSON.stringify(body),
    );
  }

  deleteRecord(kind: RecordKind, scope: string, name: string): void {
    this.#run("DELETE FROM records WHERE kind = ? AND scope = ? AND name = ?", kind, scope, name);
  }

  deleteRecords(kind: RecordKind, scope: string): void {
    this.#run("DELETE FROM records WHERE kind = ? AND scope = ?", kind, scope);
  }

  /** All records of a kind, by scope and name. */
  records(kind: RecordKind): { scope: string; name: string; body: unknown }[] {
    const rows = this.#guarded(() =>
      this.#statement("SELECT scope, name, body FROM records WHERE kind = ? ORDER BY scope, name").all(kind),
    );
    return rows.map((row) => ({
      scope: String(row["scope"]),
      name: String(row["name"]),
      body: JSON.parse(String(row["body"])) as unknown,
    }));
  }

  /** Lets go of the file; closing again does nothing. */
  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#guarded(() => this.#statement(sql).run(...values));
  }

  /** What the file itself is the cause of becomes a StoreError. */
  #guarded<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw StoreError.isFileTrouble(error) ? StoreError.from(error, this.#file) : error;
    }
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
