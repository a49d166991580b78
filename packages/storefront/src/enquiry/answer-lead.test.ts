// @vitest-environment node
import { ApiError } from "@forecourt/api/client";
import { describe, expect, it } from "vitest";
import { answerLead } from "./answer-lead.ts";
import { textValues } from "./text-values.ts";

/** A platform that knows one enquiry of each key, as decisions.md row 69 has it. */
function platform() {
  const stored = new Map<string, string>();
  const send = (form: FormData) =>
    answerLead(form, async ({ idempotencyKey: key = "" }) => {
      const said = textValues(form)["message"] ?? "";
      if ((stored.get(key) ?? said) !== said)
        throw new ApiError(422, { error: "Send a new key.", code: "idempotency_key_reused" });
      stored.set(key, said);
      return { lead_id: `L${[...stored.keys()].indexOf(key) + 1}` };
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
