import { aCar, caravan } from "@forecourt/core/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FactsStrip } from "./facts-strip.tsx";

afterEach(cleanup);
const factsOf = (car: ReturnType<typeof aCar>) =>
  [...render(<FactsStrip car={car} locale="en-AU" />).container.querySelectorAll("li")].map((fact) => fact.textContent);

describe("the facts of a vehicle at a glance", () => {
  it("say of a caravan who sleeps in it, how long it is and what it weighs loaded", () => {
    const facts = factsOf(caravan({ sleeps: 4, body_length: 6200, aggregate_trailer_mass: 2990 }));
    expect(facts).toEqual(expect.arrayContaining(["Sleeps4", "Body length6.2 m", "Loaded at most2,990 kg"]));
  });

  it("begin with what a truck carries, what it may weigh and its body", () => {
    const truck = { item_type: "truck", simple_body: "Pantech", tare_weight: 3900, grossvehiclemass: 7500 };
    expect(factsOf(aCar(truck)).slice(0, 4)).toEqual([
      "Payload3,600 kg",
      "GVM7,500 kg",
      "BodyPantech",
      "ConditionUsed",
    ]);
    cleanup();
    // What a prime mover pulls is not known from what it weighs.
    expect(factsOf(aCar({ ...truck, simple_body: "Prime mover" })).slice(0, 2)).toEqual([
      "GVM7,500 kg",
      "BodyPrime mover",
    ]);
  });

  it("leave out what a caravan's record does not say, and say nothing of the kind of a car", () => {
    const unknown = { sleeps: undefined, body_length: undefined, aggregate_trailer_mass: undefined };
    expect(factsOf(caravan(unknown)).join(" ")).not.toMatch(/Sleeps|length|Loaded/);
    cleanup();
    expect(factsOf(aCar({ sleeps: 4 })).join(" ")).not.toContain("Sleeps");
  });
});
