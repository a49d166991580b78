import { sql } from "../../records/drizzle.ts";
import { rowsOf } from "../../records/rows-of.ts";
import { sourcesOf } from "./mapping-schema.ts";
import type { Mapping } from "./mapping-schema.ts";
import { comparable } from "./read-source.ts";
import type { StockTransaction } from "./stock-transaction.ts";

/** A field that cars lose because the file no longer has its column. */
export interface EmptiedField {
  field: string;
  /** The columns that the mapping takes it from, in its order; the file has none of them. */
  columns: readonly string[];
  /** Cars that had the field before. */
  count: number;
}

/**
 * The fields that cars lose because the file has none of their columns: an export whose column was renamed would take
 * the kilometres of every car without a word. To be asked once the rows are compared with the stock, before they are
 * written.
 *
 * @param written fields that an import writes: the day of arrival, which the platform knows by itself, is none of them
 * @param header names of the file's columns
 * @example
 * await emptiedFields(work, mapping, { written: ["km", "make"], header: ["Stock No", "Make", "Kms"] }) // [{ field: "km", columns: ["Odometer"], count: 214 }]
 */
export async function emptiedFields(
  { tx }: StockTransaction,
  mapping: Mapping,
  { written, header }: { written: readonly string[]; header: readonly string[] },
): Promise<EmptiedField[]> {
  const there = new Set(header.map(comparable));
  const lacking = new Map(
    Object.entries(mapping.fields).flatMap(([field, mapped]) => {
      const columns = sourcesOf(mapped).map(({ column }) => column);
      const isLacking =
        columns.length > 0 && written.includes(field) && !columns.some((column) => there.has(comparable(column)));
      return isLacking ? [[field, [...new Set(columns)]] as const] : [];
    }),
  );
  if (lacking.size === 0) return [];
  const found = await rowsOf<{ field: string; count: number }>(
    tx,
    sql`
    select field, count(*)::int as count
    from stock_rows as row join cars on cars.id = row.car_id, unnest(${sql.param([...lacking.keys()])}::text[]) as field
    where row.outcome = 'updated' and coalesce(cars.data->field, 'null') not in ('null', '[]', '""')
      and coalesce(row.data->field, 'null') in ('null', '[]', '""')
    group by 1 order by 2 desc, 1`,
  );
  return found.map(({ field, count }) => ({ field, columns: lacking.get(field) ?? [], count }));
}
