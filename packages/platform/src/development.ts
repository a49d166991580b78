import { isLoopbackHost } from "./sites/host-name.ts";

/**
 * Whether this deployment is a development one, where sandboxes may stand in for the outside and what they "sent" can be
 * read: `FORECOURT_DEV=1` says so, `FORECOURT_DEV=0` says not, and otherwise it is one whose public host is `localhost`.
 *
 * @example
 * isDevelopment({}, "localhost") // true
 * isDevelopment({}, "sites.example") // false
 */
export function isDevelopment(env: Readonly<Record<string, string | undefined>>, publicHost: string): boolean {
  if (env.FORECOURT_DEV === "1") return true;
  if (env.FORECOURT_DEV === "0") return false;
  return isLoopbackHost(publicHost);
}
