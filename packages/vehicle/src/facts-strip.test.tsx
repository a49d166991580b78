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

  it("leave out what a caravan's record does not say, and say nothing of the kind of a car", () => {
    const unknown = { sleeps: undefined, body_length: undefined, aggregate_trailer_mass: undefined };
    expect(factsOf(caravan(unknown)).join(" ")).not.toMatch(/Sleeps|length|Loaded/);
    cleanup();
    expect(factsOf(aCar({ sleeps: 4 })).join(" ")).not.toContain("Sleeps");
  });
});
