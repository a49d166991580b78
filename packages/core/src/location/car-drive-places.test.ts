import { describe, expect, it } from "vitest";
import { carLocationSchema } from "../entities/car-location.ts";
import type { Location } from "../entities/location.ts";
import { aSite } from "../testing/a-site.ts";
import { carDrivePlaces } from "./car-drive-places.ts";

describe("carDrivePlaces", () => {
  const [first] = aSite().locations;
  if (!first) throw new Error("A site has a location.");
  const places = ["1", "2", "3"].map((id): Location => ({ ...first, id, visible: true, location_type: "sales" }));
  const at = (id: string, ...others: string[]) => ({
    location: carLocationSchema.parse({
      id,
      name: `Yard ${id}`,
      distribution_locations: others.map((other) => ({ id: other, name: `Yard ${other}` })),
    }),
  });
  const ids = (car: Parameters<typeof carDrivePlaces>[0], locations = places) =>
    carDrivePlaces(car, locations).map(({ id }) => id);

  it("are the place where the car stands, then those to which it is brought, each once", () => {
    expect(ids(at("2", "3", "2", "1"))).toEqual(["2", "3", "1"]);
    expect(ids(at("3"))).toEqual(["3"]);
  });

  it("leave out places that take no test drives, that nobody sees or that the site has not", () => {
    const service = places.map((place): Location =>
      place.id === "2" ? { ...place, location_type: "service" } : place,
    );
    expect(ids(at("2", "1", "9"), service)).toEqual(["1"]);
    expect(
      ids(
        at("1", "3"),
        places.map((place) => ({ ...place, visible: place.id === "1" })),
      ),
    ).toEqual(["1"]);
  });

  it("are none for a car whose record names no place", () => {
    expect(ids({ location: null })).toEqual([]);
  });
});
