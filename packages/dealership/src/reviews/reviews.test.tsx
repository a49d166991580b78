import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Reviews } from "./reviews.tsx";
import type { ReviewFacts } from "./review-facts.ts";

afterEach(cleanup);
const review = (id: number, more: Partial<ReviewFacts> = {}): ReviewFacts => ({
  id: String(id),
  name: `Customer ${id}`,
  rating: 5,
  text: "Nobody hurried us.",
  date: "2026-11-02",
  day: "2 November 2026",
  source: "Google",
  ...more,
});
function show(reviews: ReviewFacts[], more: Partial<Parameters<typeof Reviews>[0]> = {}) {
  const summary = { count: reviews.length, average_rating: 4.62 };
  render(
    <Reviews
      title="What customers say"
      id="r"
      dealer="Harbour Mazda"
      months={24}
      summary={summary}
      reviews={reviews}
      {...more}
    />,
  );
}

describe("The reviews of a dealer", () => {
  it("begin with the average, in words and as stars that are read out", () => {
    show([review(1), review(2, { rating: 3.5 })]);
    const section = screen.getByRole("region", { name: "What customers say" });
    expect(within(section).getByText("4.6 out of 5")).toBeTruthy();
    expect(within(section).getByText("2 reviews from the last 24 months")).toBeTruthy();
    expect(
      within(section)
        .getAllByRole("img")
        .map((stars) => stars.getAttribute("aria-label")),
    ).toEqual(["4.6 out of 5 stars", "5 out of 5 stars", "3.5 out of 5 stars"]);
  });
  it("say who wrote what, when, where and about which place, and what the dealer answered", () => {
    show([review(1, { place: "Brookvale", reply: { text: "Thank you.", day: "3 November 2026" } })]);
    const card = screen.getByRole("article");
    expect(card.textContent).toContain("Customer 12 November 2026, on Google, about Brookvale");
    expect(card.textContent).toContain("Reply from Harbour Mazda3 November 2026Thank you.");
    expect(screen.getByText("1 review from the last 24 months")).toBeTruthy();
  });
  it("show the first ones and keep the others for those who ask", () => {
    show(
      [1, 2, 3, 4].map((id) => review(id)),
      { first: 2, summary: { count: 240, average_rating: 4.8 } },
    );
    expect(screen.getAllByRole("article")).toHaveLength(4);
    const more = screen.getByText("Show 2 more reviews").closest("details");
    expect(more && within(more).getAllByRole("article")).toHaveLength(2);
    expect(screen.getByText("These are the newest 4. The average counts all 240.")).toBeTruthy();
  });
  it("say of an example that it is one, and not where it was written", () => {
    show([review(1, { isExample: true, source: "Example", text: undefined })]);
    expect(screen.getByText("Example review")).toBeTruthy();
    expect(screen.getByText("1 example review from the last 24 months")).toBeTruthy();
    expect(screen.getByRole("article").textContent).not.toContain("on Example");
    expect(screen.queryByText(/more review/)).toBeNull();
  });
});
