import { PhoneVerification, usePhoneCode } from "@forecourt/account/sign-in";
import { EnquiredCar, FinanceEnquiry, FinanceTips } from "@forecourt/finance/enquiry";
import { leadFormContext } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import type { FinanceEnquiryProps } from "@forecourt/finance/enquiry";
import { CarPicture } from "@forecourt/vehicle/card";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { moneyOfEstimates } from "../../lib/finance-of-workshop.ts";

const quote = () => Promise.resolve({ weeklyRepaymentAmount: 146.73, advertisedRate: 8.99, comparisonRate: 10.11 });
const noQuote = () => Promise.reject(new Error("Away."));
const usual: Omit<FinanceEnquiryProps, "contact" | "renderVerification"> = {
  site: "workshop",
  form: "page",
  stepLabels: ["Quick Estimate", "Your Details", "Instant pre-approval", "Apply to lender"],
  details: {
    dealerName: "Harbour Mazda",
    terms: ["I agree that Harbour Mazda keeps what I send and uses it to answer this enquiry."],
    consentText: "Reply STOP to opt out.",
    notices: [{ label: "privacy policy", to: "/privacy-policy" }],
  },
  formContext: leadFormContext(
    aSite({ enquiry: { termsRequired: true }, financeEnquiry: { askPostcode: true, askWhoIsHelping: true } }),
  ),
  askQuote: quote,
  further: { idOf: String, read: () => ({}), render: () => null },
  quoted: {},
  comparesRates: true,
  start: {
    amount: 30_000,
    deposit: 0,
    tradeIn: 0,
    residual: 0,
    term: 5,
    selfAssessedCreditScore: "GREAT",
    whoIsHelping: "",
    name: "",
    last_name: "",
    email: "",
    postcode: "",
    subscribe: false,
    terms_conditions: false,
  },
  context: () => ({}),
  send: () => new Promise(() => undefined),
  onRedirect: () => undefined,
  money: moneyOfEstimates,
  warningId: "comparison-rate-warning",
  withoutScripts: <p>Call us on 02 5550 0100.</p>,
};

function EnquiryOfWorkshop(props: Partial<FinanceEnquiryProps>) {
  const phoneCode = usePhoneCode({ country: "AU" });
  return (
    <div style={{ maxInlineSize: 720 }}>
      <FinanceEnquiry
        {...usual}
        contact={{ phone: phoneCode.phone, code: phoneCode.code, isProven: false }}
        renderVerification={({ phoneError, codeError }) => (
          <PhoneVerification
            phoneCode={phoneCode}
            country="AU"
            idPrefix="finance"
            phoneError={phoneError}
            codeError={codeError}
          />
        )}
        {...props}
      />
    </div>
  );
}

const meta = { component: EnquiryOfWorkshop, title: "finance/finance-enquiry" } satisfies Meta<
  typeof EnquiryOfWorkshop
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const LenderAway: Story = { args: { askQuote: noQuote } };
export const FieldsWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send finance enquiry" }));
    await canvas.findByText("Please fix the following errors:");
  },
};
export const PopupOpen: Story = {
  args: { form: "popup" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start your finance enquiry" }));
    await canvas.findByRole("dialog");
  },
};
export const CarInSight: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <EnquiredCar
        name="2021 Mazda CX-5 Touring KF"
        href="#car"
        price="$38,990"
        detail="Drive away"
        picture={<CarPicture source="workshop/suv-front.webp" alt="" widths={[320]} sizes="320px" priority />}
      />
    </div>
  ),
};
export const WithoutACar: Story = { render: () => <FinanceTips /> };
