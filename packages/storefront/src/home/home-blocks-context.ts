import { createContext } from "react-router";
import { standardHomeBlocks } from "./standard-home-blocks.ts";
import type { HomeBlocksOf } from "./standard-home-blocks.ts";

/** The template's list of blocks of a first page; set for each request by `createRender`. */
export const homeBlocksContext = createContext<HomeBlocksOf>(standardHomeBlocks);
