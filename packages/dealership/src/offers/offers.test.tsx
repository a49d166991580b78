import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { OfferFacts } from "./offer-facts.ts";
import { OfferList } from "./offer-list.tsx";

afterEach(cleanup);

const offer: OfferFacts = {
  id: "runout",
  name: "CX-5 run-out",
  href: "/offers/mazda/runout",
  links: { enquire: "/offers/mazda/runout#enquire" },
};
const shown = (changes: Partial<OfferFacts> = {}) => {
  render(<OfferList offers={[{ ...offer, ...changes }]} warningId="warning" />);
  return within(screen.getByRole("article"));
};
const linksOf = (card: ReturnType<typeof shown>) =>
  card.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("The card of an offer", () => {
  it("leads to its page and its enquiry, and to model and test drive where the site has them", () => {
    expect(linksOf(shown())).toEqual([
      ["CX-5 run-out", "/offers/mazda/runout"],
      ["Enquire Now: CX-5 run-out", "/offers/mazda/runout#enquire"],
    ]);
    cleanup();
    const explore = { label: "Explore CX-5", href: "/models/cx-5" };
    expect(
      linksOf(
        shown({
          links: { ...offer.links, explore, testDrive: { label: "Book A Test Drive", href: "/book-test-drive" } },
        }),
      ).slice(2),
    ).toEqual([
      ["Explore CX-5", "/models/cx-5"],
      ["Book A Test Drive: CX-5 run-out", "/book-test-drive"],
    ]);
  });

  it("folds a long description and a long disclaimer behind View more and View less", () => {
    const card = shown({
      description: { preview: "Every...", isFolded: true, html: "<p>Every new CX-5.</p>" },
      disclaimer: { preview: "While...", isFolded: true, whole: "While stock lasts." },
    });
    expect(card.getAllByText("View more")).toHaveLength(2);
    expect(card.getAllByText("View less")).toHaveLength(2);
    expect(card.getByText("Every new CX-5.").closest("details")).not.toBeNull();
    expect(card.getByText("While stock lasts.").closest("details")).not.toBeNull();
    expect(card.getByText("Every...")).toBeTruthy();
  });

  it("shows short texts whole", () => {
    const card = shown({
      description: { preview: "Every.", isFolded: false, html: "<p>Every.</p>" },
      disclaimer: { preview: "While.", isFolded: false, whole: "While." },
    });
    expect(card.queryByText("View more")).toBeNull();
    expect(card.getByText("Every.").closest("details")).toBeNull();
  });

  it("shows repayment, rate and comparison rate alike: none stands out", () => {
    const card = shown({
      price: { amount: "$34,990", label: "Drive away" },
      loan: { repayment: { amount: "$126.90", unit: "a week" }, rate: "4.99% p.a.", comparisonRate: "5.55% p.a." },
      ends: "Ends 30 June 2027",
    });
    const figures = within(card.getByRole("list", { name: "Finance" })).getAllByRole("listitem");
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      "$126.90 a week",
      "Rate 4.99% p.a.",
      "Comparison rate 5.55% p.a.",
    ]);
    const markup = figures.map((figure) => [...figure.children].map(({ tagName }) => tagName).sort());
    expect(markup).toEqual(figures.map(() => ["SPAN", "STRONG"]));
    expect(card.getByText("Ends 30 June 2027")).toBeTruthy();
  });

  it("points from its rates to the warning of the page, which opens without a script; without a comparison rate to none", () => {
    const loan = { rate: "4.99% p.a.", comparisonRate: "5.55% p.a.", example: "Loan of $32,990 over 48 months." };
    const terms = shown({ loan }).getByRole("button", { name: "T&Cs of these rates" });
    expect(terms.getAttribute("popovertarget")).toBe("warning");
    cleanup();
    const inNewZealand = shown({ loan: { ...loan, comparisonRate: undefined } });
    expect(inNewZealand.getByText("Loan of $32,990 over 48 months.")).toBeTruthy();
    expect(inNewZealand.queryByRole("button")).toBeNull();
  });
});

describe("The name of an offer", () => {
  it("keeps each model in one line, also one that it says twice, and breaks a word that is wider than a phone", () => {
    const name = "CX-30 and CX-30 GT with drive-away-and-no-more-to-pay";
    const link = shown({ name }).getByRole("link", { name });
    expect([...link.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(["CX-30", "CX-30"]);
  });
});

describe("Offers in a list", () => {
  const two = [
    offer,
    { ...offer, id: "second", name: "Two years of cover", category: "Used cars", ends: "Ends 31 March 2027" },
  ];
  it("have their buttons each on the page of offers; among other things of a page the first leads and the others are a line each", () => {
    const { rerender } = render(<OfferList offers={two} warningId="warning" />);
    expect(screen.getAllByRole("link", { name: /^Enquire Now/ })).toHaveLength(2);
    rerender(<OfferList offers={two} warningId="warning" isStrip />);
    expect(screen.getAllByRole("link", { name: /^Enquire Now/ })).toHaveLength(1);
    const line = within(screen.getAllByRole("article")[1] as HTMLElement);
    expect(line.getByRole("link").getAttribute("href")).toBe("/offers/mazda/runout");
    expect(line.getByText("Used cars · Ends 31 March 2027")).toBeTruthy();
  });
  it("name in a line the rate with its comparison rate, and the terms of both", () => {
    const loan = { repayment: { amount: "$126.90", unit: "a week" }, rate: "4.99% p.a.", comparisonRate: "5.55% p.a." };
    render(<OfferList offers={[offer, { ...offer, id: "second", loan }]} warningId="warning" isStrip />);
    const line = within(screen.getAllByRole("article")[1] as HTMLElement);
    expect(line.getByText(/\$126.90 a week, 4.99% p.a., comparison rate 5.55% p.a./)).toBeTruthy();
    expect(line.getByRole("button", { name: "T&Cs of these rates" }).getAttribute("popovertarget")).toBe("warning");
  });
  it("say which car is in the picture where it is not the offer's own", () => {
    const picture = { file: "demo/van.webp", alt: "" };
    render(<OfferList offers={[{ ...offer, picture, pictured: "2026 Toyota HiAce" }]} warningId="warning" />);
    expect(screen.getByText("In the picture: 2026 Toyota HiAce")).toBeTruthy();
  });
});
