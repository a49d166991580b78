import type { SuiteContext } from "../suite-context.ts";
import { accessibility } from "./accessibility.ts";
import { enquiry } from "./enquiry.ts";
import { finance } from "./finance.ts";
import { pages } from "./pages.ts";
import { search } from "./search.ts";
import { vehicle } from "./vehicle.ts";
import { weight } from "./weight.ts";

/** Every check, in the order in which they run. */
export const allChecks = { pages, search, vehicle, enquiry, finance, accessibility, weight } as const satisfies Record<
  string,
  (context: SuiteContext) => Promise<void>
>;

/** Name of a check. */
export type CheckName = keyof typeof allChecks;
