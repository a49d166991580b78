import type { Page } from "playwright-core";

/**
 * How a rate and its comparison rate stand beside one another, as a browser has laid them out (decisions.md row 75).
 */
export interface MeasuredLine {
  text: string;
  /** It is called a comparison rate. */
  isCalled: boolean;
  /** Of the comparison rate and of the most prominent other figure of the line, in px. */
  size: { comparison: number; others: number };
  weight: { comparison: number; others: number };
  /** Against the ground that is painted behind: WCAG's ratio. */
  contrast: { comparison: number; others: number };
  /** Between the boxes of rate and comparison rate, in px. */
  distance: number;
  lineHeight: number;
  /** Its T&Cs open the warning that stands on the page. */
  pointsToWarning: boolean;
}

/** Measures every line with a rate that is to be seen. */
export function measureFinanceLines(page: Page): Promise<MeasuredLine[]> {
  return page.locator("[data-finance-line]").evaluateAll((lines) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    /** Any way of writing a colour as red, green, blue and alpha from 0 to 1. */
    const rgba = (colour: string): readonly number[] => {
      if (!canvas) throw new Error("no canvas");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    };
    const over = (front: readonly number[], ground: readonly number[]) => {
      const alpha = front[3] ?? 1;
      return [0, 1, 2].map((part) => (front[part] ?? 0) * alpha + (ground[part] ?? 0) * (1 - alpha));
    };
    const groundOf = (element: Element): readonly number[] => {
      const own = rgba(getComputedStyle(element).backgroundColor);
      if ((own[3] ?? 0) === 1) return own;
      return over(own, element.parentElement ? groundOf(element.parentElement) : [1, 1, 1]);
    };
    const luminance = (colour: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (element: Element) => {
      const ground = groundOf(element);
      const ink = luminance(over(rgba(getComputedStyle(element).color), ground));
      const paper = luminance(ground);
      return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    };
    // A figure may be set larger than its words.
    const sizeOf = (element: Element) =>
      Math.max(
        ...[element, ...element.querySelectorAll("b")].map((part) =>
          Number.parseFloat(getComputedStyle(part).fontSize),
        ),
      );
    const weightOf = (element: Element) => Number(getComputedStyle(element).fontWeight);
    const gap = (one: DOMRect, other: DOMRect) =>
      Math.hypot(
        Math.max(0, one.left - other.right, other.left - one.right),
        Math.max(0, one.top - other.bottom, other.top - one.bottom),
      );

    return lines
      .filter((line) => line.checkVisibility() && line.textContent.includes("p.a."))
      .map((line) => {
        // A line without parts is one text: its figures cannot differ.
        const parts = [...line.querySelectorAll("span")];
        const comparison = parts.find((part) => /comparison rate/i.test(part.textContent));
        const own = comparison ?? line;
        const others = parts.length === 0 ? [line] : parts.filter((part) => part !== comparison);
        const rate = others.find((part) => part.textContent.includes("p.a.")) ?? line;
        const terms = line.querySelector("[aria-label^='T&Cs']");
        const target = terms?.getAttribute("popovertarget") ?? "";
        return {
          text: line.textContent,
          isCalled: /comparison rate/i.test(own.textContent),
          size: { comparison: sizeOf(own), others: Math.max(...others.map(sizeOf)) },
          weight: { comparison: weightOf(own), others: Math.max(...others.map(weightOf)) },
          contrast: {
            comparison: contrastOf(own),
            others: Math.max(...others.flatMap((part) => [part, ...part.querySelectorAll("a")]).map(contrastOf)),
          },
          distance: gap(own.getBoundingClientRect(), rate.getBoundingClientRect()),
          lineHeight: rate.getBoundingClientRect().height,
          pointsToWarning: document.getElementById(target)?.querySelector("[data-comparison-warning]") != null,
        };
      });
  });
}

/**
 * Lines of text that the longest estimate of a page takes, as a list of rows and as a grid of cards, at one width of
 * screen.
 */
export interface EstimateLines {
  width: number;
  inList: number;
  inGrid: number;
}

/**
 * Counts the lines of every estimate with a weekly figure of four digits and rates of two. Needs no script of the page.
 */
export async function countEstimateLines(page: Page, widths: readonly number[]): Promise<EstimateLines[]> {
  const counted: EstimateLines[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator("[data-compact]").evaluate((box: HTMLInputElement) => {
      const estimates = [...document.querySelectorAll("[data-finance-line]")];
      for (const node of estimates.flatMap((line) => [...line.childNodes]))
        if (node instanceof Text) node.data = node.data.replace(/\$[\d,.]+/, "$1,234.56").replace(/[\d.]+%/g, "12.34%");
      const most = (isCompact: boolean) => {
        box.checked = isCompact;
        return Math.max(
          ...estimates.map((line) => {
            const text = document.createRange();
            text.selectNodeContents(line);
            const bottoms = [...text.getClientRects()]
              .map(({ bottom }) => bottom)
              .toSorted((one, other) => one - other);
            // A button of the line ends a little below its words.
            return bottoms.filter((bottom, index) => index === 0 || bottom - (bottoms[index - 1] ?? 0) > 6).length;
          }),
        );
      };
      return { inList: most(true), inGrid: most(false) };
    });
    counted.push({ width, ...lines });
  }
  return counted;
}
