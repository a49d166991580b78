import { withoutMarks } from "./plain-words.ts";

type Reading = boolean | "keep" | "aside";

interface Word {
  /** As typed. */
  typed: string;
  /** Lower case, without marks and outer punctuation; "¦" once taken or kept. */
  plain: string;
  state: "free" | "taken" | "kept" | "aside";
}

/** A phrase as words, of which readers take those that they understand. Whole words only, each once. */
export class PlainText {
  readonly words: Word[];
  private readonly phrase: string;
  private isTaken = false;

  constructor(phrase: string) {
    this.phrase = phrase;
    this.words = separated(phrase)
      .split(" ")
      .filter((typed) => typed !== "")
      .map((typed) => ({ typed, plain: plainWord(typed), state: "free" }));
    // Left out of a search already.
    for (const word of this.words)
      if (/^-\p{L}/u.test(word.plain)) Object.assign(word, { plain: "¦", state: "kept" } satisfies Partial<Word>);
  }

  /**
   * Tries a pattern all over the words still free. `read` says whether it meant what it says: true takes the words,
   * "keep" makes them keywords, "aside" drops them once anything was understood.
   */
  each(pattern: RegExp, read: (groups: Readonly<Record<string, string | undefined>>) => Reading): void {
    const whole = wholeWords(pattern);
    let from = 0;
    for (;;) {
      const line = this.words.map(({ plain }) => plain).join(" ");
      whole.lastIndex = from;
      const match = whole.exec(line);
      if (!match || match[0] === "") return;
      from = match.index + 1;
      const reading = read(match.groups ?? {});
      if (reading === false) continue;
      const first = line.slice(0, match.index).split(" ").length - 1;
      this.settle(
        first,
        match[0].split(" ").length,
        reading === "keep" ? "kept" : reading === "aside" ? "aside" : "taken",
      );
      from = this.words.slice(0, first + 1).reduce((length, { plain }) => length + plain.length + 1, 0) - 1;
    }
  }

  /** Settles words as taken, kept or aside. */
  settle(first: number, count: number, state: "taken" | "kept" | "aside"): void {
    for (const word of this.words.slice(first, first + count)) {
      word.state = state;
      word.plain = "¦";
    }
  }

  /** Makes one keyword of each place that a pattern matches, its words joined by hyphens. */
  joinEach(pattern: RegExp): void {
    const whole = wholeWords(pattern);
    for (;;) {
      const line = this.words.map(({ plain }) => plain).join(" ");
      whole.lastIndex = 0;
      const match = whole.exec(line);
      if (!match) return;
      const first = line.slice(0, match.index).split(" ").length - 1;
      this.joinAt(first, match[0].split(" ").length);
    }
  }

  /** Makes one keyword of several words, joined by hyphens. */
  joinAt(first: number, count: number): void {
    this.keepAs(
      first,
      count,
      this.words
        .slice(first, first + count)
        .map(({ typed }) => typed.replace(/[^\p{L}\p{N}-]+/gu, ""))
        .join("-"),
    );
  }

  /** Makes one word of several: a keyword that stays. */
  keepAs(first: number, count: number, typed: string): void {
    this.settle(first, count, "taken");
    this.isTaken = true;
    const word = this.words[first];
    if (word) Object.assign(word, { typed, state: "kept" } satisfies Partial<Word>);
  }

  /** The plain words from a place on, as long as they are free. */
  free(first: number, most: number): string[] {
    const next = this.words.slice(first, first + most);
    const end = next.findIndex(({ state, plain }) => state !== "free" || plain === "");
    return next.slice(0, end === -1 ? next.length : end).map(({ plain }) => plain);
  }

  get hasTaken(): boolean {
    return this.isTaken || this.words.some(({ state }) => state === "taken");
  }

  /** The text as typed without some free words; whole where it has none of them, or no others. */
  without(joiners: ReadonlySet<string>): string {
    const left = this.words.filter(({ state, plain }) => state !== "free" || !joiners.has(plain));
    return left.length === 0 || left.length === this.words.length
      ? this.phrase
      : left.map(({ typed }) => typed).join(" ");
  }

  /** The words that nothing was made of, as typed, without those that have no meaning by themselves. */
  left(fillers: ReadonlySet<string>): string {
    const left = this.words.filter(
      ({ state, plain }) => state === "kept" || (state === "free" && plain !== "" && !fillers.has(plain)),
    );
    return left
      .map(({ typed }) => typed)
      .join(" ")
      .replace(/^[,;.]+|[,;]+$/g, "")
      .trim();
  }
}

const compiled = new WeakMap<RegExp, RegExp>();

/** The pattern, matching between words only. */
function wholeWords(pattern: RegExp): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const whole = new RegExp(`(?<= |^)(?:${pattern.source})(?= |$)`, "gu");
  compiled.set(pattern, whole);
  return whole;
}

/** Parts what is written together: "sub-20k", "<30k", "$150pw", "7-seater", "suv/ute", "mazda3". */
function separated(phrase: string): string {
  return phrase
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u00A6/g, " ")
    .replace(/\b(p)\/(w)\b/gi, "$1$2")
    .replace(/ ?\/ ?(week|wk|w)\b/gi, " per week")
    .replace(/([\p{L}\d])\/(?=[\p{L}\d])/gu, "$1 ")
    .replace(/\b(sub|under|over|below|above|max|min)-?(?=\$?\d)/gi, "$1 ")
    .replace(/([<>]=?|~) ?/g, " $1 ")
    .replace(/(\d(?:k|grand)?)(pw)\b/gi, "$1 $2")
    .replace(/(\d)-(?=(?:seat|door|year|tonne|speed|cyl)\w*\b)/gi, "$1 ")
    .replace(/\b(mazda|peugeot|lexus)(?=\d)/gi, "$1 ")
    .replace(writtenAmount, (_, tens: string, one = "") =>
      String((amountWords[tens.toLowerCase()] ?? 0) + (amountWords[one.toLowerCase()] ?? 0)),
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** "Twenty five thousand" in figures. */
const amountWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const amountWord = Object.keys(amountWords).join("|");
const writtenAmount = new RegExp(
  `(?<= |^)(${amountWord})(?:[ -](${amountWord}))?(?= (?:thousand|grand)\\b|(?: to | and |-)(?:${amountWord})(?:[ -](?:${amountWord}))? (?:thousand|grand)\\b)`,
  "gi",
);

function plainWord(typed: string): string {
  return withoutMarks(typed).replace(/^[^\p{L}\p{N}$<>~&+-]+|[^\p{L}\p{N}+$<>=&-]+$/gu, "");
}
