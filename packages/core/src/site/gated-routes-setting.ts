import { z } from "zod";
import { alwaysGatedPaths, gateablePaths } from "../page/optional-paths.ts";
import { setting } from "./setting.ts";

/**
 * Routes that ask for sign-in where the site says so; the always gated ones need no key (S2 §2, decisions.md row 25).
 */
export const gatedRoutesSchema = setting(
  z
    .array(z.enum(gateablePaths, { error: ({ input }) => refusal(String(input)) }).meta({ enum: gateablePaths }))
    .max(gateablePaths.length)
    .default([]),
  "S2 §2, decisions.md row 25",
  "Routes that ask for sign-in first, besides those that always do; a page that has several asks under all of them.",
);

function refusal(route: string): string {
  if (alwaysGatedPaths.includes(route)) return `${route} always asks for sign-in. Leave it out.`;
  return `${route} is no route that can be gated. Use one of ${gateablePaths.join(", ")}.`;
}
