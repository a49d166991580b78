import { describe, expect, it } from "vitest";
import type { Answer } from "./ask.ts";
import { untilTaken } from "./until-taken.ts";

const answer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  bytes: Buffer.alloc(0),
  text: "",
  ms: 1,
});

/** Answers these in turn. */
function answering(...answers: Answer[]) {
  let asked = 0;
  return { ask: async () => answers[asked++] ?? answer(0), times: () => asked };
}

describe("a question to a busy server", () => {
  it("is asked again while the answer is to come later", async () => {
    const busy = answer(503, { "retry-after": "2" });
    const { ask, times } = answering(busy, busy, answer(200));
    expect([(await untilTaken(ask)).status, times()]).toEqual([200, 3]);
  });

  it("is not asked again where the server fails, or refuses for good", async () => {
    for (const status of [500, 404, 503]) {
      const { ask, times } = answering(answer(status), answer(200));
      expect([(await untilTaken(ask)).status, times()]).toEqual([status, 1]);
    }
  });
});
