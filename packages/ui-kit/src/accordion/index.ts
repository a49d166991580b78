export { Accordion } from "./accordion.tsx";
export type { AccordionProps } from "./accordion.tsx";
export { AccordionItem } from "./accordion-item.tsx";
export type { AccordionItemProps } from "./accordion-item.tsx";
