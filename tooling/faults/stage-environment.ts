import { secretName } from "./stage-sites.ts";

/** What the operator of the stage sets: each request says where it comes from, as behind a proxy, for limits by address would stop a run at its tenth form. */
export const operatorEnvironment = {
  FORECOURT_PROXIES: "1",
  [secretName]: "a secret of the fault tests",
} as const;
