import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";

/** Time limit of one try, in milliseconds. */
const timeoutMs = 2000;
const tries = 2;

/**
 * Makes a `lookup` that asks name servers by itself. The system's one (`dns.lookup`) takes one of the four threads that
 * files and pictures of every site wait for too, and holds it while a name server is silent: one dealer's name would
 * stop them all. It does not read the hosts file.
 *
 * @param servers addresses of name servers. @default those of the machine
 */
export function askNameServers(servers?: readonly string[]): LookupFunction {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers) resolver.setServers(servers);
  return (hostname, options, done) =>
    void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([four, six]) => {
      const found = [
        ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
      ];
      const [first] = found;
      if (!first)
        return done(four.status === "rejected" ? (four.reason as Error) : new Error(`${hostname} has no address.`), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
}
