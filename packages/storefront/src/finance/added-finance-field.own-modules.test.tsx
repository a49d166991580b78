import type { FinanceEnquiryAnswer } from "@forecourt/api";
import { creditScores, leadFormContext, siteMoney } from "@forecourt/core";
import type { LeadField } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Forms from "../../../core/src/lead/forms.ts";
import { sendRootData } from "../root/root-data.ts";
import type { RootData } from "../root/root-data.ts";
import { FinanceForm } from "./finance-form.tsx";
import type { FinanceFormProps } from "./finance-form.tsx";

/** The finance enquiry with fields that its declaration does not have yet, and nothing else of it touched. */
vi.mock("../../../core/src/lead/forms.ts", async (original) => {
  const known = await original<typeof Forms>();
  const homes = () => ["Own home", "Rented"].map((name) => ({ value: name.toUpperCase(), name }));
  const added: LeadField[] = [
    { name: "Employer Name", type: "string", label: "Employer", need: "required", maxLength: 40 },
    { name: "dependants", type: "number", label: "Dependants", need: "optional" },
    { name: "home", type: "choice", label: "Home", need: "required", choices: homes },
    { name: "by_text", type: "agreement", label: "The lender may text me", need: "optional" },
    { name: "driver", type: "string", label: "Driver", need: ({ hasCar }) => (hasCar ? "optional" : "hidden") },
  ];
  const { financeEnquiryForm } = known;
  return {
    ...known,
    financeEnquiryForm: { ...financeEnquiryForm, fields: [...financeEnquiryForm.fields, ...added] },
  };
});

const site = aSite({ financeEnquiry: { enabled: true } });
const start = {
  amount: 30_000,
  deposit: 0,
  tradeIn: 0,
  residual: 0,
  term: 5,
  selfAssessedCreditScore: creditScores[0],
  whoIsHelping: "",
  name: "Robin",
  last_name: "",
  email: "",
  postcode: "",
  subscribe: false,
  terms_conditions: false,
};
/** What reached the platform, with the key that it came under. */
const sent: { body: Record<string, unknown>; key: string | null }[] = [];
/** What the platform answers; undefined where no answer finds its way back. */
let answer: FinanceEnquiryAnswer | undefined;

beforeEach(() => {
  localStorage.setItem(`forecourt:${site.slug}:signed-in`, "1");
  vi.stubGlobal("fetch", async (input: Request) => {
    if (new URL(input.url).pathname === "/api/session") return Response.json({ user: { phone: "+61412345678" } });
    sent.push({
      body: (await input.json()) as Record<string, unknown>,
      key: input.headers.get("idempotency-key"),
    });
    if (!answer) throw new TypeError("fetch failed");
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  answer = undefined;
});

async function open(form: FinanceFormProps["form"] = "page"): Promise<void> {
  const data = sendRootData({ site, money: siteMoney(site) } as unknown as RootData);
  const Page = () => (
    <FinanceForm
      form={form}
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
  if (form === "popup") {
    await press("Start your finance enquiry");
    await press("Next: Two");
  }
  await screen.findByText(/ending in 678 is verified/);
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const employer = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Employer" });
const home = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Home" });
const sendForm = async (times: number) => {
  await press("Send finance enquiry");
  await vi.waitFor(() => expect(sent.length).toBe(times));
};

describe("a field that was added to the finance enquiry", () => {
  it("is asked as it declares, where the site asks for it, and sent with the rest", async () => {
    await open();
    expect(screen.queryByRole("textbox", { name: /^Driver/ })).toBeNull();
    await userEvent.type(employer(), "Dubbo Bakery");
    await userEvent.type(screen.getByRole("textbox", { name: /^Dependants/ }), "2");
    await userEvent.selectOptions(home(), "Rented");
    await userEvent.click(screen.getByRole("checkbox", { name: "The lender may text me" }));
    await sendForm(1);
    expect(sent[0]?.body).toMatchObject({
      name: "Robin",
      "Employer Name": "Dubbo Bakery",
      dependants: 2,
      home: "RENTED",
      by_text: true,
    });
    expect(sent[0]?.body).not.toHaveProperty("driver");
  });

  it("is left out where it was left blank", async () => {
    await open();
    await userEvent.type(employer(), "Dubbo Bakery");
    await userEvent.selectOptions(home(), "Rented");
    await sendForm(1);
    expect(sent[0]?.body).not.toHaveProperty("dependants");
    expect(sent[0]?.body).toMatchObject({ by_text: false });
  });

  it("is missed where it must be filled, and leads to itself from the summary, until it is filled", async () => {
    await open();
    await press("Send finance enquiry");
    expect(screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      [`#${employer().id}`, "Enter the employer."],
      [`#${home().id}`, "Choose the home."],
    ]);
    await userEvent.type(employer(), "D");
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Choose the home."]);
    expect(sent).toEqual([]);
  });

  it("keeps what was typed when the shopper goes back to the estimate", async () => {
    await open("popup");
    await userEvent.type(employer(), "Dubbo Bakery");
    await userEvent.selectOptions(home(), "Rented");
    await press("Back");
    await press("Next: Two");
    expect([employer().value, home().value]).toEqual(["Dubbo Bakery", "RENTED"]);
    await sendForm(1);
    expect(sent[0]?.body).toMatchObject({ "Employer Name": "Dubbo Bakery", home: "RENTED" });
  });

  it("is of the words of an enquiry: the same ones are the same enquiry, another employer is another", async () => {
    await open();
    await userEvent.type(employer(), "Dubbo Bakery");
    await userEvent.selectOptions(home(), "Rented");
    await sendForm(1);
    await sendForm(2);
    await userEvent.type(employer(), "s");
    await sendForm(3);
    const [first, again, other] = sent.map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("goes along when the lender, who was away, is asked again", async () => {
    answer = { enquiry_id: "e1", lead_id: "l1", customer: "waiting", redirectUrl: null, error: "The lender is away." };
    await open();
    await userEvent.type(employer(), "Dubbo Bakery");
    await userEvent.selectOptions(home(), "Rented");
    await sendForm(1);
    await press("Ask the lender again");
    await vi.waitFor(() => expect(sent.length).toBe(2));
    expect(sent[0]?.body).toMatchObject({ "Employer Name": "Dubbo Bakery" });
    expect(sent[1]).toEqual(sent[0]);
  });
});
