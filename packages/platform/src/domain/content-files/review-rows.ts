/** A review as a file or a provider has it, and where it stands. */
export interface ReviewRow {
  /** From 1; of a provider its place among all. */
  line: number;
  fields: Readonly<Record<string, unknown>>;
}
