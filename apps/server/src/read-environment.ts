import { resolve } from "node:path";

/** What the server is told by its environment. */
export interface ServerEnvironment {
  port: number;
  /** Address to listen on. */
  address: string;
  dataDir: string;
  /** Sites answer at `<slug>.<publicHost>`. */
  publicHost: string;
  /** Proxies of ours stand in front. */
  behindProxies: boolean;
  /** Where the numbers for operators are read; undefined where nobody asks. */
  metrics: { address: string; port: number } | undefined;
  /** A template, or a folder that holds several under `apps/`. */
  root: string;
}

/**
 * Reads the environment. An empty variable says nothing.
 *
 * @param root where the templates are
 * @throws Error when PORT is no port, or FORECOURT_METRICS no address, with how to fix it.
 * @example
 * readEnvironment({ PORT: "4100" }).port // 4100
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  root: string = process.cwd(),
): ServerEnvironment {
  const port = Number(env.PORT || "4000");
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(
      `[server] PORT is "${env.PORT}", which is no port. Set it to a number from 1 to 65535, such as 4000.`,
    );
  return {
    port,
    address: env.HOST || "127.0.0.1",
    dataDir: resolve(root, env.FORECOURT_DATA || ".forecourt"),
    publicHost: (env.FORECOURT_PUBLIC_HOST || "localhost").toLowerCase(),
    metrics: readMetricsAddress(env.FORECOURT_METRICS),
    behindProxies: Number(env.FORECOURT_PROXIES ?? 0) > 0,
    root,
  };
}

/** Reads `9464`, `10.0.4.7:9464` or `[::1]:9464`: a port of this machine alone, or an address of it. */
function readMetricsAddress(text: string | undefined): ServerEnvironment["metrics"] {
  if (!text) return undefined;
  const [, address = "127.0.0.1", digits] = /^(?:\[?([\w.:-]+?)\]?:)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits === undefined || port > 65_535)
    throw new Error(
      `[server] FORECOURT_METRICS is "${text}", which is no place to listen. Set it to a port, such as 9464, or to an address of this machine with a port, such as 10.0.4.7:9464.`,
    );
  return { address, port };
}
