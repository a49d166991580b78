// @vitest-environment node
import { renderToString } from "react-dom/server";
import { createRoutesStub, ScrollRestoration as RoutersOwn } from "react-router";
import { describe, expect, it } from "vitest";
import { ScrollRestoration } from "./scroll-restoration.ts";

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <RoutersOwn />
        <ScrollRestoration nonce="n1" />
      </>
    ),
  },
]);
const [routers = "", ours = ""] = [...renderToString(<Page />).matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
  ([, code]) => code ?? "",
);

interface Kept {
  /** State of the history's entry. */
  state: { key?: string } | null;
  /** Texts in the tab's storage; undefined where the browser refuses it. */
  stored: Record<string, string> | undefined;
}

/** Runs a script of a page as a browser does, and says where it scrolled to. */
function run(code: string, { state, stored }: Kept) {
  const scrolled: unknown[] = [];
  const scrollTo = (...to: unknown[]) => void scrolled.push(to);
  const history = {
    state,
    replaceState(next: Kept["state"]) {
      history.state = next;
    },
  };
  const window = {
    history,
    scrollTo,
    get sessionStorage() {
      if (!stored) throw new Error("Access is denied for this document.");
      return {
        getItem: (name: string) => stored[name] ?? null,
        removeItem: (name: string) => Reflect.deleteProperty(stored, name),
      };
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- The very text that a page runs.
  new Function("window", "console", `with (window) {${code}}`)(window, { error() {} });
  return { scrolled, key: history.state?.key };
}

const left = { "react-router-scroll-positions": '{"k1":640,"k2":0}' };

describe("the script that restores where a page was scrolled to", () => {
  it.each<[string, Kept]>([
    ["the entry was left far down", { state: { key: "k1" }, stored: left }],
    ["the entry was left at its top", { state: { key: "k2" }, stored: left }],
    ["the entry is new", { state: { key: "k3" }, stored: left }],
    ["nothing is stored", { state: { key: "k1" }, stored: {} }],
    ["what is stored is unreadable", { state: { key: "k1" }, stored: { "react-router-scroll-positions": "{" } }],
  ])("does what React Router's does where %s", (_, kept) => {
    expect(run(ours, kept)).toEqual(run(routers, { ...kept, stored: { ...kept.stored } }));
  });

  it("scrolls to where the page was left", () => {
    expect(run(ours, { state: { key: "k1" }, stored: left }).scrolled).toEqual([[0, 640]]);
  });

  it("names an entry that has no name, as React Router does", () => {
    for (const code of [ours, routers]) expect(run(code, { state: null, stored: {} }).key).toMatch(/^[\da-v]+$/);
  });

  it("does nothing in a browser that refuses storage, where React Router's throws", () => {
    const refused: Kept = { state: { key: "k1" }, stored: undefined };
    expect(() => run(routers, refused)).toThrow("Access is denied");
    expect(run(ours, refused)).toEqual({ scrolled: [], key: "k1" });
  });
});
