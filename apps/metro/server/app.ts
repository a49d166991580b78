import { createRender } from "@forecourt/storefront/server";
import * as build from "virtual:react-router/server-build";

export const render = createRender(build);
export const publicPath = build.publicPath;
