import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { useSoftNavigation } from "./use-soft-navigation.ts";

afterEach(cleanup);

function Page({ hasOwnFrames }: { hasOwnFrames: boolean }) {
  useSoftNavigation();
  return (
    <main>
      {hasOwnFrames && <div data-own-frames="" />}
      <a href="/cars/kia-rio">Kia Rio</a>
      <form id="search" action="/search/used-cars">
        <button>Search</button>
      </form>
      <button form="search" name="ask" value="1">
        Ask
      </button>
    </main>
  );
}

/** Whether the page itself takes a click on its link and the sending of its form, so that the browser loads nothing. */
function taken(hasOwnFrames: boolean): boolean[] {
  const router = createMemoryRouter([{ path: "*", element: <Page hasOwnFrames={hasOwnFrames} /> }]);
  render(<RouterProvider router={router} />);
  const isTaken = (act: () => void) => {
    let prevented = false;
    const last = (event: Event) => {
      prevented = event.defaultPrevented;
      // No browser is here to load the page.
      event.preventDefault();
    };
    for (const kind of ["click", "submit"]) addEventListener(kind, last, { once: true });
    act();
    for (const kind of ["click", "submit"]) removeEventListener(kind, last);
    return prevented;
  };
  return [
    isTaken(() => fireEvent.click(screen.getByRole("link"))),
    isTaken(() => fireEvent.submit(screen.getByRole("button", { name: "Search" }).closest("form") ?? document.body)),
  ];
}

describe("A page of the site", () => {
  it.each([
    ["a car", "/cars/kia-rio", true],
    ["the PDF of a car", "/cars/kia-rio.pdf", false],
    ["the notice of a car, which is a PDF too", "/cars/kia-rio/consumer-information-notice.pdf", false],
    ["what the platform answers", "/api/my-garage/data", false],
  ])("takes a click on a link itself only where a page is behind it: %s", (_, href, isPage) => {
    const Link = () => {
      useSoftNavigation();
      return <a href={href}>Open</a>;
    };
    render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Link /> }])} />);
    let isTaken = false;
    const last = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", last, { once: true });
    fireEvent.click(screen.getByRole("link"));
    expect(isTaken).toBe(isPage);
  });
  it("is left without a page load", () => {
    expect(taken(false)).toEqual([true, true]);
  });
  it("is left by a page load where it may show the frames of one car alone, so that the next has a policy of its own", () => {
    expect(taken(true)).toEqual([false, false]);
  });
  it.each([
    ["stands beside its form", () => undefined],
    ["was drawn anew meanwhile", (button: Element) => button.replaceWith(button.cloneNode(true))],
  ])("sends a form with what its button says that %s", async (_, change) => {
    const router = createMemoryRouter([{ path: "*", element: <Page hasOwnFrames={false} /> }]);
    render(<RouterProvider router={router} />);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Ask" });
    addEventListener("submit", () => change(button), { capture: true, once: true });
    button.form?.requestSubmit(button);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: "/search/used-cars", search: "?ask=1" }),
    );
  });
  it("writes the address of what a press has shown already after the paint", async () => {
    const router = createMemoryRouter([{ path: "*", element: <Page hasOwnFrames={false} /> }]);
    render(<RouterProvider router={router} />);
    const link = screen.getByRole("link");
    link.dataset["shown"] = "";
    fireEvent.click(link);
    await Promise.resolve();
    expect([router.state.location.pathname, "shown" in link.dataset]).toEqual(["/", false]);
    await waitFor(() => expect(router.state.location.pathname).toBe("/cars/kia-rio"));
  });
});
