import { isLoopbackHost, publicHostOf } from "./host-name.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Address a server listens on by default. */
const defaultAddress = "127.0.0.1";

/**
 * Whether sandboxes stand in for the outside and what they "sent" can be read on the development pages: where
 * `FORECOURT_DEV=1` says so, and nowhere else.
 *
 * @example
 * isDevelopment({}) // false
 * isDevelopment({ FORECOURT_DEV: "1" }) // true
 */
export function isDevelopment(env: Env): boolean {
  return env.FORECOURT_DEV === "1";
}

/**
 * The environment that `npm start`, `npm run dev` and the demo of a template serve with: `FORECOURT_DEV=1` is set where
 * no shopper can come. That is where the server listens on loopback and the environment tells of no proxy and of no
 * public host. What `FORECOURT_DEV` already says stays.
 *
 * @example
 * withDevelopmentPages({}) // { FORECOURT_DEV: "1" }
 * withDevelopmentPages({ HOST: "0.0.0.0" }) // { HOST: "0.0.0.0" }
 */
export function withDevelopmentPages<E extends Env>(env: E): E | (E & { FORECOURT_DEV: string }) {
  const isForShoppers = !listensOnLoopback(env) || proxiesOf(env) > 0 || hasPublicHost(env);
  return env.FORECOURT_DEV !== undefined || isForShoppers ? env : { ...env, FORECOURT_DEV: "1" };
}

/** Whether only this machine can call the server. */
export function listensOnLoopback(env: Env): boolean {
  const address = env.HOST || defaultAddress;
  return isLoopbackHost(address) || isLoopback(address);
}

/** How many proxies of ours stand in front, as the environment says. */
export function proxiesOf(env: Env): number {
  return Number(env.FORECOURT_PROXIES ?? 0) || 0;
}

/** Whether sites answer below a host that others can resolve. */
export function hasPublicHost(env: Env): boolean {
  return !isLoopbackHost(publicHostOf(env));
}

/**
 * Whether an address is one of this machine's own.
 *
 * @example
 * isLoopback("::ffff:127.0.0.1") // true
 */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);
}
