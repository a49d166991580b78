import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import { Stack } from "@forecourt/ui-kit/stack";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";

const errors = inFieldOrder(
  [
    { field: "email", message: "Enter an email address, such as name@example.com" },
    { field: "name", message: "This is a required field." },
  ],
  ["name", "email"],
);
const meta = { component: ErrorSummary, args: { errors, title: "Please fix the following errors:" } } satisfies Meta<
  typeof ErrorSummary
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAForm: Story = {
  render: (args) => (
    <Stack gap={16} as="section">
      <ErrorSummary {...args} />
      <TextField id="name" label="First name" error={errors[0]?.message} />
      <TextField id="email" label="Email" defaultValue="aroha@" error={errors[1]?.message} />
    </Stack>
  ),
};
