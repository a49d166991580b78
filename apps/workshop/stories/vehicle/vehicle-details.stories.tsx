import { SavedButtons } from "@forecourt/account/card";
import { vehicleActions } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import {
  aCar,
  bareCar,
  caravan,
  electricReserved,
  midMarket,
  onOffer,
  preorderWithoutPrice,
  soldYesterday,
} from "@forecourt/core/testing";
import { Breadcrumb } from "@forecourt/ui-kit/breadcrumb";
import { VehicleDetails } from "@forecourt/vehicle/details";
import type { VehicleDetailsProps } from "@forecourt/vehicle/details";
import { vehicleFacts } from "@forecourt/vehicle/facts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure } from "../../lib/answers.ts";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";
import { noPhotos, now, suvPhotos } from "../../lib/workshop-cars.ts";

function DetailsOnSite({ car, ...more }: { car: Car } & Partial<VehicleDetailsProps>) {
  const { site, money } = useWorkshopSite();
  const { buttons, photoRequestMost } = site.vehiclePage;
  const links = vehicleActions(car, {
    buttons,
    photoRequestMost,
    reserve: site.reserve,
    chat: site.chat,
    reports: site.reports,
    stock: site.stock,
  }).map((action) => ({ ...action, href: `#${action.kind}` }));
  return (
    <VehicleDetails
      car={car}
      facts={vehicleFacts(car, { site, money, now })}
      money={money}
      stock={site.stock}
      now={now}
      phone={site.dealer.phone}
      links={links}
      warningId="comparison-rate-warning"
      url={`https://workshop.example${car.path}`}
      similarHref="#similar"
      viewer={site.viewer}
      saved={<SavedButtons site="workshop" car={car} canSave canCompare={false} />}
      breadcrumb={
        <Breadcrumb
          items={[{ label: "Home", href: "#home" }, { label: "Used cars", href: "#used" }, { label: car.name }]}
        />
      }
      {...more}
    />
  );
}

const place = "https://www.openstreetmap.org/export/embed.html?marker=-32.2569,148.6011";
const usual = aCar({
  ...suvPhotos,
  standardEquipment: Array.from({ length: 14 }, (_, index) => `Feature ${index + 1}`),
  dealercomments: "One owner, full service history. ".repeat(20),
});

const meta = {
  component: DetailsOnSite,
  title: "vehicle/vehicle-details",
  parameters: {
    frame: "page",
    answers: { "/view.json": { views: 214, car_fields: {} }, "/autogauge": midMarket({ fill: 0.7 }) },
  },
  args: { car: usual },
} satisfies Meta<typeof DetailsOnSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  args: {
    delivery: {},
    place: { mapUrl: place, seller: "Harbour Motors Pty Ltd, motor dealer licence MD012345" },
    reports: [
      { label: "Vehicle history report", href: "#report", note: "Made by another company, which answers for it." },
    ],
    banner: [
      { title: "Sell us your car", text: "A price in a minute", href: "#sell" },
      { title: "Book a service", text: "At any of our places", href: "#service" },
    ],
  },
};
/** The ways to build the page: `theme.vehicle`. */
export const FromEdgeToEdge: Story = { args: { look: "stage" } };
export const PriceFirst: Story = { args: { look: "price", car: onOffer({ ...suvPhotos }) } };
export const InAMarket: Story = { args: { look: "market" } };
export const UnderAHeadline: Story = { args: { look: "headline" } };
export const FactsFirst: Story = {
  args: {
    look: "facts",
    car: aCar({ ...suvPhotos, item_type: "truck", simple_body: "Tray", tare_weight: 2100, grossvehiclemass: 4500 }),
  },
};
export const Sold: Story = { args: { car: soldYesterday(now, suvPhotos) } };
export const SpinOfAnotherCompany: Story = {
  args: { car: aCar({ ...suvPhotos, spin_code: "https://spin.example/car/7" }) },
};
export const Reserved: Story = { args: { car: electricReserved(suvPhotos) } };
export const OnOffer: Story = { args: { car: onOffer(suvPhotos) } };
export const NoPriceYet: Story = { args: { car: preorderWithoutPrice(suvPhotos) } };
export const NoPhotosOrComments: Story = {
  args: { car: aCar({ ...noPhotos, dealercomments: null, standardEquipment: [] }) },
};
export const Caravan: Story = { args: { car: caravan(noPhotos) } };
export const NothingButAName: Story = { args: { car: bareCar() } };
export const DeliveryRefused: Story = {
  args: {
    delivery: { asked: { postcode: "9999", result: { ok: false, error: "We do not deliver to this postcode." } } },
  },
};
export const ServicesAway: Story = {
  parameters: { answers: { "/view.json": failure(503), "/autogauge": failure(502) } },
};
