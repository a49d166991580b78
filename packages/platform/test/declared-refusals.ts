import { endpoints, refusalsOf } from "@forecourt/api";
import type { Endpoint } from "@forecourt/api";

/** The endpoint at an address, the one with the fewest parameters first; undefined where the contract has none. */
function endpointAt(method: string, path: string): Endpoint | undefined {
  const parameters = ({ path: template }: Endpoint) => template.split("{").length;
  return Object.values<Endpoint>(endpoints)
    .filter((endpoint) => {
      const pattern = endpoint.path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+");
      return endpoint.method === method && new RegExp(`^${pattern}$`).test(path);
    })
    .toSorted((one, other) => parameters(one) - parameters(other))[0];
}

/**
 * What a refusal says that its endpoint does not declare; undefined for every other answer. Clients and the OpenAPI
 * document go by the declaration.
 */
export async function undeclaredRefusal(method: string, path: string, answer: Response): Promise<string | undefined> {
  const endpoint = endpointAt(method === "HEAD" ? "GET" : method, path);
  if (!endpoint || answer.status < 400) return undefined;
  const { code } = (await answer.clone().json()) as { code: string };
  return refusalsOf(endpoint)[answer.status]?.includes(code)
    ? undefined
    : `${endpoint.method} ${endpoint.path} refused with ${answer.status} ${code}, which its declaration does not have.`;
}
