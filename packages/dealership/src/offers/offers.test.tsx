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

describe("Offers in a list", () => {
  const stripOf = (offers: readonly OfferFacts[], isStrip?: boolean) => {
    cleanup();
    render(<OfferList offers={offers} warningId="warning" {...(isStrip === undefined ? {} : { isStrip })} />);
    return screen.getByRole("list").dataset["strip"];
  };
  it("are a row to be pushed aside on a phone where a page about something else has more than one of them", () => {
    const two = [offer, { ...offer, id: "second" }];
    expect(stripOf(two, true)).toBe("true");
    expect(stripOf([offer], true)).toBeUndefined();
    expect(stripOf(two)).toBeUndefined();
  });
});
