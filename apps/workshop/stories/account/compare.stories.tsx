import { CompareActions, CompareEmpty, CompareTable } from "@forecourt/account/compare";
import type { Car } from "@forecourt/core/schemas";
import { CarPicture, CarTags, PriceBlock } from "@forecourt/vehicle/card";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";
import { now, someCars } from "../../lib/workshop-cars.ts";

function ComparisonOnSite({ cars }: { cars: readonly Car[] }) {
  const { site, money } = useWorkshopSite();
  const columns = cars.map((car) => ({
    car,
    picture: <CarPicture source={car.primary_image_url} alt="" widths={[320]} sizes="240px" priority />,
    tags: <CarTags car={car} stock={site.stock} now={now} />,
    price: <PriceBlock car={car} money={money} size="card" />,
    links: [
      { label: "Enquire Now", href: `${car.path}/enquire` },
      { label: "View Details", href: car.path },
    ],
  }));
  return (
    <>
      <CompareActions site="workshop" cars={[]} title="Compare cars" addHref="#stock" />
      <CompareTable columns={columns} locale={money.locale} timeZone={site.timeZone} now={now} />
    </>
  );
}

const meta = {
  component: ComparisonOnSite,
  title: "account/compare",
  args: { cars: someCars.slice(0, 2) },
} satisfies Meta<typeof ComparisonOnSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCars: Story = {};
export const FourCars: Story = { args: { cars: someCars.slice(0, 4) } };
export const OneCar: Story = { args: { cars: someCars.slice(0, 1) } };
export const NoCars: Story = { render: () => <CompareEmpty site="workshop-none" stockHref="#stock" /> };
