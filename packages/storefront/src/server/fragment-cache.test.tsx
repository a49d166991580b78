import { useId } from "react";
import type { ReactNode } from "react";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CachedFragment, FragmentCacheContext } from "@forecourt/ui-kit/cached-fragment";
import { createFragmentCache } from "./create-fragment-cache.ts";
import type { FinishedPage } from "./create-fragment-cache.ts";
import { markedAttributes } from "./page-marks.ts";

afterEach(() => document.body.replaceChildren());

let rendered: string[] = [];
function Card({ name }: { name: string }) {
  rendered.push(name);
  return <article>{name}</article>;
}
const dealer = {};
const card = (owner: object, name: string) => (
  <CachedFragment key={name} by={() => [owner, name]}>
    <Card name={name} />
  </CachedFragment>
);
function finished(content: ReactNode): FinishedPage {
  rendered = [];
  const parts = createFragmentCache();
  return parts.finish(renderToString(<FragmentCacheContext value={parts}>{content}</FragmentCacheContext>));
}
const page = (content: ReactNode): string => finished(content).parts.join("");

describe("A part that pages share", () => {
  it("stands in the page as if it had been rendered there, the first time and every other", () => {
    const site = {};
    const content = <main>For sale: {["CX-5", "Ranger"].map((name) => card(site, name))} and more</main>;
    const plain = "<main>For sale: <article>CX-5</article><article>Ranger</article> and more</main>";
    expect(page(content)).toBe(plain);
    expect(page(content)).toBe(plain);
  });

  it("is rendered once, and anew when what it hangs on is another", () => {
    const site = {};
    page(card(site, "CX-5"));
    page([card(site, "CX-5"), card(site, "Ranger")]);
    expect(rendered).toEqual(["Ranger"]);
  });

  it("is never shared by two versions of a site's configuration", () => {
    page(card({}, "CX-5"));
    page(card({}, "CX-5"));
    expect(rendered).toEqual(["CX-5"]);
  });

  it("is rendered anew each time when it holds ids that React makes from its place", () => {
    const Named = () => {
      rendered.push("named");
      return <p id={useId()}>Ranger</p>;
    };
    const site = {};
    const content = (
      <CachedFragment by={() => [site]}>
        <Named />
      </CachedFragment>
    );
    expect(page(content)).toBe(page(content));
    expect(rendered).toEqual(["named"]);
  });

  it("is rendered anew each time while it hangs on what only this page has, such as what a shopper typed", () => {
    const content = (
      <CachedFragment by={() => undefined}>
        <Card name="CX-5" />
      </CachedFragment>
    );
    for (const time of ["first", "second"]) {
      expect(page(content), time).toBe("<article>CX-5</article>");
      expect(rendered, time).toEqual(["CX-5"]);
    }
  });

  it("leaves the ids in it and behind it as a browser makes them, also where it was not rendered", async () => {
    const Named = () => <p id={useId()}>Ranger</p>;
    const content = (
      <main>
        {card(dealer, "CX-5")}
        <CachedFragment by={() => [dealer, "named"]}>
          <Named />
        </CachedFragment>
        <Named />
      </main>
    );
    page(content);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = page(content);
    const written = container.innerHTML;
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, content, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(written);
    act(() => root.unmount());
  });

  it("reads the same where its letters are kept in another way", () => {
    const site = {};
    document.body.innerHTML = page(card(site, "Māzda – 555•"));
    const first = document.body.textContent;
    document.body.innerHTML = page(card(site, "Māzda – 555•"));
    expect([rendered, first, document.body.textContent]).toEqual([[], "Māzda – 555•", "Māzda – 555•"]);
  });

  it("brings what style rules name it by, as if it had been rendered there", () => {
    const site = {};
    const content = (
      <main className="list">
        <CachedFragment by={() => [site, "card"]}>
          <p className="card" data-kind="sold">
            Ranger
          </p>
        </CachedFragment>
      </main>
    );
    const saidBy = ({ own, knownAttributes }: FinishedPage) =>
      new Set([...markedAttributes(own), ...knownAttributes.flatMap((attributes) => [...attributes])]);
    const first = finished(content);
    const second = finished(content);
    expect(second.own).toBe('<main class="list"></main>');
    expect(saidBy(second)).toEqual(saidBy(first));
    expect(saidBy(second)).toContain(' data-kind="sold');
  });

  it("gives a browser its content alone", () => {
    expect(renderToString(card({}, "CX-5"))).toBe("<article>CX-5</article>");
  });
});
