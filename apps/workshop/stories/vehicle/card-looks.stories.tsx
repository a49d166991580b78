import { aCar, onOffer } from "@forecourt/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WorkshopCard } from "../../lib/workshop-card.tsx";
import { suvPhotos } from "../../lib/workshop-cars.ts";

const cards = ["photo", "price", "dense", "panel", "framed", "open"] as const;
const pictures = ["plain", "inset", "toned", "wide"] as const;

/** A card in every look of `theme.card`, or a look with everything that `theme.pictures` does to it. */
function Looks({ by }: { by: "card" | "pictures" }) {
  const looks =
    by === "card"
      ? cards.map((card) => ({ name: card, marks: { "data-cards": card, "data-pictures": "plain" } }))
      : pictures.map((picture) => ({ name: picture, marks: { "data-cards": "photo", "data-pictures": picture } }));
  return (
    <div style={{ display: "grid", gap: 32, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))" }}>
      {looks.map(({ name, marks }, index) => (
        <section key={name} {...marks}>
          <h2 style={{ fontSize: "1rem", marginBlockEnd: 8 }}>{name}</h2>
          <WorkshopCard car={index % 2 === 0 ? aCar(suvPhotos) : onOffer(suvPhotos)} priority />
        </section>
      ))}
    </div>
  );
}

const meta = { component: Looks, title: "vehicle/card-looks", args: { by: "card" } } satisfies Meta<typeof Looks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCard: Story = {};
export const EveryPicture: Story = { args: { by: "pictures" } };
