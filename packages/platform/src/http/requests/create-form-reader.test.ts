import { describe, expect, it } from "vitest";
import type { ApiRefusal } from "../answers/api-refusal.ts";
import { createFormReader } from "./create-form-reader.ts";

const urlEncoded = "application/x-www-form-urlencoded";
const post = (body: BodyInit, type = urlEncoded, more: Record<string, string> = {}) =>
  new Request("http://north.localhost/service", {
    method: "POST",
    body,
    headers: { "content-type": type, ...more },
    duplex: "half",
  } as RequestInit);
const read = createFormReader();
const refusal = (request: Request, address?: string, reader = read) =>
  reader(request, address).then(
    () => "taken",
    ({ status, code }: ApiRefusal) => [status, code],
  );

/** A body that never ends, and how much of it was asked for. */
function endless(): { body: ReadableStream<Uint8Array>; parts: () => number } {
  let parts = 0;
  return {
    body: new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(97 + (parts++ % 2))),
    }),
    parts: () => parts,
  };
}

describe("a form that a page is sent", () => {
  it("is refused unread when it says that it is too large", async () => {
    const { body, parts } = endless();
    const before = parts();
    expect(await refusal(post(body, urlEncoded, { "content-length": "20000000" }))).toEqual([413, "body_too_large"]);
    expect(parts() - before).toBeLessThan(2);
  });

  it.each([urlEncoded, "multipart/form-data; boundary=b"])(
    "is dropped while it comes when it is too large without saying so, as %s",
    async (type) => {
      const { body, parts } = endless();
      expect(await refusal(post(body, type))).toEqual([413, "body_too_large"]);
      expect(parts()).toBeLessThan(10);
    },
  );

  it.each<[string, Request, number, string]>([
    ["JSON", post("{}", "application/json"), 415, "content_type_unsupported"],
    ["plain text", post("name=Kim", "text/plain"), 415, "content_type_unsupported"],
    ["a multipart form without a boundary", post("name=Kim", "multipart/form-data"), 400, "form_invalid"],
    [
      "a multipart form that breaks off",
      post("--b\r\nContent-Disposition: form-data; name=", "multipart/form-data; boundary=b"),
      400,
      "form_invalid",
    ],
    [
      "a body that breaks off",
      post(new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) })),
      400,
      "body_incomplete",
    ],
    [
      "PUT",
      new Request("http://north.localhost/", { method: "PUT", body: "a=1", headers: { "content-type": urlEncoded } }),
      405,
      "method_not_allowed",
    ],
    ["DELETE", new Request("http://north.localhost/", { method: "DELETE" }), 405, "method_not_allowed"],
  ])("is told what is wrong with %s", async (_, request, status, code) => {
    expect(await refusal(request)).toEqual([status, code]);
  });

  it("is not read when one address sends too many", async () => {
    const reader = createFormReader(() => 0);
    for (let sent = 0; sent < 30; sent += 1) expect(await refusal(post("a=1"), "203.0.113.7", reader)).toBe("taken");
    const { body, parts } = endless();
    const before = parts();
    expect(await refusal(post(body), "203.0.113.7", reader)).toEqual([429, "too_many_requests"]);
    expect(parts() - before).toBeLessThan(2);
    expect(await refusal(post("a=1"), "203.0.113.8", reader)).toBe("taken");
  });

  it("reaches the page whole, in both ways of sending it, without files", async () => {
    const form = new FormData();
    form.append("name", "Zoë & Co");
    form.append("tag", "a");
    form.append("tag", "b");
    form.append("photo", new Blob(["x"]), "x.png");
    const sent = new Request("http://north.localhost/", { method: "POST", body: form });
    for (const request of [sent, post("name=Zo%C3%AB+%26+Co&tag=a&tag=b")]) {
      const fields = await (await read(request, undefined)).formData();
      expect([...fields]).toEqual([
        ["name", "Zoë & Co"],
        ["tag", "a"],
        ["tag", "b"],
      ]);
    }
  });

  it("keeps who sent it, and loses NUL characters and the halves of emoji", async () => {
    const request = await read(
      post("message=Thanks+%ED%A0%BD%00!", urlEncoded, { cookie: "a=1", origin: "http://north.localhost" }),
      undefined,
    );
    expect([request.url, request.headers.get("cookie"), request.headers.get("origin")]).toEqual([
      "http://north.localhost/service",
      "a=1",
      "http://north.localhost",
    ]);
    expect((await request.formData()).get("message")).toMatch(/^Thanks \ufffd+!$/);
  });
});

describe("a form with files", () => {
  const withFile = async (bytes: number) => {
    const form = new FormData();
    form.append("keys", "one");
    form.append("photos", new File([new Uint8Array(bytes)], "front.jpg", { type: "image/jpeg" }));
    form.append("photos", new File([], ""));
    const whole = new Response(form);
    return post(await whole.arrayBuffer(), whole.headers.get("content-type") ?? "");
  };

  it("keeps them on a page that takes files, and what was not chosen is left out", async () => {
    const form = await (await read(await withFile(200_000), undefined, 1_000_000)).formData();
    expect(form.get("keys")).toBe("one");
    const files = form.getAll("photos").filter((file) => file instanceof File);
    expect(files.map(({ name, size, type }) => [name, size, type])).toEqual([["front.jpg", 200_000, "image/jpeg"]]);
  });

  it("loses them on every other page, and is dropped there when it is not small", async () => {
    expect(await (await read(await withFile(1000), undefined)).text()).not.toContain("front");
    expect(await refusal(await withFile(200_000))).toEqual([413, "body_too_large"]);
  });

  it("is dropped when it is larger than the page takes", async () => {
    await expect(read(await withFile(2_000_000), undefined, 1_000_000)).rejects.toMatchObject({ status: 413 });
  });
});
