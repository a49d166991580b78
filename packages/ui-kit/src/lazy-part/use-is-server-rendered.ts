import { useSyncExternalStore } from "react";

/**
 * Whether what is rendered is a page as the server wrote it: on the server, and in the browser while React takes it
 * over. False for all that is rendered later, such as a page that is opened without a page load. Keep the first answer
 * with `useState`: React asks once more when it has taken over.
 *
 * @example
 * const [isServed] = useState(useIsServerRendered()); // true on the page that the server wrote, as long as it stands
 */
export function useIsServerRendered(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => {};
const inBrowser = () => false;
const onServer = () => true;
