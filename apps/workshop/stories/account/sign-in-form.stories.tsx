import { SignInForm } from "@forecourt/account/sign-in";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { failure } from "../../lib/answers.ts";

const meta = {
  component: SignInForm,
  args: {
    site: "workshop",
    country: "AU",
    phone: { text: "02 5550 0100", href: "tel:0255500100" },
    onSignedIn: () => undefined,
  },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const sendCode = async (canvas: Canvas, number: string) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Mobile" }), number);
  await userEvent.click(canvas.getByRole("button", { name: "Send Code" }));
};

export const Start: Story = {};
export const CodeSent: Story = {
  parameters: { answers: { "/rate-limit": { allowed: true }, "/auth/otp": { sent: true, resend_after_ms: 15_000 } } },
  play: async ({ canvas }) => {
    await sendCode(canvas, "0412 345 678");
    await canvas.findByText("Code sent!");
  },
};
export const NoMobileNumber: Story = {
  play: async ({ canvas }) => {
    await sendCode(canvas, "12");
    await canvas.findByText("Enter an Australian or New Zealand mobile number.");
  },
};
export const NoCodeSent: Story = {
  parameters: {
    answers: {
      "/rate-limit": { allowed: true },
      "/auth/otp": failure(400, { code: "sms_failed", error: "We could not send a code. Please try again." }),
    },
  },
  play: async ({ canvas }) => {
    await sendCode(canvas, "0412 345 678");
    await canvas.findByRole("alert");
  },
};
