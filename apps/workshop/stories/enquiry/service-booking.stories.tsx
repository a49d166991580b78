import { aSite } from "@forecourt/core/testing";
import { ServiceBookingForm, ServiceSent, ServiceTabs } from "@forecourt/enquiry/service";
import type { ServiceBookingFormProps } from "@forecourt/enquiry/service";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function FormOfSite(props: Partial<ServiceBookingFormProps> & { step: number }) {
  const { site, money } = useWorkshopSite();
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
          { id: "one", label: "Workshop, Dubbo", days: ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"] },
          { id: "two", label: "Workshop, Orange", days: ["2026-11-23", "2026-11-25"] },
        ]}
        prices={[
          { name: "Logbook service, 10,000 km", fromDollars: 329 },
          { name: "Wheel alignment", fromDollars: 99 },
        ]}
        money={money}
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

export const Visit: Story = {};
export const VehicleFound: Story = {
  args: {
    lookedUp: "We found a 2022 Mazda CX-5. Is that yours?",
    state: { fields: {}, values: { "Vehicle Rego": "DEMO01", found_for: "DEMO01", "Vehicle Make": "Mazda" } },
  },
};
export const VisitInWords: Story = { args: { prices: [], places: [] } };
export const ContactDetails: Story = { args: { step: 1 } };
export const VehicleDetails: Story = { args: { step: 2 } };
export const OrderDetails: Story = { args: { step: 3 } };
export const FieldsWrong: Story = {
  args: { step: 1, attempt: 1, state: { fields: { name: "Enter your name." }, values: {} } },
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
