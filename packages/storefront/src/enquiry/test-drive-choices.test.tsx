import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { TestDriveChoices } from "./test-drive-choices.tsx";

afterEach(cleanup);

/** The search for the car of a test drive; says with which words the page was asked. */
function show(query = "") {
  const asked: (string | null)[] = [];
  const Page = createRoutesStub([
    {
      path: "/book-test-drive",
      loader: ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("query"));
        return null;
      },
      HydrateFallback: () => null,
      Component: () => <TestDriveChoices cars={[]} vehicle="car" query={query} placeholder="eg. CX-5" kept={[]} />,
    },
  ]);
  render(<Page initialEntries={["/book-test-drive"]} />);
  return asked;
}

describe("the search for the car of a test drive", () => {
  it("follows what was typed while the page started, when nobody heard it", async () => {
    const asked = show();
    const field = await screen.findByRole<HTMLInputElement>("searchbox");
    field.value = "mazda";
    act(() => void dispatchEvent(new Event("forecourt:ready")));
    await expect.poll(() => asked).toEqual([null, "mazda"]);
  });

  it("follows what is typed", async () => {
    const asked = show();
    fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "kia" } });
    await expect.poll(() => asked).toEqual([null, "kia"]);
  });

  it("asks for nothing where nothing was typed", async () => {
    const asked = show();
    await screen.findByRole("searchbox");
    act(() => void dispatchEvent(new Event("forecourt:ready")));
    await expect.poll(() => asked).toEqual([null]);
  });
});
