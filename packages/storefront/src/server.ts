export * from "./server/create-render.ts";
export * from "./server/own-pages.ts";
