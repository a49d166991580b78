import { carSchema } from "@forecourt/core/schemas";
import type { Car } from "@forecourt/core/schemas";
import { and, eq } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { cars } from "../../records/schema.ts";

/**
 * A car of a site as it is stored, whether the site shows it or not; undefined where the site has none of that id.
 *
 * @param options.isLocked locked until the transaction ends. @default false
 */
export async function readCar(
  reader: Pick<DatabaseWriter, "select">,
  { siteSlug, id, isLocked = false }: { siteSlug: string; id: number; isLocked?: boolean },
): Promise<Car | undefined> {
  const query = reader
    .select({ data: cars.data })
    .from(cars)
    .where(and(eq(cars.id, id), eq(cars.siteSlug, siteSlug)));
  const [row] = await (isLocked ? query.for("update") : query);
  return row && carSchema.parse({ ...row.data, id: String(id) });
}
