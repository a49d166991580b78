// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, siteContext } from "../contexts.ts";
import { loader } from "./checkout.tsx";

const site = aSite({ reserve: { enabled: true } });
const key = `1a2b3c4d-0000-4000-8000-000000000000.${"s".repeat(32)}`;

describe("the page of a reservation", () => {
  it("is that of its own car: at the address of another car it leads there, and says of none that it is reserved", async () => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(apiContext, {
      getReservation: async () => ({ car: { id: "1", slug: "a-corolla", name: "Toyota Corolla" } }),
    } as unknown as ApiClient);
    const request = new Request(`http://harbour.localhost/cars/a-mazda/checkout?reservation=${key}`);
    const args = { request, context, params: { slug: "a-mazda" } } as unknown as LoaderFunctionArgs;
    const answer: unknown = await loader(args).catch((error: unknown) => error);
    expect((answer as Response).headers.get("location")).toBe(`/cars/a-corolla/checkout?reservation=${key}`);
  });
});
