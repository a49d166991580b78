import { aSite } from "@forecourt/core/testing";
import { neutralPreset } from "@forecourt/ui-kit/theme";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { nowContext, siteContext } from "../contexts.ts";
import { rootLoader } from "../root/root-loader.ts";
import { ReadAlso } from "./read-also.tsx";

afterEach(cleanup);

describe("beside a page that is text alone", () => {
  it("stand the other notices of the site, and whom to ask", async () => {
    const site = aSite();
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
    const Stub = createRoutesStub(
      [
        {
          id: "root",
          path: "/",
          loader: rootLoader(neutralPreset),
          Component: () => <ReadAlso path="/privacy-policy" />,
          HydrateFallback: () => null,
        },
      ],
      context,
    );
    render(<Stub />);
    const beside = await screen.findByRole("complementary", { name: "Read also" });
    const links = within(beside)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links.slice(0, 2)).toEqual(["/collection-statement", "/terms-and-conditions"]);
    expect(within(beside).getByRole("link", { name: site.dealer.phone })).toBeTruthy();
  });
});
