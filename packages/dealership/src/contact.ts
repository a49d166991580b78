export { ContactLinks, type ContactLinksProps } from "./contact-links.tsx";
