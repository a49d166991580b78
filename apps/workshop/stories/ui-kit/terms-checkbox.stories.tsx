import { LinkedText, TermsCheckbox } from "@forecourt/ui-kit/terms-checkbox";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: TermsCheckbox,
  args: {
    name: "terms",
    title: "Terms of this enquiry",
    terms: "I agree that Harbour Mazda keeps what I send and uses it to answer this enquiry.",
    children: "I agree to the terms of this enquiry",
  },
} satisfies Meta<typeof TermsCheckbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Missing: Story = { args: { error: "*You must agree to the terms of use before submitting." } };
export const Linked: Story = {
  args: {
    terms: (
      <LinkedText
        parts={[
          "I agree that Harbour Mazda keeps what I send, as its ",
          { to: "/privacy-policy", label: "privacy policy" },
          " says.",
        ]}
      />
    ),
  },
};
