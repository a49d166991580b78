// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { apiContext, siteContext } from "./contexts.ts";
import { loader } from "./routes/sign-in.tsx";

async function reasonFor(type: string, redirect: string) {
  const context = new RouterContextProvider();
  context.set(siteContext, aSite({ search: { vehicleType: "vans" } }));
  context.set(apiContext, { signInStatus: async () => ({ available: true }) } as unknown as ApiClient);
  const url = new URL(`http://harbour.localhost/sign-in?${new URLSearchParams({ type, redirect })}`);
  const asked = { request: new Request(url), url, params: {}, context, unstable_pattern: "/sign-in" };
  return (await loader(asked as unknown as Parameters<typeof loader>[0])).data.reason;
}

it("A shopper who is asked to sign in reads what for, under whatever address the page is asked for", async () => {
  const finance = "Sign in to continue with your finance enquiry.";
  expect(await reasonFor("finance", "/finance?car_id=7")).toBe(finance);
  expect(await reasonFor("finance-pre-approval", "/finance-pre-approval?car_id=7")).toBe(finance);
  expect(await reasonFor("cars", "/cars/trade-in?car_id=7")).toBe(
    "Sign in with your mobile number to have your van valued.",
  );
  for (const last of ["checkout", "buy-online"])
    expect(await reasonFor("cars", `/cars/2026-van-new-1/${last}`)).toBe(
      "Sign in with your mobile number to reserve the van.",
    );
  expect(await reasonFor("cars", "/cars/2026-van-new-1")).toBe("Sign in with your mobile number.");
});
