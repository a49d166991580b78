// Plain JavaScript on purpose: see ../../routes.js.

/** Functions that nobody may call, each with what it says then. */
const refusing = (names, text) =>
  names.map(
    (name) => `export const ${name} = () => { throw new Error(${JSON.stringify(`[storefront] ${text}`)}); };\n`,
  );

const lazyDiscovery =
  'Finding routes one by one is left out of templates: say `routeDiscovery: { mode: "initial" }` in react-router.config.ts.';

/**
 * Files of React Router that no template runs in a browser, below its `lib`, and what stands there for each: the same
 * exports, by which a build with another version fails where that has others (unused-router.test.ts says which).
 */
export const unusedRouterFiles = {
  // A template tells the browser all its routes at once.
  "dom/ssr/fog-of-war.js": [
    ...refusing(
      ["getManifestPath", "getPartialManifest", "getPathsWithAncestors", "handleClientVersionMismatch"],
      lazyDiscovery,
    ),
    `export const isFogOfWarEnabled = ({ mode }) => { if (mode === "lazy") throw new Error(${JSON.stringify(`[storefront] ${lazyDiscovery}`)}); return false; };\n`,
    "export const getPatchRoutesOnNavigationFunction = () => undefined;\n",
    "export const useFogOFWarDiscovery = () => {};\n",
    "export const URL_LIMIT = 7680;\n",
  ].join(""),
  "router/instrumentation.js": [
    ...refusing(
      ["getRouteInstrumentationUpdates", "instrumentClientSideRouter", "instrumentHandler"],
      "React Router's instrumentation is left out of templates: leave out `instrumentations`.",
    ),
    "export const consumeInstrumentationClientResultMetaReceiver = () => undefined;\n",
    "export const instrumentationResultMetaContext = undefined;\n",
  ].join(""),
};

const ofRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/;

/**
 * Leaves {@link unusedRouterFiles} out of what browsers load: 2 kB of every page.
 *
 * @returns {import("vite").Plugin}
 */
export const withoutUnusedRouter = () => ({
  name: "forecourt:without-unused-router",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: ofRouter },
    handler: (id) => unusedRouterFiles[ofRouter.exec(id)[1].replaceAll("\\", "/")] ?? null,
  },
});
