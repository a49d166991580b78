/** Why a stock file was not imported, as a stable code. */
export type StockRefusal =
  | "mapping_unknown"
  | "mapping_invalid"
  | "file_not_readable"
  | "file_not_utf8"
  | "file_cut_off"
  | "file_not_csv"
  | "columns_missing"
  | "columns_repeated"
  | "too_many_withdrawals";

/** A stock file that was refused whole: nothing changed. The message says why and what to do. */
export class StockRefusedError extends Error {
  readonly code: StockRefusal;

  constructor(code: StockRefusal, message: string, options?: ErrorOptions) {
    super(`[stock import] ${message}`, options);
    this.name = "StockRefusedError";
    this.code = code;
  }
}
