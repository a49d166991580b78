import dns from "node:dns";
import type { LookupFunction } from "node:net";
import { askNameServers } from "./ask-name-servers.ts";
import { destinationRules } from "./destination-rules.ts";
import { isPublicIp } from "./public-address.ts";

/** An address that may not be called; the message says why and holds nothing but the host. */
export class AddressRefusedError extends Error {
  readonly code = "address_refused";

  constructor(reason: string) {
    super(reason);
    this.name = "AddressRefusedError";
  }
}

/** A call to an address outside. Redirects are never followed: what is sent is meant for one address. */
export type OutsideFetch = (
  address: string,
  init: {
    method?: "GET" | "POST";
    redirect: "error" | "manual";
    signal: AbortSignal;
    headers?: Record<string, string>;
    body?: string;
  },
) => Promise<Response>;

/** Calls to addresses that come from a site document or a stock file. */
export interface OutsideCaller {
  /**
   * Like `fetch`.
   *
   * @throws AddressRefusedError when the rules refuse the address, or when its name leads to a private address, before
   *   anything is sent
   */
  fetch: OutsideFetch;
  /** Ends the connections. */
  close(): Promise<void>;
}

/**
 * Makes calls that only go where {@link destinationRules} let them. A name is resolved once for each connection, and
 * the connection goes to the very addresses that were checked: a name that leads elsewhere the second time (DNS
 * rebinding) gains nothing.
 *
 * @param lookup how names are resolved. @default by asking name servers, and for hosts that the operator lists as the
 *   system does
 */
export function createOutsideCaller(
  env: Readonly<Record<string, string | undefined>>,
  lookup?: LookupFunction,
): OutsideCaller {
  const rules = destinationRules(env);
  const askPublic = lookup ?? askNameServers();
  const publicOnly: LookupFunction = (hostname, options, done) =>
    askPublic(hostname, options, (error, found, family) => {
      const ips = typeof found === "string" ? [found] : (found ?? []).map(({ address }) => address);
      const isRefused = !error && !ips.every(isPublicIp);
      done(isRefused ? new AddressRefusedError(`${hostname} leads to a private address.`) : error, found, family);
    });
  let opened: ReturnType<typeof open> | undefined;
  /** undici takes a tenth of a second to load, so it comes with the first call. */
  const open = async () => {
    const { Agent, fetch } = await import("undici");
    return {
      fetch,
      toPublic: new Agent({ connect: { lookup: publicOnly } }),
      toListed: new Agent({ connect: { lookup: lookup ?? dns.lookup } }),
    };
  };
  return {
    async fetch(address, init) {
      const problem = rules.problemOf(address);
      if (problem !== undefined) throw new AddressRefusedError(problem);
      const { fetch, toPublic, toListed } = await (opened ??= open());
      const answer = await fetch(address, { ...init, dispatcher: rules.isListed(address) ? toListed : toPublic }).catch(
        (error: unknown) => {
          throw refusalIn(error) ?? error;
        },
      );
      return answer as unknown as Response;
    },
    async close() {
      const { toPublic, toListed } = (await opened) ?? {};
      await Promise.all([toPublic?.destroy(), toListed?.destroy()]);
    },
  };
}

/** `fetch` hides why a connection failed in the cause. */
function refusalIn(error: unknown): AddressRefusedError | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof AddressRefusedError ? cause : undefined;
}
