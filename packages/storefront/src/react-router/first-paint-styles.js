const address = "/@react-router/critical.css";

/**
 * Has the sheet of a page's first paint, under development, hold every rule that the server has met. React Router's own
 * follows static imports alone: late and static parts, the footer among them, would stand without their styles until
 * the page is live, and for good without JavaScript.
 */
export const firstPaintStyles = () => ({
  name: "forecourt:first-paint-styles",
  apply: "serve",
  // Before that of React Router.
  configureServer({ middlewares, environments: { client, ssr } }) {
    middlewares.use((request, response, next) => {
      if (request.url?.split("?")[0] !== address) return next();
      const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(({ url }) => url.endsWith(".css"));
      Promise.all(sheets.map(({ url }) => client.transformRequest(url)))
        .then((served) => {
          response.setHeader("Content-Type", "text/css");
          response.end(served.map((one) => rulesOf(one?.code ?? "")).join("\n"));
        })
        .catch((error) => next(error));
    });
  },
});

/**
 * The rules in the module that Vite serves a style sheet as.
 *
 * @example
 * rulesOf('const __vite__css = "a{}"\n__vite__updateStyle(__vite__id, __vite__css)') // "a{}"
 */
export const rulesOf = (code) => JSON.parse(/^const __vite__css = (".*")$/m.exec(code)?.[1] ?? '""');
