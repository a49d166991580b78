import { GrowableUint32 } from "./growable.ts";
import { baseType, isArrayType } from "./schema.ts";
import type { FieldSchema } from "./schema.ts";
import { normalise } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";

/** A value as a column keeps it: text, or a number (a bool is 0 or 1). */
export type ColumnValue = string | number;

/**
 * One field of every document, by row: a small code for each distinct value, so that filters look at each distinct
 * value once and facet counts are array increments. Code 0 means "has no value". Fields with several values keep them
 * in a pool.
 */
export class Column {
  readonly field: FieldSchema;
  readonly isArray: boolean;
  /** Whether values are text. */
  readonly isText: boolean;
  readonly isBool: boolean;
  /** Distinct values by code; index 0 is unused. */
  readonly values: ColumnValue[];
  /** Live rows that hold each code. */
  readonly live = new GrowableUint32(16);
  /** Code by row; for an array field the first code (0 when empty). */
  readonly codes = new GrowableUint32(64);
  /** Array fields: where a row's codes start in the pool, and how many they are. */
  readonly starts = new GrowableUint32(0);
  readonly lengths = new GrowableUint32(0);
  readonly pool = new GrowableUint32(0);
  readonly #codeOf = new Map<ColumnValue, number>();
  readonly #normalised: (string | undefined)[] = [];
  readonly #labels: string[] = [];
  readonly #tokenizer: TokenizerOptions;
  #ranks: Uint32Array | undefined;

  constructor(field: FieldSchema, tokenizer: TokenizerOptions) {
    this.field = field;
    this.#tokenizer = tokenizer;
    this.isArray = isArrayType(field.type);
    this.isText = baseType(field.type) === "string";
    this.isBool = baseType(field.type) === "bool";
    // A text among numbers would have every number kept in a box of its own.
    this.values = [this.isText ? "" : 0];
    this.live.push(0);
  }

  /** Writes a row's values, in place of what it had. */
  set(row: number, values: readonly ColumnValue[]): void {
    this.clear(row);
    if (values.length === 0) return;
    if (!this.isArray) {
      this.codes.set(row, this.#use(values[0] ?? ""));
      return;
    }
    const distinct = [...new Set(values)];
    this.starts.set(row, this.pool.length);
    this.lengths.set(row, distinct.length);
    for (const value of distinct) this.pool.push(this.#use(value));
    this.codes.set(row, this.pool.data[this.pool.length - distinct.length] ?? 0);
  }

  /** Empties a row. */
  clear(row: number): void {
    this.codes.set(row, this.codes.data[row] ?? 0);
    if (this.isArray) {
      this.starts.set(row, this.starts.data[row] ?? 0);
      const start = this.starts.data[row] ?? 0;
      const count = this.lengths.data[row] ?? 0;
      for (let index = start; index < start + count; index++) this.#release(this.pool.data[index] ?? 0);
      this.lengths.set(row, 0);
    } else {
      this.#release(this.codes.data[row] ?? 0);
    }
    this.codes.set(row, 0);
  }

  /** The code of a value, or 0 when no document ever had it. */
  codeOf(value: ColumnValue): number {
    return this.#codeOf.get(value) ?? 0;
  }

  /** A value as Typesense prints it in facet counts. */
  label(code: number): string {
    const value = this.values[code] ?? "";
    if (typeof value === "string") return value;
    if (this.isBool) return value === 1 ? "true" : "false";
    return (this.#labels[code] ??= String(value));
  }

  /** A text value in its compared form (see {@link normalise}). */
  normalised(code: number): string {
    return (this.#normalised[code] ??= normalise(String(this.values[code] ?? ""), this.#tokenizer));
  }

  /** The place of each code when its values are put in ascending order, 1 first; code 0 is 0. */
  ranks(): Uint32Array {
    if (this.#ranks?.length === this.values.length) return this.#ranks;
    const folded = this.values.map((value) => (typeof value === "string" ? value.toLowerCase() : value));
    const order = folded.map((_, code) => code).slice(1);
    order.sort((a, b) => {
      const left = folded[a] ?? "";
      const right = folded[b] ?? "";
      return left < right ? -1 : left > right ? 1 : 0;
    });
    const ranks = new Uint32Array(this.values.length);
    let rank = 0;
    order.forEach((code, place) => {
      if (place === 0 || folded[code] !== folded[order[place - 1] ?? 0]) rank += 1;
      ranks[code] = rank;
    });
    this.#ranks = ranks;
    return ranks;
  }

  /** Codes in use by a row. */
  rowCodes(row: number): number[] {
    if (!this.isArray) return this.codes.data[row] ? [this.codes.data[row] ?? 0] : [];
    const start = this.starts.data[row] ?? 0;
    return [...this.pool.data.subarray(start, start + (this.lengths.data[row] ?? 0))];
  }

  #use(value: ColumnValue): number {
    let code = this.#codeOf.get(value);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(value);
      this.#codeOf.set(value, code);
      this.live.push(0);
    }
    this.live.data[code] = (this.live.data[code] ?? 0) + 1;
    return code;
  }

  #release(code: number): void {
    if (code !== 0) this.live.data[code] = (this.live.data[code] ?? 1) - 1;
  }
}
