import styles from "./account-watchlist.module.css";
import { comparePath } from "./compare-path.ts";
import { useSaved } from "./use-saved.ts";

/**
 * What this browser keeps of the site besides saved and viewed cars, in words: nothing of it is hidden from whoever may
 * erase it (decisions.md row 84).
 */
export function DeviceRecords({ site, stockHref }: { site: string; stockHref: string }) {
  const { compare, searches, enquired, reserved, details } = useSaved(site, (state) => state);
  const said = [details?.name, details?.last_name, details?.email, details?.phone, details?.postcode].filter(Boolean);
  if (compare.length + searches.length + reserved.length + said.length === 0 && !enquired) return null;
  return (
    <dl className={styles.records}>
      {compare.length > 0 && (
        <div>
          <dt>To compare</dt>
          <dd>
            <a href={comparePath(compare.map(({ id }) => id))}>{compare.map(({ name }) => name).join(", ")}</a>
          </dd>
        </div>
      )}
      {searches.length > 0 && (
        <div>
          <dt>Last searches</dt>
          <dd>
            <ul className={styles.searches}>
              {searches.map((query) => (
                <li key={query}>
                  <a href={`${stockHref}${query === "" ? "" : `?${query}`}`}>{searchWords(query)}</a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {enquired && (
        <div>
          <dt>Enquired about last</dt>
          <dd>{enquired.name}</dd>
        </div>
      )}
      {reserved.length > 0 && (
        <div>
          <dt>Reserved here</dt>
          <dd>
            <ul className={styles.searches}>
              {reserved.map(({ id, name, href }) => (
                <li key={id}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {said.length > 0 && (
        <div>
          <dt>Typed into forms</dt>
          <dd>{said.join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}

/** "Mazda, SUV, price 5000-30000" of a query string. */
function searchWords(query: string): string {
  const values = [...new URLSearchParams(query.replace(/^.*\?/, ""))].map(([name, value]) =>
    /^[\d-]+$/.test(value) ? `${name.replaceAll("_", " ")} ${value}` : value,
  );
  return values.length === 0 ? "All stock" : values.join(", ");
}
