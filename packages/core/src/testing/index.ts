export * from "./a-car.ts";
export * from "./a-site.ts";
export * from "./car-presets.ts";
export * from "./entity-presets.ts";
