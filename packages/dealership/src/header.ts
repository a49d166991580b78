export { HeaderSearch } from "./header-search.tsx";
export type { LogoPicture } from "./site-logo.tsx";
export { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";
