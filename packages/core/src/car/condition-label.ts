import type { CarPart } from "./car-part.ts";

const labels = { new: "New", demo: "Demo", used: "Used" } as const;

/** Word for a car's condition (S1 §2): "New", "Demo" or "Used"; undefined when not known. */
export function conditionLabel(car: CarPart<"car_type">): string | undefined {
  return car.car_type && Object.hasOwn(labels, car.car_type) ? labels[car.car_type] : undefined;
}
