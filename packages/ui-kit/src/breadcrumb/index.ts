export { Breadcrumb } from "./breadcrumb.tsx";
export type { BreadcrumbItem, BreadcrumbProps } from "./breadcrumb.tsx";
