// Plain JavaScript on purpose: see routes.js.

/**
 * What is so in every browser that a template is built for. React asks it for servers and old browsers; what would
 * follow if it were not so does not come.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const browserFacts = {
  "typeof window": '"object"',
  "typeof document": '"object"',
  "typeof performance": '"object"',
  "typeof process": '"undefined"',
  "typeof setImmediate": '"undefined"',
  "typeof AbortController": '"function"',
  "typeof MessageChannel": '"function"',
  "typeof Promise": '"function"',
  "typeof clearTimeout": '"function"',
  "typeof queueMicrotask": '"function"',
  "typeof reportError": '"function"',
  "typeof setTimeout": '"function"',
  // The version of an Internet Explorer.
  "document.documentMode": "undefined",
};
