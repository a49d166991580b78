// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { PassThrough } from "node:stream";
import { createRequestHandler, RouterContextProvider, Scripts, ServerRouter, useLoaderData } from "react-router";
import type { EntryContext, ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { developmentStart, giveData, knowRoutes, loaderDataElement, ownStart, routerProgram } from "./index.ts";

/** Whoever raises it reads this folder and docs/decisions/0044 first: what follows says which piece no longer fits. */
const knownVersion = "8.4.0";

const manifest = {
  version: "1",
  url: "/manifest-1.js",
  entry: { module: "/entry.js", imports: ["/framework.js"] },
  routes: {
    root: {
      id: "root",
      path: "",
      hasAction: false,
      hasLoader: true,
      hasErrorBoundary: false,
      module: "/root.js",
      clientLoaderModule: "/root-loader.js",
      imports: ["/framework.js", "/shared.js"],
      css: ["/style.css"],
    },
    other: {
      id: "other",
      path: "other",
      hasAction: false,
      hasLoader: false,
      hasErrorBoundary: false,
      module: "/other.js",
    },
  },
};

/** What React Router hands to a server's entry, and what it writes itself into a page of that. */
async function routersOwn(): Promise<{ context: EntryContext; html: string }> {
  let context: EntryContext | undefined;
  let html = "";
  const renderPage = async (request: Request, status: number, headers: Headers, given: EntryContext) => {
    const [forPage, forTest] = given.serverHandoffStream?.tee() ?? [];
    context = { ...given, ...(forTest && { serverHandoffStream: forTest }) };
    const page = (
      <ServerRouter context={{ ...given, ...(forPage && { serverHandoffStream: forPage }) }} url={request.url} />
    );
    html = await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, {
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
        onError: reject,
      });
    });
    return new Response(html, { status, headers });
  };
  const Root = () => (
    <html lang="en">
      <body>
        <p>{useLoaderData<{ make: string }>().make}</p>
        <Scripts />
      </body>
    </html>
  );
  const build = {
    entry: { module: { default: renderPage } },
    routes: {
      root: { id: "root", path: "", module: { default: Root, loader: () => ({ make: "Citroën </p>" }) } },
      other: { id: "other", path: "other", module: { default: Root } },
    },
    assets: manifest,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  await createRequestHandler(build, "production")(
    new Request("http://harbour.localhost/"),
    new RouterContextProvider(),
  );
  if (!context) throw new Error("React Router did not ask for the page.");
  return { context, html };
}

const { context, html } = await routersOwn();
const own = await ownStart(context);
const program = own && routerProgram(own.start, ["root"]);
const withoutSpaces = (code = "") => code.replace(/\s+/g, "").replaceAll(";}", "}");
const scriptsOf = (page: string) => [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code ?? "");

it("is the version that our reaching into it was read for", () => {
  const { version } = createRequire(import.meta.url)("react-router/package.json") as { version: string };
  expect(version, "Read src/react-router and docs/decisions/0044, then write the new version here.").toBe(knownVersion);
});

it("hands the page's data to the server's entry, as a stream, and what it says of itself, as JSON", () => {
  expect(own?.data).toContain("Citroën");
  expect(JSON.parse(own?.start.handoff ?? "")).toMatchObject({ ssr: true, routeDiscovery: { mode: "initial" } });
});

it("opens its context in a browser as we do", () => {
  expect(scriptsOf(html).map(withoutSpaces)).toContain(withoutSpaces(program?.prepare));
});

it("loads the files that we load, keeps the modules of routes under the name that we use, and starts with the entry", () => {
  const [, module = ""] = scriptsOf(html).filter((code) => !code.includes("streamController.enqueue"));
  const loaded = [...module.matchAll(/(?:from |import |import\()"([^"]+)"/g)].map(([, file]) => file ?? "");
  const before = loaded.filter((file) => file !== "/entry.js" && file !== manifest.url);
  expect(program?.files.filter((file) => before.includes(file))).toEqual(before);
  expect(program?.files.slice(-2)).toEqual([manifest.url, "/entry.js"]);
  expect(loaded.at(-1)).toBe("/entry.js");
  expect(module).toContain('window.__reactRouterRouteModules = {"root":route0}');
  expect(module).toContain("const route0 = {...route0_clientLoader,...route0_main}");
});

it("writes the page's data into its context, and closes it, as we do", () => {
  const given = scriptsOf(html).filter((code) => code.includes("streamController."));
  expect(given.at(-1)).toContain("window.__reactRouterContext.streamController.close()");
  const written = given
    .flatMap((code) => [...(/streamController\.enqueue\((".*?")\);/s.exec(code)?.slice(1) ?? [])])
    .map((code) => JSON.parse(code) as string);
  expect(written.join("")).toBe(own?.data);
});

it("finds in a browser what we leave there for it", async () => {
  const data = { textContent: /<script[^>]*>(.*)<\/script>/s.exec(loaderDataElement(own?.data ?? ""))?.[1] };
  const loaded = { "/root.js": { default: 1 }, "/root-loader.js": { clientLoader: 2 } };
  const window: Record<string, unknown> = {};
  const run = (code = "") =>
    // oxlint-disable-next-line typescript/no-implied-eval -- The very text that a page runs.
    new Function("window", "document", "files", "loaded", code)(
      window,
      { getElementById: () => data },
      program?.files,
      loaded,
    );
  run(`${program?.prepare ?? ""}window.stream=window.__reactRouterContext.stream`);
  const { parts, ids } = program?.known ?? {};
  run(knowRoutes({ opens: false }).replace("__parts__", JSON.stringify(parts)).replace("__ids__", JSON.stringify(ids)));
  run(giveData);
  const lines = (data = "") =>
    data
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  expect(lines(await text(window["stream"] as ReadableStream))).toEqual(lines(own?.data));
  expect(window["__reactRouterRouteModules"]).toEqual({ root: { default: 1, clientLoader: 2 } });
});

it("is asked for no sheet of the template, neither on the server nor in a browser, where the page links its own", () => {
  expect(own?.start.sheet).toBe("/style.css");
  expect(own?.context.manifest.routes["root"]?.css).toEqual([]);
  expect(manifest.routes.root.css).toEqual(["/style.css"]);
});

it("makes the routes of the page's address, and no other that a browser may go to", () => {
  expect(Object.keys(own?.context.manifest.routes ?? {})).toEqual(["root"]);
  expect(own?.start.manifest).toMatchObject(manifest);
});

it("tells a browser nothing of the sheet of the first paint under development, so that taking it out leaves the page's parts alone", () => {
  const criticalCss = { rel: "stylesheet", href: "/critical.css?</script>" } as const;
  const handoff = JSON.stringify({ ...JSON.parse(context.serverHandoffString ?? "{}"), criticalCss });
  const started = developmentStart({ ...context, criticalCss, serverHandoffString: handoff });
  expect(started.criticalCss).toBe(criticalCss);
  expect(JSON.parse(started.serverHandoffString ?? "")).toEqual(JSON.parse(context.serverHandoffString ?? ""));
  // What it does then, in its own words: the element goes without a change of state.
  const [source = ""] = filesIn(
    join(createRequire(import.meta.url).resolve("react-router/package.json"), "..", "dist/development"),
  )
    .filter((file) => file.endsWith("hydrated-router.js"))
    .map((file) => readFileSync(file, "utf8"));
  expect(source).toContain('useState(process.env.NODE_ENV === "development" ? ssrInfo?.context.criticalCss : void 0)');
  expect(source).toMatch(
    /criticalCss === void 0\) document\.querySelectorAll\([^)]*\)\.forEach\(\(element\) => element\.remove\(\)\)/,
  );
});

// The suite that walks any template reads the list of routes from outside, as a shopper's browser has it.
const walkers = "packages/template-suite/";

it("has nothing else in our packages and templates that names what it does not document", () => {
  const root = join(import.meta.dirname, "../../../..");
  const sources = ["packages", "apps"].flatMap((kind) =>
    readdirSync(join(root, kind)).flatMap((name) =>
      ["src", "app", "server"].flatMap((folder) => filesIn(join(root, kind, name, folder))),
    ),
  );
  const naming = sources.filter((file) =>
    /UNSAFE_|__reactRouter|streamController|serverHandoff|criticalCss|react-router\/dist/.test(
      readFileSync(file, "utf8"),
    ),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(
    naming
      .map((file) => relative(root, file))
      .filter((file) => !/\/src\/react-router\//.test(file) && !file.startsWith(walkers)),
  ).toEqual([]);
});

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(js|ts|tsx)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
