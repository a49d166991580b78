import { aCar, aSite, caravan, electricReserved, onOffer, preorderWithoutPrice, soldYesterday } from "@forecourt/core/testing";
import type { Car } from "@forecourt/core/schemas";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CarCard } from "./car-card.tsx";

afterEach(cleanup);

const now = new Date("2026-11-21T00:00:00Z");
const money = { locale: "en-AU", currency: "AUD" };
const card = (car: Car) => render(<CarCard car={car} money={money} stock={aSite().stock} now={now} similarHref="/search/similar" estimate={<p>Est. $100 a week</p>} />).container;

describe("A car card", () => {
  it("names the car, its facts, its price and what the price includes", () => {
    const text = card(aCar({ year: 2021, price: 38_990, price_type: "drive_away", km: 23_255 })).textContent;
    expect(text).toContain("2021 Mazda CX-5 Touring KF");
    expect(text).toContain("23,255 km");
    expect(text).toContain("$38,990 Drive away");
  });

  it("leads to the car and to the enquiry about it", () => {
    const car = aCar();
    card(car);
    expect(screen.getByRole("link", { name: /^2021 Mazda CX-5/ }).getAttribute("href")).toBe(car.path);
    expect(screen.getByRole("link", { name: /Enquire about/ }).getAttribute("href")).toBe(`${car.path}/enquire`);
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
    expect(screen.getByRole("link", { name: /Find Me Something Similar/ }).getAttribute("href")).toBe("/search/similar");
    expect(screen.queryByRole("link", { name: /Enquire about/ })).toBeNull();
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

  it("leaves out the odometer of a caravan", () => {
    expect(card(caravan()).textContent).not.toContain("km");
  });

  it("has a designed state for a car without photos", () => {
    expect(card(aCar({ primary_image_url: null, images: [] })).textContent).toContain("Photos coming soon");
  });

  it("asks for pictures in the sizes of the image endpoint, and uses those of other hosts as they are", () => {
    expect(card(aCar({ primary_image_url: "demo/suv.webp" })).querySelector("img")?.getAttribute("srcset")).toContain("/img/320/demo/suv.webp 320w");
    cleanup();
    expect(card(aCar({ primary_image_url: "https://media.example/1.jpg" })).querySelector("img")?.getAttribute("src")).toBe("https://media.example/1.jpg");
  });
});
