import { contentBlockSchema } from "@forecourt/core/schemas";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ContentBlocks } from "../content.ts";
import type { BlockSlots } from "../content.ts";

afterEach(cleanup);
const nothing = () => null;
const parts = {
  Banners: nothing,
  BodyTypes: nothing,
  Brands: nothing,
  Featured: nothing,
  Form: nothing,
  Locations: ({ block }: { block: { title: string } }) => <h2>{block.title}</h2>,
  Models: nothing,
  Offers: nothing,
  Reviews: nothing,
  StockStrip: nothing,
};
const blocks = [
  { kind: "locations", title: "Where we are", location_type: "sales" },
  { kind: "questions", title: "Questions", questions: [{ question: "Open on Sunday?", text: "No." }] },
  { kind: "own", name: "counter", values: { sold: 12, words: ["a", "b"] } },
  { kind: "own", name: "unheard-of" },
].map((block) => contentBlockSchema.parse(block));

describe("the blocks of a page", () => {
  it("are ours where the template has none; one that only a template knows shows nothing without it", () => {
    render(<ContentBlocks blocks={blocks} parts={parts} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Where we are", "Questions"]);
  });

  it("are the template's own by their kind, and by the name that the template gave them", () => {
    const slots: BlockSlots = {
      questions: ({ block, index }) => <p>{`${index}: own ${block.title}`}</p>,
      own: ({ block }) => block.name === "counter" && <output>{JSON.stringify(block.values)}</output>,
    };
    render(<ContentBlocks blocks={blocks} parts={parts} slots={slots} />);
    expect(screen.getByText("1: own Questions")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe('{"sold":12,"words":["a","b"]}');
    expect(screen.queryByRole("heading", { name: "Questions" })).toBeNull();
  });
});

describe("figures and calls to action", () => {
  const statements = [
    {
      kind: "statistics",
      title: "The group",
      figures: [{ value: "12", label: "dealerships" }],
      source: "Our own count.",
    },
    { kind: "call-to-action", title: "Come and see", links: [{ label: "Find us", to: "/contact" }] },
    { kind: "questions", title: "Questions", questions: [{ question: "Open on Sunday?", text: "No." }] },
  ].map((block) => contentBlockSchema.parse(block));

  it.each([
    [
      "stand on the dark band where the site's look says so, and nothing else does",
      true,
      ["The group", "Come and see"],
    ],
    ["stand on the page otherwise", false, []],
  ])("%s", (_, onBand, titles) => {
    const { container } = render(<ContentBlocks blocks={statements} parts={parts} onBand={onBand} />);
    const onDark = [...container.querySelectorAll('[data-ground="band"] h2')];
    expect(onDark.map(({ textContent }) => textContent)).toEqual(titles);
  });
});

describe("a block of a template's own", () => {
  it.each([
    ["a name that stands in no path", { name: "Two words" }],
    ["more than texts, numbers and lists of texts", { name: "a", values: { deep: { er: 1 } } }],
  ])("is refused with %s", (_, wrong) => {
    expect(contentBlockSchema.safeParse({ kind: "own", ...wrong }).success).toBe(false);
  });
});
