/** One answer to a question about a shopper's own car, and what it takes from the value. */
export interface TradeInAnswer {
  /** On the wire. */
  value: string;
  label: string;
  /** Percent of the value that it takes away. @default 0 */
  lessPercent?: number;
  /** Dollars that it takes away. @default 0 */
  lessDollars?: number;
}

/** A question about a shopper's own car. */
export interface TradeInQuestion {
  /** On the wire. */
  name: string;
  label: string;
  answers: readonly TradeInAnswer[];
}

/** Answers by the names of their questions: `{ condition: "good", keys: "two" }`. */
export type TradeInAnswers = Readonly<Record<string, string>>;

/** Questions about a shopper's own car before it is valued (S1 §7 "valuation adjustments", decisions.md row 97). */
export const tradeInQuestions: readonly TradeInQuestion[] = [
  {
    name: "condition",
    label: "What shape is it in?",
    answers: [
      { value: "excellent", label: "Excellent: no marks inside or out" },
      { value: "good", label: "Good: small marks for its age", lessPercent: 3 },
      { value: "fair", label: "Fair: scratches, dents or clear wear", lessPercent: 8 },
      { value: "poor", label: "Poor: needs repairs", lessPercent: 18 },
    ],
  },
  {
    name: "accident",
    label: "Has it been in an accident?",
    answers: [
      { value: "none", label: "No" },
      { value: "repaired", label: "Yes, and it was repaired", lessPercent: 6 },
      { value: "damaged", label: "Yes, and some damage remains", lessPercent: 15 },
    ],
  },
  {
    name: "service_history",
    label: "Is there a service history?",
    answers: [
      { value: "full", label: "Yes, every service" },
      { value: "part", label: "Some of it", lessPercent: 3 },
      { value: "none", label: "No", lessPercent: 6 },
    ],
  },
  {
    name: "warning_lights",
    label: "Does a warning light stay on?",
    answers: [
      { value: "no", label: "No" },
      { value: "yes", label: "Yes", lessPercent: 5 },
    ],
  },
  {
    name: "tyres",
    label: "How are the tyres?",
    answers: [
      { value: "good", label: "Good for another year" },
      { value: "worn", label: "They need replacing", lessDollars: 800 },
    ],
  },
  {
    name: "keys",
    label: "How many keys are there?",
    answers: [
      { value: "two", label: "Two or more" },
      { value: "one", label: "One", lessDollars: 300 },
    ],
  },
  {
    name: "finance_owing",
    label: "Is finance owing on it?",
    answers: [
      { value: "no", label: "No" },
      { value: "yes", label: "Yes" },
    ],
  },
];

/**
 * Problems of the answers: each question without one of its own answers.
 *
 * @example
 * tradeInAnswerProblems({ condition: "good" })[0] // { path: "accident", message: "Choose an answer: Has it been in an accident?" }
 */
export function tradeInAnswerProblems(answers: TradeInAnswers): { path: string; message: string }[] {
  return tradeInQuestions
    .filter(({ name, answers: own }) => !own.some(({ value }) => value === answers[name]))
    .map(({ name, label }) => ({ path: name, message: `Choose an answer: ${label}` }));
}

/**
 * What answers take from the value of a car.
 *
 * @example
 * tradeInAdjustment({ condition: "good", accident: "none", keys: "one" }) // { percent: 3, dollars: 300 }
 */
export function tradeInAdjustment(answers: TradeInAnswers): { percent: number; dollars: number } {
  const given = tradeInQuestions.flatMap(({ name, answers: own }) =>
    own.filter(({ value }) => value === answers[name]),
  );
  const sum = (of: (answer: TradeInAnswer) => number | undefined) =>
    given.reduce((all, answer) => all + (of(answer) ?? 0), 0);
  return { percent: sum(({ lessPercent }) => lessPercent), dollars: sum(({ lessDollars }) => lessDollars) };
}

/**
 * Answers in words, for whoever reads the lead.
 *
 * @example
 * tradeInAnswerLines({ keys: "one" }) // ["How many keys are there? One"]
 */
export function tradeInAnswerLines(answers: TradeInAnswers): string[] {
  return tradeInQuestions.flatMap(({ name, label, answers: own }) =>
    own.filter(({ value }) => value === answers[name]).map((answer) => `${label} ${answer.label}`),
  );
}
