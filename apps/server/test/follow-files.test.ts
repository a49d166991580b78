import { EventEmitter } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import { followFiles } from "../src/follow-files.ts";

afterEach(() => void vi.restoreAllMocks());

/**
 * A template below a Vite server that watches and tells open pages what to do; a change is served a moment after it is
 * stored.
 */
function aTemplate(store: () => Promise<boolean>) {
  const watcher = new EventEmitter();
  const reloads: number[] = [];
  let version = 0;
  followFiles({
    folder: "/coast-cars",
    files: ["site.json", "app/theme.ts"],
    vite: { watcher, ws: { send: () => void reloads.push(version) } } as never,
    store: async () => {
      const hasChanged = await store();
      if (hasChanged) setTimeout(() => (version += 1), 100);
      return hasChanged;
    },
    served: () => version,
  });
  return { reloads, changes: (file: string) => void watcher.emit("all", "change", `/coast-cars/${file}`) };
}

describe("files of a template under development", () => {
  it.each(["site.json", "app/theme.ts"])("load the open pages anew once a change of %s is served", async (file) => {
    const { reloads, changes } = aTemplate(() => Promise.resolve(true));
    changes(file);
    await expect.poll(() => reloads).toEqual([1]);
  });

  it("load the pages at once where nothing follows from a change", async () => {
    const { reloads, changes } = aTemplate(() => Promise.resolve(false));
    changes("app/theme.ts");
    await expect.poll(() => reloads).toEqual([0]);
  });

  it("say what is refused, and leave the pages as they are", async () => {
    const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { reloads, changes } = aTemplate(() => Promise.reject(new Error("theme.ink cannot be read")));
    changes("site.json");
    await expect.poll(() => said.mock.calls).toEqual([["theme.ink cannot be read\n"]]);
    expect(reloads).toEqual([]);
  });

  it("are no others", async () => {
    const store = vi.fn(() => Promise.resolve(false));
    const { reloads, changes } = aTemplate(store);
    changes("app/root.tsx");
    changes("site.json");
    await expect.poll(() => reloads).toEqual([0]);
    expect(store).toHaveBeenCalledTimes(1);
  });
});
