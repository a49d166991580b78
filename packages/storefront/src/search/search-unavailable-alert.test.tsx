import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { SearchUnavailableAlert } from "./search-unavailable-alert.tsx";

afterEach(cleanup);

describe("The message over the last cars found", () => {
  it("says that the search is back in the same place, where what it said before keeps its room", () => {
    const { rerender } = render(<SearchUnavailableAlert phone="03 9000 0000" />);
    const message = screen.getByRole("status");
    expect(screen.getByRole("link", { name: "03 9000 0000" }).getAttribute("href")).toBe("tel:0390000000");
    rerender(<SearchUnavailableAlert phone="03 9000 0000" isBack />);
    expect(screen.getByRole("status")).toBe(message);
    expect(message.dataset["tone"]).toBe("success");
    expect(screen.getByText("Search is back. These are the cars of your search.")).toBeTruthy();
    expect(screen.getByText(/^The search is not answering/).dataset["over"]).toBe("true");
  });
});
