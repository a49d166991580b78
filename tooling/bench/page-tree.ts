import type { Page } from "playwright-core";

/** An element as `[tag, attributes, ...children]`, or a text. */
export type PageTree = string | [tag: string, attributes: Record<string, string | boolean>, ...children: PageTree[]];

/** The elements of a page's body as data that React can render again, without scripts. */
export function pageTree(page: Page): Promise<PageTree> {
  return page.evaluate(() => {
    const names: Record<string, string> = {
      class: "className",
      for: "htmlFor",
      tabindex: "tabIndex",
      srcset: "srcSet",
      maxlength: "maxLength",
      inputmode: "inputMode",
      autocomplete: "autoComplete",
      enterkeyhint: "enterKeyHint",
      fetchpriority: "fetchPriority",
      popovertarget: "popoverTarget",
      popovertargetaction: "popoverTargetAction",
      value: "defaultValue",
      checked: "defaultChecked",
      viewbox: "viewBox",
      readonly: "readOnly",
    };
    const left = new Set(["SCRIPT", "NOSCRIPT", "STYLE"]);
    const toData = (element: Element): PageTree => {
      const attributes: Record<string, string | boolean> = {};
      for (const { name, value } of element.attributes)
        if (name !== "style" && name !== "selected" && !name.startsWith("on"))
          attributes[names[name.toLowerCase()] ?? name] =
            value === "" && ["open", "inert", "hidden", "required"].includes(name) ? true : value;
      const children: PageTree[] = [];
      for (const child of element.childNodes) {
        if (child instanceof Text && child.data !== "") children.push(child.data);
        else if (child instanceof Element && !left.has(child.tagName)) children.push(toData(child));
      }
      return [
        element.namespaceURI === "http://www.w3.org/2000/svg" ? element.tagName : element.tagName.toLowerCase(),
        attributes,
        ...children,
      ];
    };
    const body = toData(document.body);
    return typeof body === "string" ? body : (["div", {}, ...body.slice(2)] as PageTree);
  });
}
