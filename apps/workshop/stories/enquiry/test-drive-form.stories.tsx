import { aCar } from "@forecourt/core/testing";
import { TestDriveForm } from "@forecourt/enquiry/test-drive";
import type { TestDriveFormProps } from "@forecourt/enquiry/test-drive";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

const slots = (date: string, ...labels: string[]) =>
  labels.map((label, index) => ({ starts_at: `${date}T2${index + 1}:00:00.000Z`, label }));
const times: TestDriveFormProps["times"] = {
  location_id: "1",
  location_name: "Harbour Mazda Dubbo",
  time_zone: "Australia/Sydney",
  slot_minutes: 60,
  days: [
    { date: "2026-11-23", label: "Monday, 23 November", slots: slots("2026-11-22", "8:00 am", "9:00 am") },
    { date: "2026-11-24", label: "Tuesday, 24 November", slots: slots("2026-11-23", "8:00 am") },
  ],
};

function FormOfSite(props: Partial<TestDriveFormProps>) {
  const { site } = useWorkshopSite();
  return (
    <div style={{ maxInlineSize: 560 }}>
      <TestDriveForm
        action="#"
        car={aCar()}
        times={times}
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

const meta = { component: FormOfSite, title: "enquiry/test-drive-form" } satisfies Meta<typeof FormOfSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TimesToChoose: Story = {};
export const NoTimesOnline: Story = { args: { times: undefined } };
export const WithoutACar: Story = { args: { car: undefined, model: "CX-5" } };
export const TimeJustTaken: Story = {
  args: {
    attempt: 1,
    state: {
      fields: { starts_at: "This time was just taken. Please choose another one." },
      values: { name: "Ana", day: "2026-11-24" },
    },
  },
};
