import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const lead = {
  name: "Ada",
  last_name: "Nguyen",
  email: "ada@example.com",
  phone: "0400 123 987",
  message: "Please call me",
};
let test: TestPlatform;

beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north")]);
});
afterAll(() => test.stop());

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe("what is not right is refused with a stable code", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  it.each<[string, string, RequestInit, number, string]>([
    ["an unknown address", "/api/nothing", {}, 404, "not_found"],
    ["an unknown address below one", "/api/cars/used-north-car/nothing", {}, 404, "not_found"],
    ["cars without saying which", "/api/cars", {}, 400, "query_invalid"],
    ["a path that cannot be read", "/api/cars/%E0%A4%A", {}, 404, "car_not_found"],
    ["a slug that is too long", `/api/cars/${"x".repeat(201)}`, {}, 404, "not_found"],
    ["another method", "/api/search", { method: "DELETE" }, 405, "method_not_allowed"],
    ["another method on leads", "/api/leads", {}, 405, "method_not_allowed"],
    ["a number that is none", "/api/cars/used-north-car/view.json?photos_count=many", {}, 400, "query_invalid"],
    ["a form", "/api/leads", { method: "POST", body: "name=Ada", headers: form }, 415, "content_type_unsupported"],
    [
      "a body without a type",
      "/api/leads",
      { method: "POST", body: new Uint8Array(2) },
      415,
      "content_type_unsupported",
    ],
  ])("%s", async (_, path, init, status, code) => {
    const refused = await test.send("north", path, init);
    const body = await json(refused);
    expect([refused.status, body.code]).toEqual([status, code]);
    expect(body.error).toMatch(/\.$/);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts|    at /);
  });

  it("says what kind a value has to be in plain words, not in those of a program", async () => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ ...lead, message: 7, category: 17 });
    const said = await json(await test.send("north", "/api/leads", { method: "POST", body, headers }));
    expect(said.fields).toContainEqual({ path: "message", message: "Must be text." });
    expect(JSON.stringify(said)).not.toMatch(/Invalid input|expected|received/);
    const asked = await json(await test.send("north", "/api/cars/used-north-car/view.json?photos_count=many"));
    expect(asked.fields).toEqual([{ path: "photos_count", message: "Must be a number." }]);
  });

  it.each<[string, unknown, number, string, string | undefined]>([
    ["no body", "", 400, "body_not_json", undefined],
    ["no JSON", "{name:", 400, "body_not_json", undefined],
    ["a list", [], 422, "fields_invalid", ""],
    ["nothing filled", {}, 422, "fields_invalid", "name"],
    ["an unknown field", { ...lead, is_admin: true }, 422, "fields_invalid", "is_admin"],
    ["an unknown field inside", { ...lead, lead_attributes: { x: 1 } }, 422, "fields_invalid", "lead_attributes.x"],
    ["neither email nor phone", { name: "Ada", message: "x" }, 422, "fields_invalid", "email"],
    ["an email that is none", { ...lead, email: "ada" }, 422, "fields_invalid", "email"],
    ["a postcode that is none", { ...lead, postcode: "21" }, 422, "fields_invalid", "postcode"],
    ["a phone number that nobody can call", { ...lead, phone: "12" }, 422, "fields_invalid", "phone"],
    [
      "a blank name beside a missing message, told at once",
      { ...lead, name: "", message: "" },
      422,
      "fields_invalid",
      "message",
    ],
    ["a message that is too long", { ...lead, message: "x".repeat(2001) }, 422, "fields_invalid", "message"],
    ["no message where one is needed", { ...lead, message: " " }, 422, "fields_invalid", "message"],
    ["a field of another kind", { ...lead, opt_in: "yes" }, 422, "fields_invalid", "opt_in"],
    ["more than 64 kB", { ...lead, message: "x".repeat(70_000) }, 413, "body_too_large", undefined],
  ])("a lead with %s", async (_, body, status, code, field) => {
    const refused = await test.post("north", body);
    const answer = (await refused.json()) as { code: string; fields?: { path: string }[] };
    expect([refused.status, answer.code]).toEqual([status, code]);
    expect(answer.fields?.some(({ path }) => path === field)).toBe(field === undefined ? undefined : true);
  });

  it("a lead in another encoding than UTF-8, whose name nobody could read again", async () => {
    const body = Buffer.from(JSON.stringify({ ...lead, name: "José" }), "latin1");
    const headers = { "content-type": "application/json" };
    const refused = await test.send("north", "/api/leads", { method: "POST", body, headers });
    expect([refused.status, (await json(refused)).code]).toEqual([400, "body_not_json"]);
  });

  it("is told in words for shoppers, whatever the field", async () => {
    const refused = await test.post("north", {
      ...lead,
      name: "x".repeat(81),
      postcode: "99999",
      message: "x".repeat(2001),
      rego: "ABCDEFGHIJKLMN",
      car_type: 7,
    });
    const { fields } = (await refused.json()) as { fields: { path: string; message: string }[] };
    expect(Object.fromEntries(fields.map(({ path, message }) => [path, message]))).toMatchObject({
      name: "Use at most 80 characters.",
      postcode: "Invalid postcode. Please enter a 4-digit number.",
      message: "Use at most 2000 characters.",
      rego: "Use at most 12 characters.",
    });
  });

  it("a test drive is asked for no message, even where an enquiry is", async () => {
    const refused = await test.send("north", "/api/test-drives", {
      method: "POST",
      body: JSON.stringify({ name: "Ada", email: "ada@example.com", starts_at: "soon" }),
      headers: { "content-type": "application/json" },
    });
    expect(await json(refused)).toMatchObject({ fields: [{ path: "starts_at", message: "Choose one of the times." }] });
  });

  it("an empty test drive form is told of everything that is missing", async () => {
    const refused = await test.send("north", "/api/test-drives", {
      method: "POST",
      body: JSON.stringify({ name: "", email: "", phone: "", starts_at: "" }),
      headers: { "content-type": "application/json" },
    });
    const { fields } = (await refused.json()) as { fields: { path: string }[] };
    expect(new Set(fields.map(({ path }) => path))).toEqual(new Set(["starts_at", "name", "email"]));
  });

  it("a service booking is told of everything at once, what only the site asks for included", async () => {
    const refused = await test.send("north", "/api/service-bookings", {
      method: "POST",
      body: JSON.stringify({ name: "Ada", email: "ada@example.com", phone: "12", postcode: "99" }),
      headers: { "content-type": "application/json" },
    });
    const { fields } = (await refused.json()) as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path)).toEqual(["phone", "postcode"]);
  });

  it("a body that is too large without saying so is dropped while it comes", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const refused = await test.send("north", "/api/leads", {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { "content-type": "application/json" },
    } as RequestInit);
    expect(refused.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  it("the methods that are allowed are named", async () => {
    expect((await test.send("north", "/api/search", { method: "PUT" })).headers.get("allow")).toBe("GET, HEAD");
    expect((await test.send("north", "/api/leads")).headers.get("allow")).toBe("POST");
  });

  it("the contract is described", async () => {
    const document = await json(await test.send("north", "/api/openapi.json"));
    expect(document.openapi).toBe("3.1.0");
  });
});
