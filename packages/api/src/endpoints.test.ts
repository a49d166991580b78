import { describe, expect, it } from "vitest";
import { z } from "@forecourt/core/zod";
import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";

describe("the table of endpoints", () => {
  it.each(Object.entries<Endpoint>(endpoints))("%s can be called with one object", (_, endpoint) => {
    const { method, path, params, query, body } = endpoint;
    const names = (part: z.ZodType | undefined) =>
      part
        ? Object.keys((z.toJSONSchema(part, { io: "input", unrepresentable: "any" }).properties as object) ?? {})
        : [];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(names(params)).toEqual(inPath);
    const all = [...inPath, ...names(query), ...names(body)];
    expect(new Set(all).size).toBe(all.length);
    // The rest of the object goes into the query of a GET and else into the body.
    expect(method === "GET" ? body : query).toBeUndefined();
  });
});

describe("what changes something", () => {
  it("is limited by address, or is known to be held back in another way", () => {
    /** Endpoints without a limit of their own, and what holds them back. */
    const heldBack: Readonly<Record<string, string>> = {
      checkRateLimit: "counted by the limits of codes",
      sendCode: "counted by the limits of codes",
      verifyCode: "counted by the limits of codes",
      financeEnquiry: "wants a code, or counts a signed-in shopper's",
      createCustomer: "counts a signed-in shopper's",
      signOut: "writes nothing anew",
      saveWatchedCar: "a watchlist is full at 200",
      removeWatchedCar: "writes nothing anew",
      removeAlert: "writes nothing anew",
      followAlertLink: "a signed link, and the second time it changes nothing",
      takeTextReply: "signed by the text service",
      takePaymentMessage: "signed by the provider",
      confirmTestDrive: "a booking is confirmed once",
      cancelTestDrive: "a booking is cancelled once",
    };
    const unlimited = Object.entries<Endpoint>(endpoints).flatMap(([name, { method, limit }]) =>
      method === "GET" || limit ? [] : [name],
    );
    expect(unlimited.toSorted()).toEqual(Object.keys(heldBack).toSorted());
  });
});
