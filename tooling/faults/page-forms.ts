import { defaultTreeAdapter as tree, parse } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** A form of a page, as a browser would send it. */
export interface PageForm {
  action: string;
  method: "GET" | "POST";
  /** Name and value of each field, as they stand in the page. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** Every element of a page, in order, those in templates too. */
export function* elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsOf("content" in child ? child.content : child);
  }
}

/** The value of an element's attribute. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/**
 * The forms of a page.
 *
 * @param path address of the page, for forms that say none
 * @example
 * pageForms('<form method=post><input name=location_id value=""></form>', "/phone-numbers")
 * // [{ action: "/phone-numbers", method: "POST", fields: [["location_id", ""]] }]
 */
export function pageForms(html: string, path: string): PageForm[] {
  return [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName === "form")
    .map((form) => ({
      action: attributeOf(form, "action") ?? path,
      method: attributeOf(form, "method")?.toLowerCase() === "post" ? "POST" : "GET",
      fields: [...elementsOf(form)].flatMap((field) => {
        const name = attributeOf(field, "name");
        return name !== undefined && ["input", "select", "textarea", "button"].includes(field.tagName)
          ? [[name, attributeOf(field, "value") ?? ""] as const]
          : [];
      }),
    }));
}

/** Addresses of the same site that a page leads to, without what stands behind `#`. */
export function pageLinks(html: string): string[] {
  return [...elementsOf(parse(html))].flatMap((element) => {
    const to = element.tagName === "a" ? attributeOf(element, "href")?.split("#")[0] : undefined;
    return to?.startsWith("/") && !to.startsWith("//") ? [to] : [];
  });
}
