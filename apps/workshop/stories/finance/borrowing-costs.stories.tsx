import { BorrowingCosts } from "@forecourt/finance/borrowing";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: BorrowingCosts,
  title: "finance/borrowing-costs",
  args: {
    costs: {
      lender: "Kauri Vehicle Finance",
      phone: "0800 555 010",
      rates: [
        { label: "New and demonstrator cars", value: "9.95% p.a." },
        { label: "Used cars up to 10 years old, from $10,000 to $80,000", value: "10.95% p.a." },
      ],
      fees: [
        { label: "Establishment", value: "$295 a loan" },
        { label: "Account", value: "$3.50 a month" },
      ],
      defaults: [
        { label: "Interest on what is overdue", value: "15.95% p.a." },
        { label: "Missed payment", value: "$12.50" },
      ],
      termsHref: "#terms",
      law: {
        law: "Credit Contracts and Consumer Finance Act 2003",
        right: "You may ask for a copy of these costs and of the standard terms at any time, free of charge.",
      },
      comparesRates: false,
    },
    ask: { label: "Ask us", href: "#contact" },
  },
} satisfies Meta<typeof BorrowingCosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
/** The site knows the lender's name alone: shoppers are told to ask. */
export const Unknown: Story = {
  args: {
    costs: {
      ...meta.args.costs,
      phone: undefined,
      rates: [],
      fees: [],
      defaults: undefined,
      termsHref: undefined,
    },
  },
};
/** Where the law wants comparison rates, each stands beside its rate. */
export const WithComparisonRates: Story = {
  args: {
    costs: {
      ...meta.args.costs,
      rates: [{ label: "Used cars", value: "10.95% p.a., comparison rate 12.30% p.a." }],
      law: undefined,
      comparesRates: true,
    },
  },
};
