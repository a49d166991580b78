import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";

/**
 * The rest of a search as hidden fields, so that a form without JavaScript keeps it. `without` names what the form sets
 * itself.
 */
export function HiddenFields({ search, without }: { search: SearchQuery; without: string | readonly string[] }) {
  const params = [...searchQueryToParams({ ...search, page: 1 })].filter(
    ([name]) => !(typeof without === "string" ? name === without : without.includes(name)),
  );
  return params.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
