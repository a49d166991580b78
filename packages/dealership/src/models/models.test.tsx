import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { BrandIntro } from "./brand-intro.tsx";
import { ModelDetails } from "./model-details.tsx";
import { ModelGrid } from "./model-grid.tsx";

afterEach(cleanup);

const picture = { file: "content/cx-5.avif", alt: "Mazda CX-5, from the front" };

describe("a model's page", () => {
  const shown = (changed: Partial<Parameters<typeof ModelDetails>[0]> = {}) =>
    render(
      <ModelDetails
        manufacturer="Mazda"
        name="CX-5"
        place="Artarmon NSW"
        actions={[
          { label: "Get a Quote", href: "/models/order-now?model_id=cx-5" },
          { label: "Book a Test Drive", href: "/book-test-drive?model_id=cx-5" },
        ]}
        features={[]}
        gallery={[]}
        {...changed}
      />,
    );

  it("says what it is, where it is for sale, and how to ask for it", () => {
    shown({ intro: "The family SUV.", picture, stock: "From $41,990 drive away, 12 in stock" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mazda CX-5");
    for (const text of ["For sale in Artarmon NSW", "The family SUV.", "From $41,990 drive away, 12 in stock"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Get a Quote", "Book a Test Drive"]);
  });

  it("shows a feature whole up to 600 characters, and the rest of a longer one on demand", () => {
    const long = `${"a".repeat(596)} end of the text`;
    shown({
      features: [
        { title: "Short", description: "Room for five." },
        { title: "Long", description: long, picture },
      ],
    });
    const [short, folded] = screen.getAllByRole("listitem");
    expect(within(short as HTMLElement).queryByText("Show More")).toBeNull();
    expect(within(folded as HTMLElement).getByText(`${"a".repeat(596)}...`)).toBeTruthy();
    expect(within(folded as HTMLElement).getByText("Show More")).toBeTruthy();
    expect(within(folded as HTMLElement).getByText(long)).toBeTruthy();
  });

  it("says why to reserve one, with where to do it", () => {
    shown({ whyReserve: [{ label: "Trade In Valuation", href: "/cars/trade-in" }, { label: "Fully refundable" }] });
    const list = screen.getByRole("region", { name: "Why reserve" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Trade In Valuation", "Fully refundable"]);
    expect(within(list).getByRole("link").getAttribute("href")).toBe("/cars/trade-in");
  });

  it("leaves out what the model has not", () => {
    shown();
    expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows its pictures, and says that it is coming", () => {
    shown({ gallery: [picture], note: "Coming soon" });
    expect(screen.getByRole("img", { name: "Mazda CX-5, from the front" })).toBeTruthy();
    expect(screen.getByText("Coming soon")).toBeTruthy();
  });
});

describe("a grid of models", () => {
  it("leads to each model from its name", () => {
    render(
      <ModelGrid
        title="SUVs"
        id="suv"
        models={[
          { href: "/models/cx-5", name: "Mazda CX-5", picture, stock: "12 in stock" },
          { href: "/models/cx-6e", name: "Mazda CX-6e", note: "Coming soon", text: "Electric." },
        ]}
      />,
    );
    expect(screen.getByRole("region", { name: "SUVs" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mazda CX-5" }).getAttribute("href")).toBe("/models/cx-5");
    expect(screen.getByText("Coming soon")).toBeTruthy();
  });

  it("ends a line between a model's price and how many there are, not within the price", () => {
    const stock = "From $41,990 drive away, 12 in stock";
    const { container } = render(<ModelGrid models={[{ href: "/models/cx-5", name: "Mazda CX-5", stock }]} />);
    const parts = [...container.querySelectorAll("p > span")].map(({ textContent }) => textContent.trim());
    expect(parts).toEqual(["From $41,990 drive away,", "12 in stock"]);
  });

  it("says what its models are, and leads to all of them", () => {
    render(
      <ModelGrid
        title="SUVs"
        id="suv"
        intro="For families."
        more={<a href="/models?body=SUV">See all</a>}
        models={[]}
      />,
    );
    expect(screen.getByText("For families.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all" })).toBeTruthy();
  });

  it("has the heading of its page where it has none of its own", () => {
    render(<ModelGrid models={[{ href: "/models/cx-5", name: "Mazda CX-5" }]} />);
    expect(screen.getByRole("heading", { level: 2, name: "Mazda CX-5" })).toBeTruthy();
  });
});

describe("the head of a brand's overview", () => {
  it("leads to its cars", () => {
    render(
      <BrandIntro
        brand={{
          name: "Mazda",
          short_description: "Every current Mazda.",
          description: "<p>Hiroshima</p>",
          banner: picture,
        }}
        searchHref="/search/mazda"
      />,
    );
    expect(screen.getByRole("link", { name: "See every Mazda in stock" }).getAttribute("href")).toBe("/search/mazda");
    expect(screen.getByText("Hiroshima")).toBeTruthy();
  });
});

describe("models beside each other", () => {
  const models = [{ href: "/models/cx-5", name: "Mazda CX-5" }];
  const rowOf = (more?: ReactNode) => {
    render(<ModelGrid title="The range" id="range" models={models} more={more} />);
    return screen.getByRole("list").dataset["strip"];
  };
  it("are a row to be pushed aside on a phone where the way to all of them stands above, else below one another", () => {
    expect(rowOf(<a href="/models">See all models</a>)).toBe("true");
    cleanup();
    expect(rowOf()).toBeUndefined();
  });
});
