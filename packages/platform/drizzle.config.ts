import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/records/schema.ts",
  casing: "snake_case",
  out: "./drizzle",
});
