/** A repayment on a page, as a browser finds it. */
export interface FoundRepayment {
  /** As it stands there: "$57.05 a week". */
  text: string;
  /**
   * Text of the smallest part of the page that holds it with a rate and no other repayment; null where there is none.
   */
  line: string | null;
  /**
   * Path of the car whose card or page it stands on, such as "/cars/2021-mazda-cx-5"; null where it is no single car's.
   */
  car: string | null;
}

/** What a page says of finance. */
export interface FoundFinance {
  repayments: FoundRepayment[];
  /** The law of Australia holds, which asks for comparison rates. */
  isAustralian: boolean;
  /** The warning that belongs to comparison rates stands on the page. */
  warns: boolean;
}

/** Runs in the browser: every repayment of the page, folded parts included, with the rates that stand beside it. */
export function repaymentsOf(): FoundFinance {
  const figure = /\$\s?[\d,]+(?:\.\d+)?\s*(?:\/\s*|per |p\.?|a )(?:week|wk|w\b|fortnight|month|mth)/i;
  const rate = /\d\s?% p\.?\s?a\b/i;
  const left = "script, style, template, noscript, [hidden]";
  const textOf = (element: Element): string => {
    if (element.matches(left)) return "";
    return [...element.childNodes]
      .map((node) => (node instanceof Element ? textOf(node) : node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""))
      .join("")
      .replaceAll(/\s+/g, " ");
  };
  const isFigure = (element: Element) => figure.test(textOf(element));
  const leaves = [...document.body.querySelectorAll("*")].filter(
    (element) => element.closest(left) === null && isFigure(element) && ![...element.children].some(isFigure),
  );
  const carsIn = (element: Element) =>
    new Set(
      [...element.querySelectorAll("a[href^='/cars/']")].map(
        (link) => /^\/cars\/[^/?#]+/.exec(link.getAttribute("href") ?? "")?.[0] ?? "",
      ),
    );
  const own = /^\/cars\/[^/]+/.exec(location.pathname)?.[0] ?? null;

  const repayments = leaves.map((leaf) => {
    let line: Element | null = leaf;
    while (line && !rate.test(textOf(line))) line = line.parentElement;
    const isItsOwn = line !== null && leaves.every((other) => other === leaf || !line.contains(other));
    let around: Element | null = leaf;
    // An entry of a list that leads to no car speaks of none.
    while (around && carsIn(around).size === 0) around = around.matches("li") ? null : around.parentElement;
    const cars = around ? [...carsIn(around)] : [];
    return {
      text: figure.exec(textOf(leaf))?.[0] ?? "",
      line: isItsOwn && line ? textOf(line).trim() : null,
      car: cars.length === 1 ? (cars[0] ?? null) : own,
    };
  });
  return {
    repayments,
    isAustralian: document.documentElement.lang.endsWith("-AU"),
    warns: /comparison rate is true only for/i.test(textOf(document.body)),
  };
}
