// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { financeFailures } from "../src/checks/finance.ts";
import { repaymentsOf } from "../src/checks/repayments-of.ts";

const figures = new Map([
  ["/cars/a", { weeklyDollars: 124.53, ratePercent: 7.49, comparisonRatePercent: 8.53 }],
  ["/cars/b", { weeklyDollars: 57.05, ratePercent: 7.49, comparisonRatePercent: 8.53 }],
  ["/cars/c", null],
]);
const warning = "<p>WARNING: This comparison rate is true only for the examples given.</p>";
const card = (car: string, line: string) =>
  `<article><h2><a href="/cars/${car}">Car</a></h2><p>$26,490</p>${line}<a href="/cars/${car}/enquire">Enquire</a></article>`;
const line = (weekly: string, rates: string) => `<p><span>Est. <b>${weekly}</b> a week,</span> ${rates}</p>`;
const both = "<span>7.49% p.a.</span>, <span>comparison rate 8.53% p.a.</span>";

function check(body: string, lang = "en-AU", path = "/"): string[] {
  document.documentElement.lang = lang;
  document.body.innerHTML = body;
  return financeFailures(path, repaymentsOf(), figures);
}

describe("the finance check of the template suite", () => {
  it("is content where each repayment has its own rate and comparison rate beside it, and the warning stands on the page", () => {
    expect(check(card("a", line("$124.53", both)) + card("b", line("$57.05", both)) + warning)).toEqual([]);
    expect(check("<p>7.49% p.a. is the rate we advertise</p>")).toEqual([]);
  });

  it("refuses a repayment in Australia without a rate, or without a comparison rate, also where another card of the page has both", () => {
    const well = card("b", line("$57.05", both)) + warning;
    expect(check(card("a", line("$124.53", "")) + well)).toEqual([
      expect.stringContaining("shows $124.53 a week without a rate of its own beside it"),
    ]);
    expect(check(card("a", line("$124.53", "<span>7.49% p.a.</span>")) + well)).toEqual([
      expect.stringContaining("without a comparison rate beside it"),
    ]);
    expect(check(card("a", line("$124.53", "<span>comparison rate 8.53% p.a.</span>")) + well)).toEqual([
      expect.stringContaining("without its rate beside it"),
    ]);
    expect(check(card("a", "<p>Only $124.53/wk</p>") + well)).toEqual([
      expect.stringContaining("without a rate of its own"),
    ]);
  });

  it("asks for no comparison rate in New Zealand, and for a rate there too", () => {
    expect(check(card("a", line("$124.53", "<span>7.49% p.a.</span>")), "en-NZ")).toEqual([]);
    expect(check(card("a", line("$124.53", "")), "en-NZ")).toHaveLength(1);
  });

  it("refuses figures that are not the platform's own for the car", () => {
    expect(check(card("a", line("$120.00", both)) + warning)).toEqual([
      expect.stringContaining("its repayment a week is 124.53, not 120"),
    ]);
    expect(check(card("a", line("$124.53", both.replace("7.49", "6.99"))) + warning)).toEqual([
      expect.stringContaining("its rate is 7.49, not 6.99"),
    ]);
    expect(check(card("a", line("$124.53", both.replace("8.53", "7.53"))) + warning)).toEqual([
      expect.stringContaining("its comparison rate is 8.53, not 7.53"),
    ]);
    expect(check(card("c", line("$50.15", both)) + warning)).toEqual([
      expect.stringContaining("which the platform gives no repayment of"),
    ]);
    expect(
      check(card("c", line("$50.15", both)) + warning, "en-AU", "/cars/c"),
      "the calculator of its own page",
    ).toEqual([]);
  });

  it("refuses a page with repayments and no warning", () => {
    expect(check(card("a", line("$124.53", both)))).toEqual([expect.stringContaining("without the warning")]);
  });

  it("takes folded parts for shown, and scripts and hidden parts not", () => {
    expect(check(`<details><summary>Calculator</summary>${line("$124.53", "")}</details>`, "en-NZ")).toHaveLength(1);
    expect(check('<script>"$124.53 a week"</script><p hidden>$124.53 a week</p>')).toEqual([]);
  });
});
