import { FormProgress } from "@forecourt/ui-kit/form-progress";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: FormProgress,
  args: { steps: ["Quick Estimate", "Your Details", "Instant pre-approval", "Apply to lender"], current: 0 },
} satisfies Meta<typeof FormProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Middle: Story = { args: { current: 2 } };
export const Named: Story = { args: { steps: ["Your details", "Pay the deposit", "Visit us"], named: true } };
