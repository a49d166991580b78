import type { SuggestAnswer } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery } from "@forecourt/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { KeywordBox } from "../keyword-box.tsx";
import { suggestions } from "./suggestion.ts";

const path = "/search/used-cars";
const words = (to: string, count: number, unmatched?: string[]): SuggestAnswer => ({
  words: { to: `${path}${to}`, count, ...(unmatched ? { unmatched } : {}) },
  makes: [],
  models: [],
  bodies: [],
});
const answer: SuggestAnswer = {
  ...words("?query=toy&fuel=Petrol", 3),
  makes: [{ value: "Toyota", count: 2, to: `${path}?make=Toyota&fuel=Petrol` }],
  models: [{ value: "Toyota Corolla", count: 1, to: `${path}?make_model=Toyota+Corolla&fuel=Petrol` }],
};
const asked = vi.fn<(url: string) => Promise<Response>>();
beforeEach(
  () =>
    void vi.stubGlobal(
      "fetch",
      asked.mockImplementation(async () => Response.json(answer)),
    ),
);
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
});

const search = { ...emptySearchQuery, query: "old", filters: { fuel: ["Petrol"] }, page: 4 };
const typed = { text: "toy", answered: "toy", answer };
const input = { basePath: path, search, typed, recent: [], locale: "en-AU" };
const box = (history?: Parameters<typeof KeywordBox>[0]["history"]) => {
  render(
    <KeywordBox
      basePath="/search/used-cars"
      search={emptySearchQuery}
      placeholder="Keywords"
      locale="en-AU"
      history={history}
    />,
  );
  return screen.getByRole<HTMLInputElement>("searchbox");
};

describe("lines under the keyword box", () => {
  it("offer the words, then makes and models in their place, each with the number of cars that it leads to", () => {
    expect(suggestions(input).map(({ label, href, count, note }) => [label, href, count, note])).toEqual([
      ["“toy”", "/search/used-cars?query=toy&fuel=Petrol", 3, undefined],
      ["Toyota", "/search/used-cars?make=Toyota&fuel=Petrol", 2, undefined],
      ["Toyota Corolla", "/search/used-cars?make_model=Toyota+Corolla&fuel=Petrol", 1, undefined],
    ]);
  });

  it("say how a sentence was understood, and which of its words no car has", () => {
    const sentence = {
      text: "family suv under 30k",
      answered: "family suv under 30k",
      answer: words("?query=family&simple_body=SUV&fuel=Petrol&price=-30000", 12, ["family"]),
    };
    expect(suggestions({ ...input, typed: sentence })[0]).toMatchObject({
      label: "“family suv under 30k”",
      note: "SUV, Up to $30,000, without ‘family’",
      count: 12,
    });
  });

  it("give no number that was found for fewer letters, and have them read once followed", () => {
    expect(suggestions({ ...input, typed: { ...typed, text: "toyota yaris" } })[0]).toEqual({
      key: "words",
      group: "Search",
      label: "“toyota yaris”",
      href: "/search/used-cars?query=toyota+yaris&fuel=Petrol&ask=1",
    });
  });

  it("are the last searches while nothing is typed, whatever a device kept; words are read again", () => {
    expect(
      suggestions({
        ...input,
        typed: { ...typed, text: "" },
        recent: ["query=ute+under+20k", "page=x", "make=Kia&price=-30000"],
      }).map(({ label, href }) => [label, href]),
    ).toEqual([
      ["“ute under 20k”", "/search/used-cars?query=ute+under+20k&ask=1"],
      ["Kia, Up to $30,000", "/search/used-cars?make=Kia&price=-30000"],
    ]);
  });

  it("are none while there is no answer", () => {
    expect(suggestions({ ...input, typed: { text: "toy", answer: undefined, answered: undefined } })).toEqual([]);
  });
});

describe("the keyword box", () => {
  it("asks once after a pause of 300 ms, and walks the list by arrow keys", async () => {
    const user = userEvent.setup();
    await user.type(box(), "toy");
    const field = await screen.findByRole("combobox");
    await screen.findByRole("option", { name: "Toyota 2 cars" });
    expect(asked.mock.calls.map(([url]) => url)).toEqual(["/api/suggest?query=toy&at=%2Fsearch%2Fused-cars"]);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const active = screen.getByRole("option", { selected: true });
    expect(active.textContent).toBe("Toyota2 cars");
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

  /** Answers every question, and writes down the addresses that the results are led to. */
  const follow = (answers: Record<string, SuggestAnswer>) => {
    history.replaceState(null, "", path);
    asked.mockImplementation(async (url) =>
      Response.json(answers[new URLSearchParams(url.split("?")[1]).get("query") ?? ""] ?? words("?query=none", 0)),
    );
    const led: [string, boolean][] = [];
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      led.push([link.getAttribute("href") ?? "", "replace" in link.dataset]);
    };
    document.addEventListener("click", onClick);
    onTestFinished(() => document.removeEventListener("click", onClick));
    const boxWith = (address: string) => (
      <KeywordBox
        basePath={path}
        search={parseSearchQuery(new URLSearchParams(address))}
        placeholder="Keywords"
        locale="en-AU"
      />
    );
    const { rerender } = render(boxWith(""));
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    const sent: string[] = [];
    const onSubmit = (event: SubmitEvent) => {
      if (!event.defaultPrevented)
        sent.push(
          new URLSearchParams(
            [...new FormData(field.form ?? undefined, event.submitter)].map(([name, value]) => [
              name,
              typeof value === "string" ? value : "",
            ]),
          ).toString(),
        );
      event.preventDefault();
    };
    document.addEventListener("submit", onSubmit);
    onTestFinished(() => document.removeEventListener("submit", onSubmit));
    return { user: userEvent.setup(), field, led, sent, show: (address: string) => rerender(boxWith(address)) };
  };

  it("lets the results follow what Enter would find, on top of what was in force before the words", async () => {
    const { user, field, led, sent, show } = follow({
      ev: words("?fuel=Electric", 10),
      "ev suv": words("?simple_body=SUV&fuel=Electric", 4),
    });
    await user.type(field, "ev");
    await vi.waitFor(() => expect(led).toEqual([[`${path}?fuel=Electric`, false]]));
    show("fuel=Electric");
    expect(field.value, "half typed").toBe("ev");
    await user.type(field, " suv");
    await vi.waitFor(() => expect(led[1]).toEqual([`${path}?simple_body=SUV&fuel=Electric`, true]));
    expect(asked.mock.calls.at(-1)?.[0]).toBe("/api/suggest?query=ev+suv&at=%2Fsearch%2Fused-cars");
    show("simple_body=SUV&fuel=Electric");
    expect(field.getAttribute("aria-expanded"), "suggestions stay open over the results").toBe("true");
    await user.keyboard("{Enter}");
    expect(sent, "what is shown already is not asked for again").toEqual([]);
    expect(field.value).toBe("");
    await user.type(field, "x");
    expect(new FormData(field.form ?? undefined).get("fuel"), "from now on it is in force").toBe("Electric");
  });

  it("goes back to what was in force once the box is emptied", async () => {
    const { user, field, led, show } = follow({ kia: words("?make=Kia", 3) });
    await user.type(field, "kia");
    await vi.waitFor(() => expect(led).toHaveLength(1));
    show("make=Kia");
    await user.clear(field);
    await vi.waitFor(() => expect(led[1]).toEqual([path, true]));
  });

  it.each([
    ["find nothing", words("?query=zz", 0)],
    ["find nothing with all of them", words("?query=family&simple_body=SUV", 275, ["family"])],
    ["lead elsewhere", { ...words("", 9), words: { to: "/search/new-used-and-demo-cars?car_type=new", count: 9 } }],
  ])("leaves the results alone while the words %s: they wait until they are sent", async (_, found) => {
    const { user, field, led, sent } = follow({ "family suv": found });
    await user.type(field, "family suv");
    await screen.findByRole("option", { name: /^“family suv”/ });
    await user.keyboard("{Enter}");
    expect(led).toEqual([]);
    expect(sent).toEqual(["query=family+suv&ask=1"]);
  });

  it("adds words that wait in the box to what the button of the filters shows, also after the page was drawn anew", async () => {
    const { user, field, show } = follow({});
    await user.type(field, "zeppelin");
    show("");
    const filters = document.body.appendChild(document.createElement("form"));
    onTestFinished(() => filters.remove());
    const formData = new FormData();
    formData.set("ask", "1");
    filters.dispatchEvent(Object.assign(new Event("formdata", { bubbles: true }), { formData }));
    expect(formData.get("query")).toBe("zeppelin");
  });

  it("leaves the results of a page alone whose words were only looked at", async () => {
    const { user, field, led, show } = follow({ suv: words("?simple_body=SUV", 275) });
    show("query=suv");
    await user.click(field);
    await user.keyboard("{ArrowDown}");
    await screen.findByRole("option", { name: /^“suv”/ });
    expect(led).toEqual([]);
    show("");
    expect(field.value, "a chip taken away empties the box").toBe("");
  });

  it("empties the box of what the results followed once another filter is chosen", async () => {
    const { user, field, led, show } = follow({ ev: words("?fuel=Electric", 10) });
    await user.type(field, "ev");
    await vi.waitFor(() => expect(led).toHaveLength(1));
    show("fuel=Electric");
    show("make=Kia&fuel=Electric");
    expect(field.value).toBe("");
    expect(led).toHaveLength(1);
  });

  it("closes the suggestions once a sentence is sent, and leaves in the box what was not understood", async () => {
    const { user, field, show } = follow({
      "reliable corolla under 30k": words("?query=reliable&model=Corolla&price=-30000", 2, ["reliable"]),
    });
    await user.type(field, "reliable corolla under 30k");
    await screen.findByRole("option", { name: /^“reliable/ });
    await user.keyboard("{Enter}");
    show("query=reliable&model=Corolla&price=-30000");
    expect(field.getAttribute("aria-expanded")).toBe("false");
    expect(field.value).toBe("reliable");
  });
});
