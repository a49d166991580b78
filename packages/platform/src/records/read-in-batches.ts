/**
 * Reads any number of rows in batches, in the order of their ids, so that they need little memory and no connection
 * while a batch is worked on.
 *
 * @param size rows of a batch; `read` answers that many, fewer only at the end
 * @param read answers the rows after an id, by id; the first time after "0"
 */
export async function* readInBatches<Row extends { id: string }>(
  size: number,
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = "0"; ;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < size) return;
    after = last.id;
  }
}
