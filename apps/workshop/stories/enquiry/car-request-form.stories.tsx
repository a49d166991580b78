import { findSimilarForm, photoRequestForm } from "@forecourt/core";
import { aCar } from "@forecourt/core/testing";
import { CarRequestForm } from "@forecourt/enquiry/car-request";
import type { CarRequestFormProps } from "@forecourt/enquiry/car-request";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function FormOfSite(props: Pick<CarRequestFormProps, "request"> & Partial<CarRequestFormProps>) {
  const { site } = useWorkshopSite();
  return (
    <div style={{ maxInlineSize: 560 }}>
      <CarRequestForm
        car={aCar()}
        settings={site.enquiry}
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

const meta = {
  component: FormOfSite,
  title: "enquiry/car-request-form",
  args: { request: photoRequestForm },
} satisfies Meta<typeof FormOfSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photos: Story = {};
export const SomethingSimilar: Story = { args: { request: findSimilarForm } };
export const FieldsWrong: Story = {
  args: { attempt: 1, state: { fields: { name: "Enter your name." }, values: {} } },
};
