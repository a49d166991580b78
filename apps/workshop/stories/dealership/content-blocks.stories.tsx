import type { ContentBlock } from "@forecourt/core/schemas";
import { ContentBlocks } from "@forecourt/dealership/content";
import type { Meta, StoryObj } from "@storybook/react-vite";

/** As the platform answers them: prose is HTML. */
const blocks: Record<string, ContentBlock> = {
  prose: {
    kind: "prose",
    text: '<h2>How to claim</h2><p>Call our <strong>workshop</strong>, or <a href="/service">book a time</a>.</p><ol><li>Bring the car.</li><li>We find the cause.</li></ol>',
  },
  pictureText: {
    kind: "picture-text",
    title: "The workshop",
    picture: { file: "workshop/suv-front.webp", alt: "A red SUV, from the front" },
    side: "right",
    text: "<p>The people there see the cars that we take in before anybody buys them.</p>",
    link: { label: "Book a service", to: "/service" },
  },
  cards: {
    kind: "cards",
    title: "Most asked for",
    cards: [
      {
        title: "Roof racks",
        text: "<p>Made for the rails of your model.</p>",
        link: { label: "Ask us", to: "/service" },
      },
      { title: "Tow bars", picture: { file: "workshop/ute-front.webp", alt: "A white ute" } },
      { title: "Mats", text: "<p>Rubber for the beach, carpet for the city.</p>" },
    ],
  },
  questions: {
    kind: "questions",
    title: "Questions that we are asked",
    questions: [{ question: "Does the warranty move to the next owner?", text: "<p>Yes. It belongs to the car.</p>" }],
  },
  table: {
    kind: "table",
    caption: "What is covered",
    columns: ["Part", "How long", "Kilometres"],
    rows: [
      ["New car", "5 years", "Unlimited"],
      ["Battery", "2 years", "Unlimited"],
    ],
  },
  statistics: {
    kind: "statistics",
    title: "In figures",
    figures: [
      { value: "2", label: "yards" },
      { value: "540", label: "cars in stock" },
    ],
    source: "Our stock of 22 November 2026.",
  },
  valueBanner: { kind: "value-banner", values: ["Two yards", "Own workshop", "Trade-ins welcome"] },
  whyBuy: {
    kind: "why-buy",
    title: "Why here",
    reasons: [
      { title: "One price", intro: "Each car shows what it costs to drive away." },
      { title: "Time to think", intro: "Come back as often as you like." },
    ],
  },
  video: {
    kind: "video",
    title: "A walk around the yard",
    url: "https://youtu.be/abc",
    intro: "Two minutes, without words.",
  },
  callToAction: {
    kind: "call-to-action",
    title: "Something is not as it should be?",
    intro: "Tell our workshop.",
    links: [
      { label: "Book a service", to: "/service" },
      { label: "Call us", to: "tel:0255504120" },
    ],
  },
};
const only = (...names: string[]) => ({ blocks: names.flatMap((name) => blocks[name] ?? []) });

const nothing = () => null;

const meta = {
  component: ContentBlocks,
  title: "dealership/content-blocks",
  args: {
    parts: {
      Banners: nothing,
      BodyTypes: nothing,
      Brands: nothing,
      Featured: nothing,
      Form: nothing,
      Locations: nothing,
      Models: nothing,
      Offers: nothing,
      Reviews: nothing,
      StockStrip: nothing,
    },
    ...only(...Object.keys(blocks)),
  },
} satisfies Meta<typeof ContentBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryBlock: Story = {};
export const Prose: Story = { args: only("prose") };
export const PictureWithText: Story = { args: only("pictureText") };
export const Cards: Story = { args: only("cards") };
export const Questions: Story = { args: only("questions") };
export const Table: Story = { args: only("table") };
export const Statistics: Story = { args: only("statistics") };
export const ValueBanner: Story = { args: only("valueBanner") };
export const WhyBuy: Story = { args: only("whyBuy") };
export const Video: Story = { args: only("video") };
export const CallToAction: Story = { args: only("callToAction") };
/** Of a call whose links lead nowhere at the site nothing is left. */
export const CallWithoutLinks: Story = {
  args: { blocks: [{ kind: "call-to-action", title: "Ask us", links: [] }, ...only("valueBanner").blocks] },
};
