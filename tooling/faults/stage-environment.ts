import { secretName } from "./stage-sites.ts";

/**
 * What the operator of the stage sets. Each request says where it comes from, as behind a proxy, for limits by address
 * would stop a run at its tenth form. The services listen on this machine.
 */
export const operatorEnvironment = {
  FORECOURT_PROXIES: "1",
  FORECOURT_SECURITY_CONTACT: "security@faults.example",
  [secretName]: "a secret of the fault tests",
  FORECOURT_PRIVATE_DESTINATIONS: "127.0.0.1",
} as const;
