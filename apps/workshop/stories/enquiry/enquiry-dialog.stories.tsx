import { aCar } from "@forecourt/core/testing";
import { EnquiryDialog, EnquiryForm } from "@forecourt/enquiry/form";
import type { EnquiryDialogProps } from "@forecourt/enquiry/form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function DialogOfSite(props: Partial<EnquiryDialogProps>) {
  const { site } = useWorkshopSite();
  return (
    <EnquiryDialog
      title="Enquire about this car"
      car={{ name: aCar().name, price: "$38,990" }}
      onClose={() => undefined}
      {...props}
    >
      <EnquiryForm
        car={aCar()}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
        attempt={0}
        pending={false}
        onSubmit={(event) => event.preventDefault()}
      />
    </EnquiryDialog>
  );
}

const meta = { component: DialogOfSite, title: "enquiry/enquiry-dialog" } satisfies Meta<typeof DialogOfSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: { car: { name: aCar().name, price: "$38,990", picture: "/img/96/workshop/suv-front.webp" } },
};
export const NoPriceNoPicture: Story = { args: { car: { name: "2027 Mazda 6e", price: "Contact Us" } } };
