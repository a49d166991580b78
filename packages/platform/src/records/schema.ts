export * from "./content-tables.ts";
export * from "./identity-tables.ts";
export * from "./payment-tables.ts";
export * from "./removal-tables.ts";
export * from "./site-tables.ts";
export * from "./stock-and-lead-tables.ts";
export * from "./trade-in-tables.ts";
export * from "./vehicle-tables.ts";
