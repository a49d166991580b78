import { AlertForm } from "@forecourt/account/alerts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { dropSentForm, keepSentForm, restoreSentForm } from "./sent-form.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(action = "/save-search?make=Mazda"): HTMLFormElement {
  cleanup();
  const { container } = render(
    <AlertForm
      of="search"
      siteName="Harbour Mazda"
      vehicles="cars"
      start={{ name: "Mazda" }}
      action={action}
      send="Save"
    />,
  );
  return container.querySelector("form") as HTMLFormElement;
}
const chosen = (form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => value !== "");

async function choose(form: HTMLFormElement): Promise<void> {
  await userEvent.clear(screen.getByRole("textbox", { name: "Name of the search" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name of the search" }), "Dad's ute");
  await userEvent.click(screen.getByRole("checkbox", { name: "Sold" }));
  await userEvent.click(screen.getByRole("radio", { name: "By email" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "ana@example.com");
  await userEvent.click(screen.getByRole("checkbox", { name: /may email me/ }));
  keepSentForm(form);
}

describe("what a shopper chose in the form of an alert", () => {
  it("stands there again after signing in, but for the consent, which is given by hand", async () => {
    await choose(open());
    const again = open();
    restoreSentForm(again);
    expect(chosen(again)).toEqual([
      ["name", "Dad's ute"],
      ["kinds", "sold"],
      ["channel", "mail"],
      ["email", "ana@example.com"],
      ["rhythm", "daily"],
    ]);
  });

  it("is not put into another search, over what was begun anew, or once it was saved", async () => {
    await choose(open());
    const other = open("/save-search?make=Kia");
    restoreSentForm(other);
    expect(chosen(other)[0]).toEqual(["name", "Mazda"]);
    const begun = open();
    await userEvent.click(screen.getByRole("radio", { name: /By text/ }));
    restoreSentForm(begun);
    expect(chosen(begun)).toEqual([
      ["name", "Mazda"],
      ["channel", "sms"],
      ["rhythm", "daily"],
    ]);
    dropSentForm();
    const saved = open();
    restoreSentForm(saved);
    expect(chosen(saved)[0]).toEqual(["name", "Mazda"]);
  });
});
