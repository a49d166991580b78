import { RouterContextProvider } from "react-router";
import { aSite } from "@forecourt/core/testing";
import { act } from "@testing-library/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { nowContext, siteContext } from "../contexts.ts";
import { readRootData } from "./root-data.ts";
import { rootLoader } from "./root-loader.ts";
import { StandardFooter } from "./standard-footer.tsx";

const site = aSite({ name: "Western Group" });
const context = new RouterContextProvider();
context.set(siteContext, site);
context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
const theme = { accent: "#1f5fd0", page: "#ffffff", band: "#14181f", ink: "#14181f" };
const shown = readRootData(
  rootLoader(theme)({ context } as unknown as Parameters<ReturnType<typeof rootLoader>>[0]),
).site;
let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

describe("The standard footer", () => {
  it("stays as the server wrote it when the page is taken over, and is rendered anew for another dealership", async () => {
    const page = document.createElement("div");
    page.innerHTML = `<footer class="as-written"><p>Written by the server</p></footer>`;
    const written = page.querySelector("footer");
    const opened = await act(async () => hydrateRoot(page, <StandardFooter key="" site={shown} />));
    root = opened;
    await act(async () => opened.render(<StandardFooter key="" site={shown} />));
    expect(page.querySelector("footer")).toBe(written);
    expect([written?.className, page.textContent]).toEqual(["as-written", "Written by the server"]);

    const north = { ...shown, name: "North Ford" };
    await act(async () => startTransition(() => opened.render(<StandardFooter key="north" site={north} />)));
    expect([page.querySelectorAll("footer").length, page.textContent?.includes("North Ford")]).toEqual([1, true]);
    expect(page.textContent).not.toContain("Written by the server");
  });
});
