// Plain JavaScript on purpose: see ../../routes.js.
import { resolve } from "node:path";
import { normalizePath } from "vite";

/**
 * For which files the hooks of React Router's plugins do something in a build; all others they give back as they came.
 * The bundler then does not ask them: each question hands a file's text over from native code, and "dot-server" had
 * each import resolved twice.
 */
export const filesOfHooks = {
  "react-router": { transform: /\.module\.[a-z]+(?:\?|$)/ },
  "react-router:build-client-route": { transform: /\?__react-router-build-client-route$/ },
  "react-router:split-route-modules": { transform: /\?route-chunk=/ },
  "react-router:virtual-modules": { resolveId: /^virtual:react-router\// },
  "react-router:dot-server": { resolveId: /\.server\b/ },
  "react-router:dot-client": { transform: /\.client\b/ },
};

/** The plugin that takes from a route what servers alone need: two fifths of the main thread's time. */
export const pluginOfExports = "react-router:route-exports";
/** Plugins whose `transform` makes something of routes alone: which files these are, the configuration says. */
export const pluginsOfRoutes = ["react-router:route-chunks-index", pluginOfExports];

/** Plugins that do something under development alone. */
export const developmentPlugins = [
  "react-router:inject-hmr-runtime",
  "react-router:hmr-runtime",
  "react-router:react-refresh-babel",
  "react-router:hmr-updates",
];

/** What Babel made of routes, which is the same in every template that one process builds. */
const made = new Map();

/** A `transform` that asks for what it made of the same text before. Errors are not kept. */
const remembered = (transform) =>
  async function (code, id, options) {
    const key = `${options?.ssr === true} ${id}\n${code}`;
    if (!made.has(key)) made.set(key, await transform.call(this, code, id, options));
    return made.get(key);
  };

/**
 * React Router's plugins for a build, asked only for files of which they make something: a quarter of a build's
 * processor time. What is built is the same, byte for byte (decisions/0047).
 *
 * @param {import("vite").Plugin[]} plugins what `reactRouter()` returns
 * @returns {import("vite").Plugin[]}
 */
export const withHookFilters = (plugins) => {
  const routes = { id: /./ };
  const filtersOf = ({ name }) =>
    pluginsOfRoutes.includes(name)
      ? [["transform", routes]]
      : Object.entries(filesOfHooks[name] ?? {}).map(([hook, id]) => [hook, { id }]);
  return [
    ...plugins
      .filter(({ name }) => !developmentPlugins.includes(name))
      .map((plugin) => ({
        ...plugin,
        ...Object.fromEntries(
          filtersOf(plugin).map(([hook, filter]) => {
            const handler = plugin.name === pluginOfExports ? remembered(plugin[hook]) : plugin[hook];
            return [hook, { filter, handler }];
          }),
        ),
      })),
    {
      name: "forecourt:hook-filters",
      configResolved({ __reactRouterPluginContext: context }) {
        // React Router reads what routes export in a server of its own, which has no routes.
        if (!context) return;
        const { reactRouterConfig } = context;
        const files = Object.values(reactRouterConfig.routes).map(({ file }) =>
          normalizePath(resolve(reactRouterConfig.appDirectory, file)),
        );
        routes.id = new RegExp(`^(?:${files.map((file) => RegExp.escape(file)).join("|")})(?:\\?|$)`);
      },
    },
  ];
};
