import { plateStates, tradeInEstimateWording, tradeInQuestions } from "@forecourt/core/trade-in";
import { TradeInCarForm, TradeInConditionForm, TradeInResult } from "@forecourt/enquiry/trade-in";
import type { TradeInResultProps, TradeInStepProps } from "@forecourt/enquiry/trade-in";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

const step: TradeInStepProps = {
  action: "#",
  attempt: 0,
  pending: false,
  onSubmit: (event) => event.preventDefault(),
};
const result: TradeInResultProps = {
  car: "2022 Mazda CX-5",
  range: "$26,000 to $28,800",
  basis: "Compared with 9 cars of that make, model and age on sale now, adjusted for kilometres and condition.",
  until: "It stands until 30 November 2026.",
  wording: tradeInEstimateWording,
  reason: undefined,
  isAccepted: false,
  acceptAction: "#",
  pending: false,
};

/** The first step, with the plates of the site's country. */
function CarOfSite(props: Partial<TradeInStepProps> & { lookedUp?: string }) {
  const { site } = useWorkshopSite();
  return <TradeInCarForm {...step} states={plateStates(site.country)} car={{}} {...props} />;
}

const meta = {
  component: CarOfSite,
  title: "enquiry/trade-in",
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof CarOfSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Car: Story = {};
export const CarFound: Story = {
  args: {
    lookedUp: "We found a 2022 Mazda CX-5 Maxx Sport. Is that yours?",
    state: {
      fields: {},
      values: { rego: "DEMO01", make: "Mazda", model: "CX-5", year: "2022", badge: "Maxx Sport" },
    },
  },
};
export const CarWithErrors: Story = {
  args: {
    state: {
      error: "Some fields are not valid.",
      fields: { make: "Enter the make.", km: "Enter the kilometres as a whole number." },
      values: { model: "CX-5", km: "many" },
    },
  },
};
export const Condition: Story = {
  render: () => (
    <TradeInConditionForm
      {...step}
      backHref="#"
      questions={tradeInQuestions}
      answers={{ keys: "two" }}
      photos={{ photos: [] }}
    />
  ),
};
export const ConditionWithPhotos: Story = {
  render: () => (
    <TradeInConditionForm
      {...step}
      backHref="#"
      questions={tradeInQuestions}
      answers={{ keys: "two" }}
      photos={{
        photos: [
          { id: "front", src: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=", width: 400, height: 300 },
        ],
        sending: { sent: 1, of: 3 },
        error: "IMG_0412.heic: We cannot read this photo. Choose a JPEG, PNG or WebP file.",
      }}
    />
  ),
};
export const Estimate: Story = { render: () => <TradeInResult {...result} /> };
export const Accepted: Story = { render: () => <TradeInResult {...result} isAccepted /> };
export const NoEstimate: Story = {
  render: () => (
    <TradeInResult
      {...result}
      range={undefined}
      basis={undefined}
      until={undefined}
      reason="No online estimate is given for cars over 7 years or 100,000 km."
    />
  ),
};
