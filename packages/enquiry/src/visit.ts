import { isCampaignParameter } from "@forecourt/core/pages";

/** What is collected of a visit for `lead_attributes` (S1 §3): pages seen and the parameters a visitor came with. */
export interface Visit {
  visited_pages: { path: string; at: string }[];
  linked_query_params: Record<string, string>;
}

const storageKey = "forecourt:visit";
const maxPages = 50;
const maxParams = 30;

/**
 * Adds a page to the visit. Kept in the tab's session only; without storage (a privacy mode) nothing is kept.
 *
 * @param path path of the page, without query
 * @param search its query; only tracking parameters are kept
 * @param at when
 */
export function recordVisit(path: string, search: string, at: Date): void {
  const visit = readVisit();
  addPage(visit, path, search, at);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    // A full or forbidden store: the lead is sent without its attributes.
  }
}

/** Forgets the visit so far: the shopper does not want it to be known. */
export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // A forbidden store keeps nothing.
  }
}

/** Adds a page to a visit; of its query only tracking parameters are taken. */
export function addPage(visit: Visit, path: string, search: string, at: Date): void {
  if (visit.visited_pages.at(-1)?.path !== path)
    visit.visited_pages = [...visit.visited_pages, { path: path.slice(0, 500), at: at.toISOString() }].slice(-maxPages);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!isCampaignParameter(name) || Object.keys(visit.linked_query_params).length >= maxParams) continue;
    visit.linked_query_params[name.slice(0, 100)] ??= value.slice(0, 500);
  }
}

/** The visit so far; empty when nothing, or nothing readable, is kept. */
export function readVisit(): Visit {
  const empty: Visit = { visited_pages: [], linked_query_params: {} };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isVisit(kept) ? kept : empty;
  } catch {
    return empty;
  }
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { visited_pages: pages, linked_query_params: params } = value as Partial<Visit>;
  return (
    Array.isArray(pages) &&
    pages.every((page) => typeof page?.path === "string" && typeof page.at === "string") &&
    typeof params === "object" &&
    params !== null &&
    Object.values(params).every((param) => typeof param === "string")
  );
}
