import { aSite } from "@forecourt/core/testing";
import { ServiceBookingForm, ServiceSent, ServiceTabs } from "@forecourt/enquiry/service";
import type { ServiceBookingFormProps } from "@forecourt/enquiry/service";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function FormOfSite(props: Partial<ServiceBookingFormProps> & { step: number }) {
  const { site } = useWorkshopSite();
  return (
    <div style={{ maxInlineSize: 560 }}>
      <ServiceBookingForm
        setup={aSite({ service: { hasAddress: true } }).service}
        enquiry={site.enquiry}
        dealerName={site.name}
        country={site.country}
        action="#"
        backHref={props.step > 0 ? "#back" : undefined}
        places={[
          { id: "one", label: "Workshop, Dubbo" },
          { id: "two", label: "Workshop, Orange" },
        ]}
        today="2026-11-21"
        attempt={0}
        pending={false}
        onSubmit={(event) => event.preventDefault()}
        {...props}
      />
    </div>
  );
}

const meta = { component: FormOfSite, title: "enquiry/service-booking", args: { step: 0 } } satisfies Meta<
  typeof FormOfSite
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContactDetails: Story = {};
export const VehicleDetails: Story = { args: { step: 1 } };
export const OrderDetails: Story = { args: { step: 2 } };
export const FieldsWrong: Story = {
  args: { attempt: 1, state: { fields: { name: "This is a required field." }, values: {} } },
};
export const Sent: Story = {
  render: () => (
    <ServiceSent dealerName="Harbour Mazda" againHref="#again">
      <p>Call us on 02 5550 0100.</p>
    </ServiceSent>
  ),
};
export const Tabs: Story = {
  render: () => (
    <ServiceTabs
      tabs={[
        { key: "own", label: "Book with us", href: "#own" },
        { key: "other", label: "Book with Mazda", href: "#other" },
      ]}
      selected="own"
    />
  ),
};
