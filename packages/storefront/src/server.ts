export * from "./server/create-render.ts";
export { templatePages } from "./server/template-pages.ts";
export { standardHomeBlocks, type HomeBlocksOf } from "./home/standard-home-blocks.ts";
