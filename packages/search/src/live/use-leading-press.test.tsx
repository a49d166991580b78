import { parseSearchQuery } from "@forecourt/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useLeadingPress } from "./use-leading-press.ts";

afterEach(cleanup);

/** Presses a link; what navigates takes the mark away, as the site does, unless the press is no navigation. */
function press(link: string, { isNavigation = true } = {}) {
  const lead = vi.fn();
  const Page = () => {
    useLeadingPress(lead, parseSearchQuery);
    return (
      <>
        <a href="?make=Kia" data-keep-scroll>
          Kia
        </a>
        <a href="?make=Ford">Ford</a>
        <a href="/elsewhere?make=Seat" data-keep-scroll>
          Seat
        </a>
      </>
    );
  };
  render(<Page />);
  const navigate = (event: Event) => {
    event.preventDefault();
    if (isNavigation) delete (event.target as HTMLElement).dataset["shown"];
    expect(lead, "what navigates hears the press first").not.toHaveBeenCalled();
  };
  document.addEventListener("click", navigate);
  fireEvent.click(screen.getByRole("link", { name: link }));
  document.removeEventListener("click", navigate);
  return { led: lead.mock.calls, isMarked: "shown" in screen.getByRole("link", { name: link }).dataset };
}

describe("a filter that is pressed while its search runs in the page", () => {
  it("is shown in the task of the press, and its address left for later", () => {
    expect(press("Kia")).toEqual({ led: [[parseSearchQuery(new URLSearchParams("make=Kia"))]], isMarked: false });
  });

  it("is not shown where the press leads nowhere, such as one that opens a list", () => {
    expect(press("Kia", { isNavigation: false })).toEqual({ led: [], isMarked: false });
  });

  it("is no link to another page, nor one that begins at the top", () => {
    expect(press("Ford").led).toEqual([]);
    cleanup();
    expect(press("Seat").led).toEqual([]);
  });
});
