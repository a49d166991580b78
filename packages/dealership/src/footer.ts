export { SiteFooter, type FooterPlace, type SiteFooterProps } from "./site-footer.tsx";
