import type { ThemeLook } from "@forecourt/ui-kit/theme";

/**
 * How wide the pictures of a car's page are, by the way it is built: the first one, those that stand with it, those
 * beside a view that moves.
 */
export const photoSizes: Readonly<Record<ThemeLook["vehicle"], { first: string; others: string; beside: string }>> = {
  beside: {
    first: "(min-width: 1200px) 700px, (min-width: 992px) 47vw, 100vw",
    others: "(min-width: 992px) 214px, 100vw",
    beside: "(min-width: 1200px) 167px, (min-width: 992px) 320px, 1px",
  },
  stage: {
    first: "(min-width: 992px) 750px, 100vw",
    others: "(min-width: 992px) 750px, 100vw",
    beside: "(min-width: 992px) 420px, 1px",
  },
  price: {
    first: "(min-width: 1200px) 602px, (min-width: 992px) 42vw, (min-width: 768px) 50vw, 86vw",
    others: "(min-width: 992px) 302px, (min-width: 768px) 50vw, 86vw",
    beside: "(min-width: 992px) 302px, 1px",
  },
  market: {
    first: "(min-width: 1200px) 800px, (min-width: 992px) 540px, (min-width: 768px) 60vw, 100vw",
    others: "(min-width: 992px) 270px, (min-width: 768px) 60vw, 100vw",
    beside: "(min-width: 992px) 270px, 1px",
  },
  headline: {
    first: "(min-width: 1200px) 908px, (min-width: 992px) 60vw, 100vw",
    others: "(min-width: 992px) 224px, 100vw",
    beside: "(min-width: 992px) 224px, 1px",
  },
  facts: {
    first: "(min-width: 1312px) 638px, (min-width: 768px) 50vw, 100vw",
    others: "(min-width: 1312px) 638px, (min-width: 768px) 50vw, 100vw",
    beside: "(min-width: 992px) 319px, 1px",
  },
};
