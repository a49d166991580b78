import { prefixOf } from "./device-storage.ts";

/**
 * What is kept without the name of a site, as an address has one: the answer about being counted, how results are
 * shown.
 */
const ofAddress = /^forecourt(?!:[^:]+:)/;

/** Erases everything of a site from the device, what other packages keep there and the visit of this tab included. */
export function eraseDevice(site: string): void {
  for (const [storage, isOurs] of [
    [() => localStorage, (key: string) => key.startsWith(prefixOf(site)) || ofAddress.test(key)],
    [() => sessionStorage, (key: string) => key.startsWith("forecourt:")],
  ] as const) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept)) if (isOurs(key)) kept.removeItem(key);
    } catch {
      // A browser that forbids storage has kept nothing.
    }
  }
}
