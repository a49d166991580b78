// @vitest-environment node
import { aSite } from "@forecourt/core/testing";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import type { ComponentType } from "react";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { logFailureContext, siteContext } from "../contexts.ts";
import renderPage, { handleError } from "./entry-server.tsx";

afterEach(() => vi.unstubAllEnvs());

/** What a built template answers whose root is the given component, and what its root says where that fails. */
async function answerOf(
  root: ComponentType,
  ErrorBoundary?: ComponentType,
): Promise<{ status: number; html: string; failures: string[] }> {
  vi.stubEnv("PROD", true);
  const failures: string[] = [];
  const context = new RouterContextProvider();
  context.set(logFailureContext, (event) => void failures.push(event));
  context.set(siteContext, aSite());
  const route = {
    id: "root",
    path: "",
    hasAction: false,
    hasLoader: false,
    hasErrorBoundary: ErrorBoundary !== undefined,
  };
  const build = {
    entry: { module: { default: renderPage, handleError } },
    routes: { root: { id: "root", path: "", module: { default: root, ...(ErrorBoundary && { ErrorBoundary }) } } },
    assets: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...route, module: "/root.js", imports: [] } },
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, "production")(new Request("http://harbour.localhost/"), context);
  return { status: response.status, html: await response.text(), failures };
}

describe("a page with a slot whose code comes when it is shown", () => {
  it("is whole the first time it is asked for", async () => {
    const Hero = lazyPart(async () => () => <h1>Cars that fit</h1>);
    const page = () => (
      <html lang="en">
        <body>
          <Hero />
        </body>
      </html>
    );
    const { status, html, failures } = await answerOf(page);
    expect([status, failures]).toEqual([200, []]);
    expect(html).toContain("<h1>Cars that fit</h1>");
  });
});

describe("a page with a link to a filtered search", () => {
  it("leads no crawler there (rules 2.7)", async () => {
    const page = () => (
      <html lang="en">
        <body>
          <a href="/search/used-cars?fuel=Diesel">Diesel</a>
          <a href="/search/mazda">Mazda</a>
        </body>
      </html>
    );
    const { html } = await answerOf(page);
    expect(html).toContain('<a rel="nofollow" href="/search/used-cars?fuel=Diesel">Diesel</a>');
    expect(html).toContain('<a href="/search/mazda">Mazda</a>');
  });
});

describe("a failure of a page's code", () => {
  it("is told once, though the page is rendered again to say that it failed", async () => {
    const broken = () => {
      throw new TypeError("no car");
    };
    const said = () => (
      <html lang="en">
        <body>Something went wrong</body>
      </html>
    );
    const { status, html, failures } = await answerOf(broken, said);
    expect([status, failures]).toEqual([500, ["page_code_failed"]]);
    expect(html).toContain("Something went wrong");
  });

  const failure = new TypeError("ada@example.com is no car");
  function told(error: unknown, signal?: AbortSignal): unknown[] {
    const failures: unknown[] = [];
    const context = new RouterContextProvider();
    context.set(logFailureContext, (event, one) => void failures.push([event, one]));
    handleError(error, { request: new Request("http://harbour.localhost/", signal ? { signal } : {}), context });
    return failures;
  }

  it("is told to the server's log and printed nowhere", () => {
    expect(told(failure)).toEqual([["page_code_failed", failure]]);
  });

  it("is none when nobody waits for the page any more, or when there is no such page", () => {
    expect(told(failure, AbortSignal.abort())).toEqual([]);
    expect(told(new Error('No route matches URL "/x"'))).toEqual([]);
    // What the router throws at a form that is sent to a page without one.
    const refused = { status: 405, statusText: "Method Not Allowed", internal: true, data: "Error: no action" };
    expect(told(refused)).toEqual([]);
    expect(told({ ...refused, status: 400 })).toHaveLength(1);
  });
});
