import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";
import { repaymentsOf } from "./repayments-of.ts";
import type { FoundFinance } from "./repayments-of.ts";

/** The platform's own figure of a car, as its API gives it. */
export interface PlatformFigure {
  weeklyDollars: number | null;
  ratePercent: number;
  comparisonRatePercent: number | null;
}

/**
 * Where a repayment shows, its rate stands with it, in Australia its comparison rate and the warning too, and all are
 * the platform's.
 */
export async function finance({ car, visit, fail }: SuiteContext): Promise<void> {
  for (const path of ["/", resultsPath, car, "/finance"])
    await visit(path, { javaScript: false }, async (page) => {
      const found = await page.evaluate(repaymentsOf);
      const cars = [...new Set(found.repayments.flatMap((one) => one.car ?? []))];
      const figures = await page.evaluate(async (paths) => {
        const answers = await Promise.all(
          paths.map(async (one) => (await fetch(`/api${one}`)).json() as Promise<{ finance_figure?: unknown }>),
        );
        return answers.map((answer) => answer.finance_figure ?? null);
      }, cars);
      for (const failure of financeFailures(
        path,
        found,
        new Map(cars.map((one, index) => [one, figures[index] as PlatformFigure | null])),
      ))
        fail(failure);
    });
}

const percent = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];

/**
 * What a page says of finance and must not, a sentence each.
 *
 * @param figures the platform's figure of each car that a repayment is of, by the car's path
 */
export function financeFailures(
  path: string,
  { repayments, isAustralian, warns }: FoundFinance,
  figures: ReadonlyMap<string, PlatformFigure | null>,
): string[] {
  const failures = repayments.flatMap(({ text, line, car }) => {
    const where = `${path} shows ${text}`;
    if (line === null)
      return [
        `${where} without a rate of its own beside it. Render <WeeklyEstimate>, or rate and comparison rate in the same block.`,
      ];
    const compared = percent(/comparison rate\D{0,8}([\d.]+)\s?%/i, line);
    const rate = percent(/([\d.]+)\s?% p\.?\s?a/i, line.replace(/comparison rate\D{0,8}[\d.]+\s?%/i, ""));
    if (rate === undefined) return [`${where} without its rate beside it.`];
    if (isAustralian && compared === undefined)
      return [`${where} at ${rate}% p.a. without a comparison rate beside it, which the law of Australia asks for.`];
    const figure = car === null ? undefined : figures.get(car);
    if (car === null || figure === undefined) return [];
    // The calculator of a car's own page works without a figure of the platform.
    if (figure === null) return path === car ? [] : [`${where} for ${car}, which the platform gives no repayment of.`];
    const expected = [
      [
        /w/i.test(text.replace(/^\$[\d,.\s]+/, ""))
          ? Number(/[\d,.]+/.exec(text)?.[0].replaceAll(",", ""))
          : figure.weeklyDollars,
        figure.weeklyDollars,
        "repayment a week",
      ],
      [Number(rate), figure.ratePercent, "rate"],
      ...(compared === undefined ? [] : [[Number(compared), figure.comparisonRatePercent, "comparison rate"] as const]),
    ] as const;
    return expected.flatMap(([shown, right, what]) =>
      right !== null && Math.abs((shown ?? 0) - right) < 0.006
        ? []
        : [`${where} for ${car}: its ${what} is ${right ?? "none"}, not ${shown ?? "none"}.`],
    );
  });
  return repayments.length > 0 && isAustralian && !warns
    ? [
        ...failures,
        `${path} shows a repayment without the warning that belongs to comparison rates. Render <ComparisonWarning> on it.`,
      ]
    : failures;
}
