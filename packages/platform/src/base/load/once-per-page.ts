import { AsyncLocalStorage } from "node:async_hooks";

const pages = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Lets everything that is read for a page be read once ({@link oncePerPage}). */
export const forOnePage = <Result>(work: () => Result): Result => pages.run(new Map(), work);

/**
 * Reads what several parts of a page need once for the page, such as the car that the page is about; outside of a page,
 * each time.
 *
 * @param name says what is read, and for which site
 * @example
 * await forOnePage(() => Promise.all([oncePerPage("car 7", read), oncePerPage("car 7", read)])) // `read` was called once
 */
export function oncePerPage<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  const page = pages.getStore();
  if (!page) return read();
  // Each name is used for one type of value.
  const known = page.get(name) as Promise<Value> | undefined;
  if (known) return known;
  const value = read();
  page.set(name, value);
  return value;
}
