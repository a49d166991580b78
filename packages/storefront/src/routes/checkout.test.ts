// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, siteContext } from "../contexts.ts";
import { loader } from "./checkout.tsx";

const reservation = { car: { id: "1", slug: "a-corolla", name: "Toyota Corolla" } };
const key = `1a2b3c4d-0000-4000-8000-000000000000.${"s".repeat(32)}`;

/** What the page's loader answers or throws. */
async function answerAt(path: string, reserve: { enabled: boolean }): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(siteContext, aSite({ reserve }));
  context.set(apiContext, { getReservation: async () => reservation } as unknown as ApiClient);
  const request = new Request(`http://harbour.localhost${path}`);
  const [, , slug] = path.split("/");
  return loader({ request, context, params: { slug } } as unknown as LoaderFunctionArgs).catch(
    (error: unknown) => error,
  );
}

describe("the page of a reservation", () => {
  it("is that of its own car: at the address of another car it leads there, and says of none that it is reserved", async () => {
    const answer = await answerAt(`/cars/a-mazda/checkout?reservation=${key}`, { enabled: true });
    expect((answer as Response).headers.get("location")).toBe(`/cars/a-corolla/checkout?reservation=${key}`);
  });

  it("is there for whoever has one where the site reserves no cars any more, and for nobody else", async () => {
    const off = { enabled: false };
    expect(await answerAt("/cars/a-corolla/checkout", off)).toMatchObject({ init: { status: 404 } });
    const answer = await answerAt(`/cars/a-mazda/checkout?reservation=${key}`, off);
    expect((answer as Response).headers.get("location")).toBe(`/cars/a-corolla/checkout?reservation=${key}`);
  });
});
