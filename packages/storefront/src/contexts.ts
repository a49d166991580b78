import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import { createContext } from "react-router";

/** The site that the request's host name picked; set for each request by `createRender`. */
export const siteContext = createContext<Site>();

/** The platform's endpoints, for loaders and actions; set for each request by `createRender`. */
export const apiContext = createContext<ApiClient>();

/** The instant of the request, so that everything on one page agrees on the time. */
export const nowContext = createContext<Date>();
