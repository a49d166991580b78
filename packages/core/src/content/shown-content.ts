/**
 * The words of a record that stand in its address, by the names of the page's path: `{ id: "cx-5-runout", manufacturer:
 * "mazda" }`.
 */
export type RecordWords = Readonly<Record<string, string>>;

/** The records of content that show at a site, by their kinds. */
export type ShownContent = Readonly<Record<string, readonly RecordWords[]>>;
