import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { tradeInView } from "./trade-in-view.ts";
import { useResumedValuation } from "./use-resumed-valuation.ts";

const id = "5d6c0c4a-1412-4b8f-9cf2-4a0cfff89755";
const start = "/sell-your-car";

/** The page of a valuation, which says its address; step "sent" stands for what it came to. */
function Page() {
  const { search, pathname } = useLocation();
  const params = new URLSearchParams(search);
  useResumedValuation(tradeInView("sell-your-car", params), params.get("step") === "sent");
  return <p role="status">{pathname + search}</p>;
}

function begin() {
  const router = createMemoryRouter([{ path: start, element: <Page /> }], { initialEntries: [start] });
  render(<RouterProvider router={router} />);
  const go = (to: string | -1) => act(async () => router.navigate(to as string));
  return { go, address: () => screen.getByRole("status").textContent };
}

// The next test is another tab.
afterEach(async () => {
  await begin().go(`${start}?valuation=${id}&step=sent`);
  cleanup();
});

describe("a valuation", () => {
  it("is taken up with the car as it was typed by who goes back to where it began", async () => {
    const { go, address } = begin();
    await go(`${start}?valuation=${id}&step=condition`);
    await go(-1);
    expect(address()).toBe(`${start}?valuation=${id}&step=car`);
  });

  it("is begun anew by a link", async () => {
    const { go, address } = begin();
    await go(`${start}?valuation=${id}&step=condition`);
    await go(start);
    expect(address()).toBe(start);
  });

  it("is not taken up once it is sent", async () => {
    const { go, address } = begin();
    await go(`${start}?valuation=${id}&step=sent`);
    await go(-1);
    expect(address()).toBe(start);
  });
});
