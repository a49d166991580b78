import { cardActions } from "@forecourt/core";
import {
  aCar,
  aSite,
  caravan,
  electricReserved,
  onOffer,
  preorderWithoutPrice,
  soldYesterday,
} from "@forecourt/core/testing";
import type { Car } from "@forecourt/core/schemas";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CarCardProps } from "./car-card.tsx";
import { CarCard } from "./car-card.tsx";

afterEach(cleanup);

const now = new Date("2026-11-21T00:00:00Z");
const money = { locale: "en-AU", currency: "AUD" };
const { stock, card: shows, reserve } = aSite();
const links = (car: Car) =>
  cardActions(car, { buttons: shows.buttons, reserve, stock }).map((action) => ({
    ...action,
    href: action.kind === "findSimilar" ? "/search/similar" : `${car.path}/${action.kind}`,
  }));
const card = (car: Car, more: Partial<CarCardProps> = {}) =>
  render(
    <CarCard
      car={car}
      href={car.path}
      money={money}
      stock={stock}
      now={now}
      shows={shows}
      links={links(car)}
      similarHref="/search/similar"
      estimate={<p>Est. $100 a week</p>}
      {...more}
    />,
  ).container;

describe("A car card", () => {
  it("keeps a word with a hyphen in one line where the name may take two, and has no element for it where it fits", () => {
    const wholeIn = (car: Partial<Car>) => {
      cleanup();
      const link = card(aCar({ year: 2019, badge: null, series: null, ...car })).querySelector("h3 a");
      return [link?.textContent, [...(link?.querySelectorAll("span") ?? [])].map(({ textContent }) => textContent)];
    };
    expect(wholeIn({ make: "Kawasaki", model: "Ninja ZX-6R" })).toEqual(["2019 Kawasaki Ninja ZX-6R", ["ZX-6R"]]);
    const twice = { make: "Mercedes-Benz", model: "Mercedes-Benz Vito" };
    expect(wholeIn(twice)[1]).toEqual(["Mercedes-Benz", "Mercedes-Benz"]);
    expect(wholeIn({ make: "Honda", model: "CR-V" })).toEqual(["2019 Honda CR-V", []]);
    expect(wholeIn({ make: "Toyota", model: "LandCruiser Prado" })).toEqual(["2019 Toyota LandCruiser Prado", []]);
    expect(wholeIn({ make: "Iveco", model: "Four-Wheel-Drive-Daily" })[1]).toEqual([]);
  });

  it("names the car, its facts, its price and what the price includes", () => {
    const text = card(aCar({ year: 2021, price: 38_990, price_type: "drive_away", km: 23_255 })).textContent;
    expect(text).toContain("2021 Mazda CX-5 Touring KF");
    expect(text).toContain("Used, Automatic, 23,255\u00a0km");
    expect(text).toContain("$38,990 Drive away");
  });

  it("has one main action by default, which needs no element around it; all else of it leads to the car", () => {
    const car = aCar();
    const { firstElementChild } = card(car);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      car.path,
      `${car.path}/enquire`,
    ]);
    // A results page has 21 of them.
    expect(firstElementChild?.querySelectorAll("*").length).toBeLessThanOrEqual(14);
  });

  it("leads to the car and to the enquiry about it", () => {
    const car = aCar();
    card(car);
    expect(screen.getByRole("link", { name: /^2021 Mazda CX-5/ }).getAttribute("href")).toBe(car.path);
    expect(screen.getByRole("link", { name: /^Enquire Now: / }).getAttribute("href")).toBe(`${car.path}/enquire`);
  });

  it("shows the offer price, the price before, and what was taken off", () => {
    const text = card(onOffer()).textContent;
    expect(text).toContain("$36,990");
    expect(text).toContain("$39,990");
    expect(text).toContain("Reduced by");
  });

  it("offers something similar instead of an enquiry when the car is sold", () => {
    card(soldYesterday(now));
    expect(screen.getByText("JUST SOLD")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Find Me Something Similar/ }).getAttribute("href")).toBe(
      "/search/similar",
    );
    expect(screen.queryByRole("link", { name: /^Enquire Now: / })).toBeNull();
    expect(screen.queryByText("Est. $100 a week")).toBeNull();
  });

  it("says PREORDER where there is no price yet", () => {
    expect(card(preorderWithoutPrice()).textContent).toContain("PREORDER");
  });

  it("shows Electric as the tag and Reserved beside it", () => {
    const text = card(electricReserved()).textContent;
    expect(text).toContain("Electric");
    expect(text).toContain("Reserved");
  });

  it("shows a badge as a picture on a certified used car of a make that the site names, and on no other", () => {
    const certified = { ...stock, certifiedMakes: ["Mazda"] };
    card(aCar({ make: "Mazda", car_type: "used", certified: true, fuel: "Petrol" }), { stock: certified });
    expect(screen.getByRole("img", { name: "Certified used Mazda" }).querySelector("svg")).not.toBeNull();
    cleanup();
    card(aCar({ make: "Kia", car_type: "used", certified: true, fuel: "Petrol" }), { stock: certified });
    expect(screen.queryByRole("img", { name: /Certified/ })).toBeNull();
  });

  it("leaves out the odometer of a caravan", () => {
    expect(card(caravan()).textContent).not.toContain("km");
  });

  it("has a designed state for a car without photos", () => {
    expect(card(aCar({ primary_image_url: null, images: [] })).textContent).toContain("Photos coming soon");
  });

  it("shows no odometer that is no number", () => {
    expect(card(aCar({ km: Number.NaN })).textContent).not.toContain("km");
  });

  it("asks whether something similar is wanted where the site shows no details", () => {
    card(aCar(), { shows: { ...shows, details: false } });
    expect(screen.getByRole("link", { name: "Like this and want something similar?" }).getAttribute("href")).toBe(
      "/search/similar",
    );
    expect(document.body.textContent).not.toContain("Automatic");
  });

  it("says how far away a car is before it says where, as a long name is cut short", () => {
    const text = card(aCar({ city: "Wagga Wagga North Industrial Estate" }), { distance: "312 km away" }).textContent;
    expect(text).toContain("312 km away · Wagga Wagga North Industrial Estate");
  });

  it("shows where the car stands and how often it was seen only where the site wants it", () => {
    const text = card(aCar({ city: "Parramatta", views: 1204 }), {
      shows: { details: true, locationOverlay: false, views: true },
    }).textContent;
    expect(text).not.toContain("Parramatta");
    expect(text).toContain("1,204 views");
  });

  it("has every button with the name of its car, the first as the main one, and room for heart and compare", () => {
    const car = aCar();
    card(car, {
      links: [
        { kind: "call", label: "Call the dealer", href: "tel:1" },
        { kind: "finance", label: "Get Finance", href: "/finance" },
      ],
      saved: <button>Save it</button>,
    });
    expect(
      screen
        .getAllByRole("link")
        .slice(1)
        .map((link) => link.getAttribute("aria-label")),
    ).toEqual([`Call the dealer: ${car.name}`, `Get Finance: ${car.name}`]);
    expect(screen.getByRole("button", { name: "Save it" })).toBeTruthy();
  });

  it("that leads a grid has a picture of more than half of a desk, also where a browser cannot measure it before it comes", () => {
    const sizes = (more: Partial<CarCardProps>) => {
      cleanup();
      return card(aCar({ primary_image_url: "demo/suv.webp" }), more)
        .querySelector("img")
        ?.getAttribute("sizes");
    };
    expect(sizes({ isLead: true })).toBe("auto,(min-width:992px)58vw,(min-width:576px)46vw,94vw");
    expect(sizes({})).toContain("(min-width:1200px)320px");
  });

  it("asks for pictures in the sizes of the image endpoint, and uses those of other hosts as they are", () => {
    expect(
      card(aCar({ primary_image_url: "demo/suv.webp" }))
        .querySelector("img")
        ?.getAttribute("srcset"),
    ).toContain("/img/320/demo/suv.webp 320w");
    cleanup();
    expect(
      card(aCar({ primary_image_url: "https://media.example/1.jpg" }))
        .querySelector("img")
        ?.getAttribute("src"),
    ).toBe("https://media.example/1.jpg");
  });
});
