import { EventEmitter } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { followDemo } from "../src/follow-demo.ts";

afterEach(() => void vi.restoreAllMocks());

/** A demo below a Vite server that watches and tells open pages what to do. */
function aDemo(remake: () => Promise<void>) {
  const watcher = new EventEmitter();
  const send = vi.fn();
  let version = 0;
  followDemo({
    folder: "/coast-cars",
    vite: { watcher, ws: { send } } as never,
    remake: async () => {
      await remake();
      version += 1;
    },
    served: () => version,
  });
  return { send, changes: (file: string) => void watcher.emit("all", "change", `/coast-cars/${file}`) };
}

describe("the demo of a template under development", () => {
  it.each(["site.json", "stock.csv", "stock-mapping.json"])(
    "is made again when its %s changes, and the open pages show it",
    async (file) => {
      const { send, changes } = aDemo(() => Promise.resolve());
      changes(file);
      await expect.poll(() => send.mock.calls).toEqual([[{ type: "full-reload" }]]);
    },
  );

  it("says what is refused, and leaves the pages as they are", async () => {
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { send, changes } = aDemo(() => Promise.reject(new Error("theme.ink cannot be read")));
    changes("site.json");
    await expect.poll(() => said.mock.calls).toEqual([["theme.ink cannot be read\n"]]);
    expect(send).not.toHaveBeenCalled();
  });

  it("is left alone by other files", async () => {
    const remake = vi.fn(() => Promise.resolve());
    aDemo(remake).changes("app/root.tsx");
    await Promise.resolve();
    expect(remake).not.toHaveBeenCalled();
  });
});
