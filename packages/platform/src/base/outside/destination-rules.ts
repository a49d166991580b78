import { isPublicHost } from "./public-address.ts";

/** Where the platform may call on behalf of a site document. */
export interface DestinationRules {
  /** Whether the operator lists the address's host, so that it may be private and plain http. */
  isListed(address: string | URL): boolean;
  /** What is wrong with an address, in a sentence; undefined when it may be called. */
  problemOf(address: string): string | undefined;
}

const variable = "FORECOURT_PRIVATE_DESTINATIONS";
const unless = `Only the operator can allow it, by listing the host in ${variable}.`;

/**
 * Reads which private destinations the operator allows: hosts in `FORECOURT_PRIVATE_DESTINATIONS`, each with a port
 * where only that one is meant, separated by commas. A site document cannot allow any.
 *
 * @throws Error when an entry is no host, with how to write it
 * @example
 * destinationRules({ FORECOURT_PRIVATE_DESTINATIONS: "crm.internal, 10.0.4.7:8080" }).problemOf("http://crm.internal/leads") // undefined
 * destinationRules({}).problemOf("http://crm.internal/leads") // "Use https: …"
 */
export function destinationRules(env: Readonly<Record<string, string | undefined>>): DestinationRules {
  const listed = new Set(
    (env[variable] ?? "")
      .split(",")
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ""),
  );
  for (const entry of listed)
    if (URL.parse(`http://${entry}/`)?.pathname !== "/" || /[/@?#\s]/.test(entry))
      throw new Error(
        `[server] ${variable} holds "${entry}", which is no host. List hosts alone, with or without a port, such as: crm.internal, 10.0.4.7:8080`,
      );

  const isListed = (address: string | URL) => {
    const { hostname, port, protocol } = new URL(address);
    return listed.has(hostname) || listed.has(`${hostname}:${port || (protocol === "http:" ? "80" : "443")}`);
  };
  return {
    isListed,
    problemOf(address) {
      const url = URL.parse(address);
      if (!url) return "Write a whole address, such as https://crm.example/leads.";
      if (isListed(url)) return undefined;
      if (url.protocol !== "https:") return `Use https: leads and keys go there. ${unless}`;
      return isPublicHost(url.hostname)
        ? undefined
        : `${url.hostname} is on this machine or in a private network. ${unless}`;
    },
  };
}
