// All that the storefront takes of React Router beyond what it documents. Nothing else may name its internals
// (decisions/0044).
export { developmentStart } from "./development-start.ts";
export { giveData, loaderDataElement, loaderDataId } from "./loader-data.ts";
export { ownStart } from "./own-start.ts";
export { knowRoutes, routerProgram } from "./router-start.ts";
export type { RouterStart } from "./router-start.ts";
export { ScrollRestoration } from "./scroll-restoration.ts";
