// Plain JavaScript on purpose: see routes.js.

const refusal = (what) => `throw Error(${JSON.stringify(`[storefront] ${what}`)})`;

/**
 * Functions of React DOM that no template runs in a browser, by a pattern of their names, and what stands in each. React DOM is one file, which no
 * bundler can shake.
 */
export const unusedReact = [
  // Without these <ViewTransition> shows what it holds, and nothing moves: React never begins a transition.
  { names: /^createViewTransitionInstance$/, body: "return {}" },
  { names: /ViewTransition/, body: "" },
  // A ref on a <Fragment>: what it gives is refused, so nothing is left to follow.
  {
    names: /^FragmentInstance$/,
    body: refusal("A ref on a Fragment is left out of templates: put it on an element."),
  },
  { names: /^isFragmentInstanceHostBoundary$/, body: "return !0" },
  { names: /FragmentInstance.+|.FragmentInstances?$|^validateDocumentPositionWithFiberTree$/, body: "" },
];

const functions = /^function (\w+)\(([^)]*)\) \{\n[^]*?^\}\n/gm;
const methods = /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};\n/gm;

/**
 * Takes {@link unusedReact} out of React DOM's client.
 *
 * @param {string} code
 * @throws Error where this version of React DOM has none of a kind
 */
export function withoutUnused(code) {
  const found = new Set();
  const left = code.replace(methods, "").replace(functions, (text, name, parameters) => {
    const unused = unusedReact.find(({ names }) => names.test(name));
    if (!unused) return text;
    found.add(unused);
    return `function ${name}(${unused.body ? parameters : ""}) {${unused.body}}\n`;
  });
  const missing = unusedReact.filter((one) => !found.has(one));
  if (missing.length > 0)
    throw new Error(
      `[storefront] This version of React DOM has no function named ${missing.map(({ names }) => names).join(", ")}: look at unused-react.js.`,
    );
  return left;
}

/**
 * Leaves them out of what browsers load: 5 kB of every page.
 *
 * @returns {import("vite").Plugin}
 */
export const withoutUnusedReact = () => ({
  name: "forecourt:without-unused-react",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/]react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
