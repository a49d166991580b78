import type { Visitor } from "../../domain/shoppers/identity-service.ts";
import { clientAddress } from "./client-address.ts";
import type { Connection } from "./connection.ts";

/** Knows whom requests are made for. */
export interface Visitors {
  /** Who sent a request, by its headers and its connection. */
  from(request: Request, connection: Connection): Visitor;
  /** Remembers whom a request is made for. */
  note(request: Request, visitor: Visitor): void;
  /** Whom a request is made for: a visitor without an address where nobody noted one. */
  of(request: Request): Visitor;
}

/**
 * Makes the memory of visitors. It forgets a request with the request itself.
 *
 * @param proxies how many proxies of ours stand in front, whose `X-Forwarded-For` is believed
 */
export function createVisitors(proxies: number): Visitors {
  const noted = new WeakMap<Request, Visitor>();
  const visitorOf = (request: Request, address: string | undefined): Visitor => ({
    headers: request.headers,
    address,
    secure: request.url.startsWith("https:"),
  });
  return {
    from: (request, { address }) =>
      visitorOf(request, clientAddress(address, request.headers.get("x-forwarded-for"), proxies)),
    note: (request, visitor) => void noted.set(request, visitor),
    of: (request) => noted.get(request) ?? visitorOf(request, undefined),
  };
}
