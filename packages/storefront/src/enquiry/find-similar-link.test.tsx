import { siteMoney } from "@forecourt/core";
import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { sendRootData } from "../root/root-data.ts";
import type { RootData } from "../root/root-data.ts";
import { FindSimilarLink } from "./find-similar-link.tsx";

afterEach(cleanup);

const car = aCar({ status: "sold" });
const waysOn = (alerts: boolean) => {
  const site = aSite();
  const shown = { ...site, saved: { ...site.saved, alerts } };
  const data = sendRootData({ site: shown, money: siteMoney(shown) } as unknown as RootData);
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => data,
      Component: () => <FindSimilarLink car={car} stockHref="/search/mazda" />,
    },
  ]);
  render(<Page hydrationData={{ loaderData: { root: data } }} />);
  return screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
};

describe("The ways on from a sold car", () => {
  it("are the form, word of the next one of its model without looking for it, and the stock", () => {
    expect(waysOn(true)).toEqual([
      ["Find Me Something Similar", `${car.path}/find-similar`],
      ["Tell me about the next one", "/save-search?make=Mazda&model=CX-5"],
      ["See what we have now", "/search/mazda"],
    ]);
  });

  it("are two where the site has no alerts", () => {
    expect(waysOn(false).map(([words]) => words)).toEqual(["Find Me Something Similar", "See what we have now"]);
  });
});
