import type { Visitor } from "../../domain/shoppers/visitor.ts";
import { readAskerCookie } from "./asker-cookie.ts";
import { clientAddress } from "./client-address.ts";
import type { Connection } from "./connection.ts";
import { readSessionCookie } from "./session-cookie.ts";

/** A visitor with the request that it made. */
export interface BrowserVisitor extends Visitor {
  headers: Headers;
  /** The browser's connection is https. */
  secure: boolean;
  /** Where the browser asked: "https://www.harbour.example". */
  origin: string;
}

/** Knows whom requests are made for. */
export interface Visitors {
  /** Who sent a request, by its headers and its connection. */
  from(request: Request, connection: Connection): BrowserVisitor;
  /** Remembers whom a request is made for. */
  note(request: Request, visitor: BrowserVisitor): void;
  /** Whom a request is made for: a visitor without an address where nobody noted one. */
  of(request: Request): BrowserVisitor;
}

/**
 * Makes the memory of visitors. It forgets a request with the request itself.
 *
 * @param proxies how many proxies of ours stand in front, whose `X-Forwarded-For` is believed
 * @param cookieKeyOf the key that signs the session cookies of a site
 */
export function createVisitors(proxies: number, cookieKeyOf: (siteSlug: string) => Uint8Array<ArrayBuffer>): Visitors {
  const noted = new WeakMap<Request, BrowserVisitor>();
  const visitorOf = ({ headers, url }: Request, address: string | undefined): BrowserVisitor => {
    const secure = url.startsWith("https:");
    return {
      headers,
      address,
      secure,
      origin: new URL(url).origin,
      askerToken: readAskerCookie(headers, secure),
      sessionToken: (siteSlug) => readSessionCookie(headers, cookieKeyOf(siteSlug), secure),
    };
  };
  return {
    from: (request, { address }) =>
      visitorOf(request, clientAddress(address, request.headers.get("x-forwarded-for"), proxies)),
    note: (request, visitor) => void noted.set(request, visitor),
    of: (request) => noted.get(request) ?? visitorOf(request, undefined),
  };
}
