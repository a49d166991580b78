export * from "./server/create-render.ts";
