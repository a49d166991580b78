import { z } from "zod";
import { alwaysGatedRoutes, gateableRoutes } from "../access/gated-routes.ts";
import { setting } from "./setting.ts";

/** Routes that ask for sign-in where the site says so; the always gated ones need no key (S2 §2, decisions.md row 25). */
export const gatedRoutesSchema = setting(
  z
    .array(z.enum(gateableRoutes, { error: ({ input }) => refusal(String(input)) }))
    .max(gateableRoutes.length)
    .default([]),
  "S2 §2, decisions.md row 25",
  "Routes that ask for sign-in first, besides those that always do.",
);

function refusal(route: string): string {
  if (alwaysGatedRoutes.includes(route)) return `${route} always asks for sign-in. Leave it out.`;
  return `${route} is no route that can be gated. Use one of ${gateableRoutes.join(", ")}.`;
}
