// @vitest-environment node
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { CachedFragment, FragmentCacheContext } from "./cached-fragment.tsx";
import type { CachedFragmentKey } from "./cached-fragment.tsx";

const Card = vi.fn(() => <article>CX-5</article>);
const rendered = (key: CachedFragmentKey | undefined, isKept: boolean) => {
  Card.mockClear();
  const place = vi.fn(() => ({ before: "[", after: isKept ? "" : "]", isKept }));
  const html = renderToString(
    <FragmentCacheContext value={{ place }}>
      <CachedFragment by={() => key}>
        <Card />
      </CachedFragment>
    </FragmentCacheContext>,
  );
  return { html, asked: place.mock.calls, times: Card.mock.calls.length };
};

describe("A part that many pages share", () => {
  it("is marked where it is rendered, so that it can be kept, and leaves its place where it is kept", () => {
    expect(rendered(["card", 7], false)).toEqual({
      html: "[<article>CX-5</article>]",
      asked: [[["card", 7]]],
      times: 1,
    });
    expect(rendered(["card", 7], true)).toEqual({ html: "[", asked: [[["card", 7]]], times: 0 });
  });

  it("is rendered and not kept while it hangs on what only this page has", () => {
    expect(rendered(undefined, true)).toEqual({ html: "<article>CX-5</article>", asked: [], times: 1 });
  });

  it("is its content alone in a browser, which is not asked what it hangs on", () => {
    const by = vi.fn(() => []);
    const html = renderToString(
      <CachedFragment by={by}>
        <Card />
      </CachedFragment>,
    );
    expect([html, by.mock.calls.length]).toEqual(["<article>CX-5</article>", 0]);
  });
});
