/**
 * Strips the port, a closing dot and the case from a host name, as it stands in a Host header or a site document.
 *
 * @example
 * normalHost("Harbour-Mazda.localhost:4000") // "harbour-mazda.localhost"
 */
export function normalHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}

/**
 * Whether a host name, as {@link normalHost} leaves it, leads to this machine only: `localhost` and the names below it.
 *
 * @example
 * isLoopbackHost("harbour-mazda.localhost") // true
 */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

/**
 * The host at which a site answers besides those of its document.
 *
 * @example
 * ownHostOf("harbour-mazda", {}) // "harbour-mazda.localhost"
 */
export function ownHostOf(slug: string, env: Readonly<Record<string, string | undefined>>): string {
  return `${slug}.${publicHostOf(env)}`;
}

/** The host that sites answer below. */
export function publicHostOf(env: Readonly<Record<string, string | undefined>>): string {
  return normalHost(env.FORECOURT_PUBLIC_HOST || "localhost");
}
