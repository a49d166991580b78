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

/** What shoppers have valued: `site.tradeIn.kind`. */
export type TradeInKind = "car" | "caravan";

/** Answers by the names of their questions: `{ condition: "good", keys: "two" }`. */
export type TradeInAnswers = Readonly<Record<string, string>>;

/** Questions about a shopper's own car before it is valued (S1 §7 "valuation adjustments", decisions.md row 97). */
export const tradeInQuestions: readonly TradeInQuestion[] = [
  {
    name: "condition",
    label: "What shape is it in?",
    answers: [
      { value: "excellent", label: "Excellent: no marks anywhere" },
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

/** Questions that only a caravan is asked: its body lets water in before anything else wears. */
const caravanOnly: readonly TradeInQuestion[] = [
  {
    name: "water",
    label: "Has water ever come in?",
    answers: [
      { value: "never", label: "No" },
      { value: "repaired", label: "Yes, and it was repaired" },
      { value: "damp", label: "Yes, and it is damp or soft somewhere" },
    ],
  },
  {
    name: "appliances",
    label: "Do stove, fridge, air conditioner and hot water work?",
    answers: [
      { value: "all", label: "Yes, all that it has" },
      { value: "some", label: "Not all of them" },
    ],
  },
];

/** Questions about a car that no caravan is asked: it has no engine and no ignition key. */
const notOfCaravans = new Set(["service_history", "warning_lights", "keys"]);

const caravanQuestions: readonly TradeInQuestion[] = tradeInQuestions.flatMap((question) => {
  if (question.name === "service_history") return caravanOnly;
  return notOfCaravans.has(question.name) ? [] : [question];
});

/**
 * The questions that a valuation asks.
 *
 * @example
 * tradeInQuestionsOf("caravan").map(({ name }) => name) // ["condition", "accident", "water", "appliances", "tyres", "finance_owing"]
 */
export const tradeInQuestionsOf = (kind: TradeInKind): readonly TradeInQuestion[] =>
  kind === "caravan" ? caravanQuestions : tradeInQuestions;

/**
 * Problems of the answers: each question without one of its own answers.
 *
 * @example
 * tradeInAnswerProblems({ condition: "good" })[0] // { path: "accident", message: "Choose an answer: Has it been in an accident?" }
 */
export function tradeInAnswerProblems(
  answers: TradeInAnswers,
  kind: TradeInKind = "car",
): { path: string; message: string }[] {
  return tradeInQuestionsOf(kind)
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
export function tradeInAnswerLines(answers: TradeInAnswers, kind: TradeInKind = "car"): string[] {
  return tradeInQuestionsOf(kind).flatMap(({ name, label, answers: own }) =>
    own.filter(({ value }) => value === answers[name]).map((answer) => `${label} ${answer.label}`),
  );
}
