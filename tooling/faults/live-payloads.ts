import { createHash } from "node:crypto";
import { defaultTreeAdapter as tree, parse } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";
import { attributeOf, elementsOf } from "./page-forms.ts";

/** Attributes that a browser goes to, runs or loads. */
const addresses = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "srcdoc",
  "xlink:href",
  "poster",
  "background",
]);

/**
 * What of a page's payloads a browser would take for more than text, and what is wrong with its
 * Content-Security-Policy.
 *
 * @param policy value of the header; undefined where the page has none
 * @param named origins whose scripts the dealer's document lets in
 * @example
 * livePayloads('<p title=""onzq=1>', "script-src 'self'; object-src 'none'; base-uri 'self'") // ["a handler onzq on <p>"]
 */
export function livePayloads(html: string, policy: string | undefined, named: readonly string[] = []): string[] {
  const problems: string[] = [];
  for (const element of elementsOf(parse(html))) {
    const { tagName } = element;
    if (tagName.startsWith("zq-")) problems.push(`an element <${tagName}>`);
    for (const { name, value } of element.attrs) {
      if (/^on/i.test(name)) problems.push(`a handler ${name} on <${tagName}>`);
      if (addresses.has(name) && /^(?:javascript|vbscript|data:text)/i.test(value.replaceAll(/[\0-\x20]/g, "")))
        problems.push(`the address ${value.slice(0, 30)} in ${name} of <${tagName}>`);
    }
    if (tagName === "script") problems.push(...scriptProblems(element, policy));
    if (tagName === "style" && textOf(element).includes("zq-x")) problems.push("a payload in a stylesheet");
  }
  return [...problems, ...policyProblems(policy, named)];
}

function scriptProblems(script: DefaultTreeAdapterTypes.Element, policy = ""): string[] {
  const type = attributeOf(script, "type")?.toLowerCase() ?? "";
  const text = textOf(script);
  if (attributeOf(script, "src") !== undefined) return [];
  if (/json/.test(type)) return text === "" || isJson(text) ? [] : [`a script of ${type} that is no JSON`];
  if (!["", "module", "text/javascript", "application/javascript", "importmap", "speculationrules"].includes(type))
    return [];
  const hash = createHash("sha256").update(text).digest("base64");
  return [
    ...(/zq-x|zq\(\)/.test(text) ? ["a payload in a script"] : []),
    ...(policy.includes(`'sha256-${hash}'`) ? [] : ["a script that the policy does not name"]),
  ];
}

function policyProblems(policy: string | undefined, named: readonly string[]): string[] {
  if (policy === undefined) return ["no Content-Security-Policy"];
  const directives = new Map(policy.split(";").map((part) => [part.trim().split(" ")[0] ?? "", part]));
  const sources = directives.get("script-src") ?? directives.get("default-src") ?? "";
  const scripts = sources
    .split(" ")
    .filter((source) => !named.includes(source))
    .join(" ");
  return [
    ...(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|https?:|data:/.test(scripts) || scripts === ""
      ? [`a policy that lets scripts in: ${scripts}`]
      : []),
    ...(directives.has("object-src") || directives.get("default-src") === "default-src 'none'"
      ? []
      : ["a policy without object-src"]),
    ...(directives.has("base-uri") ? [] : ["a policy without base-uri"]),
  ];
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
