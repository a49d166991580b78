import {
  bodySearchPath,
  conditionSearchPath,
  emptySearchQuery,
  formatNumber,
  makeSearchPath,
  searchUrl,
} from "@forecourt/core";
import type { PopularSearches as Ways } from "../not-found-data.ts";
import styles from "./storefront-not-found.module.css";

/** Links to popular searches: by body, by budget, by make. */
export function PopularSearches({ ways: { bodies, makes, prices }, locale }: { ways: Ways; locale: string }) {
  const groups = [
    { name: "By body", links: bodies.map((value) => ({ label: value, href: bodySearchPath(value) })) },
    {
      name: "By budget",
      links: prices.map((max) => ({
        label: `Up to $${formatNumber(max, locale)}`,
        href: searchUrl(conditionSearchPath(), { ...emptySearchQuery, ranges: { price: { max } } }),
      })),
    },
    { name: "By make", links: makes.map((value) => ({ label: value, href: makeSearchPath(value) })) },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav className={styles.ways} aria-label="What people look for">
      {groups.map(({ name, links }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="nofollow">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
