import { savedStoreOf } from "@forecourt/account/saved";
import { creditScores, leadFormContext, siteMoney } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendRootData } from "../root/root-data.ts";
import type { RootData } from "../root/root-data.ts";
import { FinanceForm } from "./finance-form.tsx";

const site = aSite({ financeEnquiry: { enabled: true } });
const start = {
  amount: 30_000,
  deposit: 0,
  tradeIn: 0,
  residual: 0,
  term: 5,
  selfAssessedCreditScore: creditScores[0],
  whoIsHelping: "",
  name: "",
  last_name: "",
  email: "",
  postcode: "",
  subscribe: false,
  terms_conditions: false,
};
const asked: string[] = [];

beforeEach(() => {
  localStorage.setItem(`forecourt:${site.slug}:signed-in`, "1");
  vi.stubGlobal("fetch", async (input: Request) => {
    const { pathname } = new URL(input.url);
    asked.push(pathname);
    if (pathname === "/api/session") return Response.json({ user: { phone: "+61412345678" } });
    // As the platform answers who is not signed in and sends no code.
    return Response.json(
      {
        code: "fields_invalid",
        error: "Some fields are not valid.",
        fields: [{ path: "code", message: "This is a required field." }],
      },
      { status: 422 },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const valueOf = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;

function open(): void {
  const data = sendRootData({ site, money: siteMoney(site) } as unknown as RootData);
  const Page = () => (
    <FinanceForm
      form="page"
      stepLabels={["One", "Two", "Three", "Four"]}
      details={{ dealerName: site.name, terms: [], consentText: undefined, notices: [] }}
      withoutScripts={null}
      hasQuickQuote={false}
      asks={leadFormContext(site).financeEnquiry ?? { askPostcode: false, askWhoIsHelping: false }}
      car={undefined}
      about={{}}
      start={start}
      clamped={[]}
      preferredDealership={undefined}
      firstQuote={undefined}
    />
  );
  const Site = createRoutesStub([{ id: "root", path: "/", loader: () => data, Component: Page }]);
  render(<Site hydrationData={{ loaderData: { root: data } }} />);
}

describe("the finance enquiry of a site", () => {
  it("starts with what the device knows of the shopper from other forms", async () => {
    localStorage.clear();
    savedStoreOf(site.slug).keepDetails({
      name: "Ana",
      last_name: "Ng",
      email: "ana@example.com",
      phone: "0412 345 678",
      postcode: null,
    });
    open();
    await vi.waitFor(() => expect(valueOf("First name")).toBe("Ana"));
    expect([valueOf(/^Last name/), valueOf(/^Email/), valueOf("Mobile")]).toEqual([
      "Ng",
      "ana@example.com",
      "0412 345 678",
    ]);
    await savedStoreOf(site.slug).forget();
  });

  it("asks for a code again where the shopper was signed out meanwhile, with the number and what was typed", async () => {
    open();
    await screen.findByText(/ending in 678 is verified/);
    await userEvent.type(screen.getByRole("textbox", { name: "First name" }), "Robin");
    await userEvent.click(screen.getByRole("button", { name: "Send finance enquiry" }));
    await screen.findByText("You have been signed out meanwhile. Press Send Code to verify your number again.");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile" }).value).toBe("0412 345 678");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "First name" }).value).toBe("Robin");
    expect(screen.getByRole("button", { name: "Send Code" })).toBeTruthy();
    expect(localStorage.getItem(`forecourt:${site.slug}:signed-in`)).toBeNull();
  });
});
