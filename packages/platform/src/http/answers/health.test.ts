import { describe, expect, it } from "vitest";
import { readinessAnswer } from "./health.ts";

const yes = async () => true;
const read = async (answer: Response) => [answer.status, answer.headers.get("retry-after"), await answer.json()];

describe("readinessAnswer", () => {
  it("is ready when records and search answer and the disk takes a write", async () => {
    expect(await read(await readinessAnswer({ records: yes, search: yes, disk: yes }, undefined))).toEqual([
      200,
      null,
      { status: "ready", records: "ok", search: "ok", disk: "ok" },
    ]);
  });

  it.each([
    ["answers no", async () => false],
    ["fails", () => Promise.reject(new Error("down"))],
  ])("names the part that %s, and says when to ask again", async (_, check) => {
    expect(await read(await readinessAnswer({ records: yes, search: check, disk: yes }, undefined))).toEqual([
      503,
      "5",
      { status: "unavailable", records: "ok", search: "failed", disk: "ok" },
    ]);
  });
});
