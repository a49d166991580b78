import type { SuggestAnswer } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeywordBox } from "../keyword-box.tsx";
import { followsTyping } from "./follows-typing.ts";
import { suggestions } from "./suggestion.ts";

const answer: SuggestAnswer = { count: 3, makes: [{ value: "Toyota", count: 3 }], models: [{ value: "Toyota Corolla", count: 1 }], bodies: [] };
const asked = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal("fetch", asked.mockImplementation(async () => Response.json(answer))));
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
});

const search = { ...emptySearchQuery, query: "old", filters: { fuel: ["Petrol"] }, page: 4 };
const input = { basePath: "/search/used-cars", search, text: "toy", answer, recent: [], locale: "en-AU" };
const box = (history?: Parameters<typeof KeywordBox>[0]["history"]) => {
  render(<KeywordBox basePath="/search/used-cars" search={emptySearchQuery} placeholder="Keywords" locale="en-AU" history={history} />);
  return screen.getByRole<HTMLInputElement>("searchbox");
};

describe("lines under the keyword box", () => {
  it("offer the words as they stand, then makes and models in their place; the other filters stay", () => {
    expect(suggestions(input).map(({ label, href, count }) => [label, href, count])).toEqual([
      ["“toy”", "/search/used-cars?query=toy&fuel=Petrol", 3],
      ["Toyota", "/search/used-cars?make=Toyota&fuel=Petrol", 3],
      ["Toyota Corolla", "/search/used-cars?make_model=Toyota+Corolla&fuel=Petrol", 1],
    ]);
  });

  it("offer a sentence to be read, without a number that its words alone would give", () => {
    expect(suggestions({ ...input, text: "suv under 30k" })[0]).toEqual({ key: "words", group: "Search", label: "Search for “suv under 30k”", href: "/search/used-cars?query=suv+under+30k&fuel=Petrol&ask=1" });
  });

  it("are the last searches while nothing is typed, whatever a device kept", () => {
    expect(suggestions({ ...input, text: "", recent: ["query=ute", "page=x", "make=Kia&price=-30000"] }).map(({ label, href }) => [label, href])).toEqual([
      ["“ute”", "/search/used-cars?query=ute"],
      ["Kia, Up to $30,000", "/search/used-cars?make=Kia&price=-30000"],
    ]);
  });

  it("are none while there is no answer", () => {
    expect(suggestions({ ...input, answer: undefined })).toEqual([]);
  });
});

describe("the keyword box", () => {
  it("asks once after a pause of 300 ms, and walks the list by arrow keys", async () => {
    const user = userEvent.setup();
    await user.type(box(), "toy");
    const field = await screen.findByRole("combobox");
    await screen.findByRole("option", { name: "Toyota 3 cars" });
    expect(asked.mock.calls.map(([url]) => url)).toEqual(["/api/suggest?query=toy"]);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const active = screen.getByRole("option", { selected: true });
    expect(active.textContent).toBe("Toyota3 cars");
    expect(field.getAttribute("aria-activedescendant")).toBe(active.id);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{Escape}");
    expect(field.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(field);
  });

  it("works as ever where no suggestions come", async () => {
    asked.mockRejectedValue(new TypeError("down"));
    const user = userEvent.setup();
    const field = box();
    await user.type(field, "toy");
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole("option")).toBeNull();
    expect(field.value).toBe("toy");
  });

  it("keeps what was searched for", async () => {
    const kept: string[] = [];
    const field = box({ searches: () => kept, recordSearch: (query) => kept.push(query) });
    field.form?.addEventListener("submit", (event) => event.preventDefault());
    await userEvent.type(field, " tow bar {Enter}");
    expect(kept).toEqual(["query=tow+bar"]);
  });

  it("lets the results follow a keyword once typing pauses, and waits with a sentence until it is sent", async () => {
    history.replaceState(null, "", "/search/used-cars");
    const sent: string[] = [];
    const kept: string[] = [];
    const field = box({ searches: () => kept, recordSearch: (query) => kept.push(query) });
    field.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(new URLSearchParams([...new FormData(event.currentTarget as HTMLFormElement, event.submitter)].map(([name, value]) => [name, typeof value === "string" ? value : ""])).toString());
    });
    const user = userEvent.setup();
    await user.type(field, "corolla");
    await vi.waitFor(() => expect(sent).toEqual(["ask=1&query=corolla&typing=1"]));
    await user.type(field, " under 30k");
    await screen.findByRole("option", { name: "Search for “corolla under 30k”" });
    await user.keyboard("{Enter}");
    expect(sent.slice(1)).toEqual(["ask=1&query=corolla+under+30k"]);
    expect(kept, "what was only typed is no search to remember").toEqual(["query=corolla+under+30k"]);
  });

  it.each([["", true], ["mx", true], ["corolla hyb", true], ["land cruiser prado", true], ["c", false], ["suv under 30k", false], ["7 seats", false], ["$20,000", false], ["one two three four", false], ["ute with tow bar", false]])("follows %j while it is typed: %s", (words, expected) =>
    expect(followsTyping(words)).toBe(expected),
  );

  it("keeps what was typed on top of the words that the results followed", async () => {
    history.replaceState(null, "", "/search/used-cars");
    const { rerender } = render(<KeywordBox basePath="/search/used-cars" search={emptySearchQuery} placeholder="Keywords" locale="en-AU" />);
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    field.form?.addEventListener("submit", sent);
    const user = userEvent.setup();
    await user.type(field, "kia");
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(await screen.findByRole("option", { name: "Toyota 3 cars" }), "suggestions stay open over the results").toBeTruthy();
    await user.type(field, " s");
    rerender(<KeywordBox basePath="/search/used-cars" search={{ ...emptySearchQuery, query: "kia" }} placeholder="Keywords" locale="en-AU" />);
    expect(field.value).toBe("kia s");
    expect(field.getAttribute("aria-expanded")).toBe("true");
    rerender(<KeywordBox basePath="/search/used-cars" search={emptySearchQuery} placeholder="Keywords" locale="en-AU" />);
    expect(field.value, "a chip taken away empties the box").toBe("");
  });

  it("closes the suggestions once a sentence is sent, whatever its search says in the end", async () => {
    const { rerender } = render(<KeywordBox basePath="/search/used-cars" search={emptySearchQuery} placeholder="Keywords" locale="en-AU" />);
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    field.form?.addEventListener("submit", (event) => event.preventDefault());
    const user = userEvent.setup();
    await user.type(field, "reliable corolla under 30k");
    await screen.findByRole("option", { name: /^Search for/ });
    await user.keyboard("{Enter}");
    rerender(<KeywordBox basePath="/search/used-cars" search={{ ...emptySearchQuery, query: "reliable", filters: { model: ["Corolla"] } }} placeholder="Keywords" locale="en-AU" />);
    expect(field.getAttribute("aria-expanded")).toBe("false");
    expect(field.value).toBe("reliable");
  });
});
