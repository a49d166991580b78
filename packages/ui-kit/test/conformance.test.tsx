import { act, cleanup, render } from "@testing-library/react";
import axe from "axe-core";
import { cloneElement, createRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { cases } from "./cases.tsx";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(cleanup);

describe.each(Object.entries(cases))("%s", (_name, { element, refInside = false }) => {
  it("is written by the server and taken over by the browser without a warning", async () => {
    const html = renderToString(element);
    const host = document.createElement("div");
    document.body.append(host);
    host.innerHTML = html;
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(host, element, { onRecoverableError: (error) => problems.push(error) }),
    );
    expect(problems).toEqual([]);
    expect(host.firstElementChild).not.toBeNull();
    await act(async () => root.unmount());
    host.remove();
  });

  it("sets no style attribute, which a page's content security policy would drop", () => {
    expect(renderToString(element)).not.toMatch(/ style="/);
  });

  it("takes a class name beside its own", () => {
    const { container } = render(cloneElement(element, { className: "mine" }));
    const root = (container.firstElementChild ?? document.body.lastElementChild) as HTMLElement;
    expect(root.classList).toContain("mine");
    const own = render(element).container.firstElementChild as HTMLElement;
    for (const name of own.classList) expect(root.classList).toContain(name);
  });

  it("gives a ref to its element and passes data attributes on", () => {
    const ref = createRef<HTMLElement>();
    const { container } = render(cloneElement(element, { ref, "data-mine": "yes" }));
    expect(ref.current?.dataset["mine"]).toBe("yes");
    const root = container.firstElementChild;
    expect(refInside ? root?.contains(ref.current) : root === ref.current).toBe(true);
  });

  it("has nothing that axe objects to", async () => {
    const { container } = render(<main>{element}</main>);
    const { violations } = await axe.run(container, {
      // Contrast needs a real layout (theme tests compute it); landmark and heading rules are about whole pages.
      rules: {
        "color-contrast": { enabled: false },
        region: { enabled: false },
        "page-has-heading-one": { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
  });
});
