import { endpoints } from "@forecourt/api";
import type { Endpoint } from "@forecourt/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north")]);
});
afterAll(() => test.stop());

const lead = { name: "Ada", last_name: "Nguyen", email: "ada@example.com", phone: "0400 123 987" };

describe("text that the database cannot store", () => {
  it("does not lose an enquiry: a cut emoji is marked, a NUL is left out", async () => {
    const answer = await test.post("north", {
      ...lead,
      name: "Ada\u0000",
      message: "Thanks \ud83d",
      lead_attributes: { linked_query_params: { "utm\u0000_source": "mail\ude00" } },
    });
    expect(answer.status).toBe(200);
    const [row] = await test.platform.database.sql<{ payload: unknown }[]>`select payload from leads`;
    expect(JSON.stringify(row?.payload)).toContain("Thanks \ufffd");
    expect(JSON.stringify(row?.payload)).toContain('"Ada"');
  });

  const strange = ["%00", "a%00b", "%E0%A4%A", "%", "%ff", "%ED%A0%BD", "%5c%00%27", "%252500"];
  const asked = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { method }]) => method === "GET");
  it.each(asked)("is no failure in an address of %s", async (_, { path, query }) => {
    const names = [
      "query",
      "sortBy",
      "page",
      "make",
      "price",
      "postcode",
      "ids",
      "q",
      "text",
      ...Object.keys((query as { shape?: object } | undefined)?.shape ?? {}),
    ];
    for (const text of strange) {
      const asksFor = `${path.replaceAll(/\{\w+\}/g, `x${text}`)}?${names.map((name) => `${name}=${text}`).join("&")}`;
      for (const address of [asksFor, asksFor.split("?")[0] ?? "", `${asksFor}&${text}=${text}`]) {
        const { status } = await test.send("north", address);
        expect([address, status]).toEqual([address, expect.toSatisfy((code: number) => code < 500)]);
      }
    }
  });

  it("is no failure in a body of any endpoint", async () => {
    for (const { method, path } of Object.values(endpoints) as Endpoint[]) {
      if (method === "GET") continue;
      for (const body of [
        '{"a\\u0000":"\\ud83d"}',
        `{"name":"\\u0000","phone":"\\ud83d","token":"\\u0000","data":{"\\u0000":"\\u0000"}}`,
        "[".repeat(30_000) + "]".repeat(30_000),
      ]) {
        const answer = await test.send("north", path.replaceAll(/\{\w+\}/g, "a%00b"), {
          method,
          body,
          headers: { "content-type": "application/json" },
        });
        expect([path, answer.status]).toEqual([path, expect.toSatisfy((code: number) => code < 500)]);
      }
    }
  });
});
