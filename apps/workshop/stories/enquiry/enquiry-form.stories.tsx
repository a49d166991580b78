import { aCar } from "@forecourt/core/testing";
import { EnquiryForm } from "@forecourt/enquiry/form";
import type { EnquiryFormProps } from "@forecourt/enquiry/form";
import type { EnquirySettings } from "@forecourt/core/schemas";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function FormOfSite({
  settings,
  ...props
}: Partial<Omit<EnquiryFormProps, "settings">> & { settings?: Partial<EnquirySettings> }) {
  const { site } = useWorkshopSite();
  return (
    <div style={{ maxInlineSize: 560 }}>
      <EnquiryForm
        car={aCar()}
        settings={{ ...site.enquiry, ...settings }}
        dealerName={site.name}
        country={site.country}
        attempt={0}
        pending={false}
        onSubmit={(event) => event.preventDefault()}
        {...props}
      />
    </div>
  );
}

const meta = { component: FormOfSite, title: "enquiry/enquiry-form" } satisfies Meta<typeof FormOfSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithTermsAndServices: Story = {
  args: { settings: { termsRequired: true, consentNotice: true, additionalServices: ["Car wash", "Towing"] } },
};
export const FieldsWrong: Story = {
  args: {
    attempt: 1,
    settings: { termsRequired: true },
    state: {
      fields: {
        name: "Enter your name.",
        email: "Enter an email address like name@example.com.",
        terms_conditions: "*You must agree to the terms of use before submitting.",
      },
      values: { email: "aroha@" },
    },
  },
};
export const NotSent: Story = {
  args: {
    attempt: 1,
    state: {
      error: "We could not send your enquiry. Please try again or call us.",
      fields: {},
      values: { name: "Aroha", email: "aroha@example.com" },
    },
  },
};
export const Sending: Story = { args: { pending: true } };
