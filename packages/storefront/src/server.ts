export * from "./server/create-render.ts";
export { standardHomeBlocks, type HomeBlocksOf } from "./home/standard-home-blocks.ts";
