import { Reviews } from "@forecourt/dealership/reviews";
import type { ReviewFacts } from "@forecourt/dealership/reviews";
import type { Meta, StoryObj } from "@storybook/react-vite";

const replied: ReviewFacts = {
  id: "1",
  name: "Marco D.",
  rating: 3,
  text: "Good work on the car, but it was ready at five and not at three as I was told.",
  date: "2026-10-02",
  day: "2 October 2026",
  source: "Google",
  place: "Artarmon Service",
  reply: { text: "You are right, Marco, and we are sorry. We should have called you at noon.", day: "2 October 2026" },
};
const long: ReviewFacts = {
  id: "2",
  name: "Priya N.",
  rating: 5,
  text: "Asked for a CX-5 with a tow bar on a Saturday morning, drove two of them that afternoon, and nobody hurried us.\n\nThe price on the windscreen was the price on the contract.",
  date: "2026-11-09",
  day: "9 November 2026",
  source: "Google",
};
const starsAlone: ReviewFacts = {
  id: "3",
  name: "Daniel O.",
  rating: 4.5,
  date: "2026-04-11",
  day: "11 April 2026",
  source: "Google",
};

const meta = {
  component: Reviews,
  title: "dealership/reviews",
  args: {
    title: "What customers say",
    id: "reviews",
    dealer: "Harbour Mazda",
    months: 24,
    summary: { count: 3, average_rating: 4.17 },
    reviews: [long, replied, starsAlone],
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
/** The others open below. */
export const WithMore: Story = { args: { first: 1 } };
export const NewestOfMany: Story = { args: { summary: { count: 240, average_rating: 4.62 } } };
export const Examples: Story = {
  args: { reviews: [long, replied, starsAlone].map((review) => ({ ...review, isExample: true })) },
};
