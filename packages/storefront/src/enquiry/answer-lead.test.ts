// @vitest-environment node
import { ApiError } from "@forecourt/api/client";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { nowContext } from "../contexts.ts";
import { answerLead } from "./answer-lead.ts";
import { textValues } from "./text-values.ts";

const noon = new Date("2026-11-21T01:00:00Z");
/** Arguments of an action, as a page gets them. */
function postedAt(page = "/cars/a-car/enquire", at = noon) {
  const context = new RouterContextProvider();
  context.set(nowContext, at);
  return { request: new Request(`http://harbour.localhost${page}`, { method: "POST" }), context };
}

/** A platform that knows one enquiry of each key, as decisions.md row 69 has it. */
function platform() {
  const stored = new Map<string, string>();
  const send = (form: FormData, args = postedAt()) =>
    answerLead(args, form, async ({ idempotencyKey: key = "" }) => {
      const said = textValues(form)["message"] ?? "";
      if ((stored.get(key) ?? said) !== said)
        throw new ApiError(422, { error: "Send a new key.", code: "idempotency_key_reused" });
      stored.set(key, said);
      return { lead_id: `L${[...stored.keys()].indexOf(key) + 1}`, to: "/success" };
    });
  return { stored, send };
}
const form = (message: string) => {
  const filled = new FormData();
  for (const [name, value] of Object.entries({ message, idempotency_key: "K1", scripted: "1" }))
    filled.set(name, value);
  return filled;
};

describe("a lead form whose first answer was lost", () => {
  it("is the same enquiry when it is sent again as it was", async () => {
    const { stored, send } = platform();
    expect(await send(form("Is it there?"))).toMatchObject({ lead_id: "L1" });
    expect(await send(form("Is it there?"))).toMatchObject({ lead_id: "L1" });
    expect([...stored]).toEqual([["K1", "Is it there?"]]);
  });

  it("is sent once more, and once, when the shopper changed what it says", async () => {
    const { stored, send } = platform();
    await send(form("Is it there?"));
    expect(await send(form("Is it there? Call me."))).toMatchObject({ lead_id: "L2" });
    expect(await send(form("Is it there? Call me."))).toMatchObject({ lead_id: "L2" });
    expect([...stored.values()]).toEqual(["Is it there?", "Is it there? Call me."]);
    // A key of the contract: 1 to 200 printable characters without blanks.
    expect([...stored.keys()].every((key) => /^[\x21-\x7e]{1,200}$/.test(key))).toBe(true);
  });
});

describe("a lead form without the browser's code", () => {
  const plain = (message: string) => {
    const filled = new FormData();
    filled.set("message", message);
    return filled;
  };

  it("is sent once when its button is pressed twice", async () => {
    const { stored, send } = platform();
    await send(plain("Is it there?"));
    await send(plain("Is it there?"), postedAt("/cars/a-car/enquire", new Date(noon.getTime() + 20_000)));
    expect(stored.size).toBe(1);
  });

  it("is another enquiry about another car, with other words, and a while later", async () => {
    const { stored, send } = platform();
    await send(plain("Is it there?"));
    await send(plain("Is it there?"), postedAt("/cars/another-car/enquire"));
    await send(plain("Is it still there?"));
    await send(plain("Is it there?"), postedAt("/cars/a-car/enquire", new Date(noon.getTime() + 3_600_000)));
    expect(stored.size).toBe(4);
  });
});
