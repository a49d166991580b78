import { BrandIntro, ModelDetails, ModelGrid } from "@forecourt/dealership/models";
import { MakeMark } from "@forecourt/search/finder";
import { Button } from "@forecourt/ui-kit/button";
import type { Meta, StoryObj } from "@storybook/react-vite";

const picture = { file: "workshop/suv-front.webp", alt: "A red SUV, from the front" };
const models = [
  {
    href: "/models/cx-5",
    name: "Mazda CX-5",
    text: "The family SUV that sells more than any other Mazda.",
    picture,
    stock: "From $41,990 drive away, 34 in stock",
  },
  { href: "/models/cx-6e", name: "Mazda CX-6e", text: "The electric SUV.", note: "Coming soon" },
  {
    href: "/models/bt-50",
    name: "Mazda BT-50",
    text: "A ute that tows 3,500 kg.",
    picture: { file: "workshop/ute-front.webp", alt: "A white ute" },
    stock: "From $43,990 drive away, 9 in stock",
  },
];

const meta = { title: "dealership/models" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = { render: () => <ModelGrid title="SUVs" id="suvs" models={models} /> };

export const GridWithIntro: Story = {
  render: () => (
    <ModelGrid
      title="The Mazdas of today"
      id="today"
      intro="Every current model stands in one of our yards."
      models={models}
      more={
        <Button href="/models" variant="link">
          See all models
        </Button>
      }
    />
  ),
};

export const Details: Story = {
  render: () => (
    <ModelDetails
      manufacturer="Mazda"
      name="CX-5"
      intro="The family SUV that sells more than any other Mazda."
      description="<p>Five adults, 1.8 tonnes on the tow bar, and a boot for the dog.</p>"
      picture={picture}
      place="Artarmon NSW"
      stock="From $41,990 drive away, 34 in stock"
      actions={[
        { label: "Get a Quote", href: "/models/order-now?model_id=cx-5" },
        { label: "Book a Test Drive", href: "/book-test-drive?model_id=cx-5" },
        { label: "Finance Enquiry", href: "/finance#finance-form" },
      ]}
      features={[
        { title: "Room for five", description: "Adults fit behind adults.", picture },
        { title: "A long story", description: "It begins well. ".repeat(60) },
        { title: "Tows 1,800 kg" },
      ]}
      gallery={[picture, { file: "workshop/ute-front.webp", alt: "A white ute" }]}
    />
  ),
};

/** One that cannot be ordered yet, of which nothing else is known. */
export const ComingSoon: Story = {
  render: () => (
    <ModelDetails
      manufacturer="Mazda"
      name="CX-6e"
      place="Artarmon NSW"
      note="Coming soon"
      actions={[{ label: "Register Your Interest", href: "#register-your-interest" }]}
      features={[]}
      gallery={[]}
    />
  ),
};

export const Brand: Story = {
  render: () => (
    <BrandIntro
      brand={{ name: "Mazda", short_description: "Every current Mazda.", banner: picture }}
      mark={<MakeMark make="Mazda" size="l" />}
      searchHref="/search/mazda"
    />
  ),
};
