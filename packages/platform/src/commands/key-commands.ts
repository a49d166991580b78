import { createApiKey, keyRights, listApiKeys, revokeApiKey } from "../domain/quotes/api-keys.ts";
import type { KeyRight } from "../domain/quotes/api-keys.ts";
import { print, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `keys create --site <slug> --name <whose> --may <rights>`: makes a key for the system of a lender or valuer, and
 * shows it this once.
 */
export async function createKey(
  context: CommandContext,
  {
    site: slug,
    name = "",
    may = "",
  }: { site?: string | undefined; name?: string | undefined; may?: string | undefined },
): Promise<number> {
  const use = "forecourt keys create --site <slug> --name <whose> --may quotes,valuations";
  if (slug === undefined) throw new UsageError(`Name the site: ${use}`);
  if (name.trim() === "" || name.length > 80) throw new UsageError(`Say in up to 80 characters whose it is: ${use}`);
  const asked = may.split(",").map((word) => word.trim());
  const rights = keyRights.filter((right) => asked.includes(right));
  if (rights.length !== new Set(asked).size)
    throw new UsageError(`--may is ${keyRights.join(" or ")}, or both with a comma, not "${may}".`);
  const made = await withDatabase(context, async (database) => {
    await knownSite(database, slug);
    return createApiKey(database, {
      siteSlug: slug,
      name: name.trim(),
      may: rights satisfies KeyRight[],
      now: new Date(),
    });
  });
  await print(
    context,
    { ...made, site: slug, may: rights },
    `${made.key}\nKey ${made.id} of ${slug}, for ${rights.join(" and ")}. It is shown this once, and stored nowhere.`,
  );
  return 0;
}

/** `keys list [--site <slug>]`: every key with its site, its rights and when it was used last. */
export async function printKeys(
  context: CommandContext,
  { site: slug }: { site?: string | undefined },
): Promise<number> {
  const keys = await withDatabase(context, async (database) => {
    if (slug !== undefined) await knownSite(database, slug);
    return listApiKeys(database, slug);
  });
  const day = (date: Date) => date.toISOString().slice(0, 16).replace("T", " ");
  await print(
    context,
    keys,
    keys.length === 0
      ? "There are no keys."
      : keys
          .map(({ id, siteSlug, name, may, lastUsedAt, revokedAt }) =>
            [
              id,
              siteSlug,
              may.join("+"),
              revokedAt ? `revoked ${day(revokedAt)}` : lastUsedAt ? `used ${day(lastUsedAt)}` : "never used",
              name,
            ].join("  "),
          )
          .join("\n"),
  );
  return 0;
}

/** `keys revoke <id>`: the key is refused from now on. */
export async function revokeKey(context: CommandContext, names: readonly string[]): Promise<number> {
  const [id, ...more] = names;
  if (id === undefined || more.length > 0 || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
    throw new UsageError("Name the key by its id: forecourt keys revoke <id>. forecourt keys list has them.");
  const revoked = await withDatabase(context, (database) => revokeApiKey(database, id, new Date()));
  await print(context, { id, revoked }, revoked ? `${id} is revoked.` : `${id} is no key that holds.`);
  return revoked ? 0 : 1;
}
