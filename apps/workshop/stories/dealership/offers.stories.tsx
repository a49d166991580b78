import { OfferList } from "@forecourt/dealership/offers";
import type { OfferFacts } from "@forecourt/dealership/offers";
import type { Meta, StoryObj } from "@storybook/react-vite";

const long =
  "Stamp duty, registration, compulsory third party insurance and dealer delivery are part of the price of every new CX-5 in our yard. What the windscreen says is what you pay, and the car that you want is held from the day you order it.";
const finance: OfferFacts = {
  id: "cx-30-finance",
  name: "Mazda CX-30 finance",
  category: "Finance offer",
  href: "/offers/mazda/cx-30-finance",
  picture: { file: "workshop/suv-front.webp", alt: "A red SUV, from the front" },
  loan: {
    repayment: { amount: "$126.90", unit: "a week" },
    rate: "4.99% p.a.",
    comparisonRate: "5.55% p.a.",
    example: "Loan of $34,990, 48 months, final payment of $14,000. Finance by Example Finance.",
  },
  description: { preview: `${long.slice(0, 160)}...`, isFolded: true, html: `<p>${long}</p>` },
  disclaimer: { preview: "To private buyers.", isFolded: false, whole: "To private buyers." },
  ends: "Ends 30 June 2027",
  links: {
    enquire: "/offers/mazda/cx-30-finance#enquire",
    explore: { label: "Explore CX-30", href: "/models/cx-30" },
    testDrive: { label: "Book A Test Drive", href: "/book-test-drive" },
  },
};
const plain: OfferFacts = {
  id: "loan-car",
  name: "A loan car with every logbook service",
  href: "/offers/loan-car",
  description: { preview: "", isFolded: false, html: "<p>Drive one of ours while you wait.</p>" },
  links: { enquire: "/offers/loan-car#enquire" },
};
const priced: OfferFacts = {
  ...plain,
  id: "cx-5",
  name: "Mazda CX-5 run-out",
  href: "/offers/mazda/cx-5",
  picture: { file: "workshop/ute-front.webp", alt: "A white ute" },
  price: { amount: "$41,990", label: "Drive away" },
};

const meta = {
  component: OfferList,
  title: "dealership/offers",
  args: { offers: [finance, priced, plain], warningId: "comparison-rate-warning" },
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Finance: Story = { args: { offers: [finance] } };
export const WithAPrice: Story = { args: { offers: [priced] } };
export const WithoutAPicture: Story = { args: { offers: [plain] } };
