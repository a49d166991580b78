import { rememberSignedIn } from "@forecourt/account/shell";
import { siteMoney } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sendRootData } from "./root/root-data.ts";
import type { RootData } from "./root/root-data.ts";
import { SessionNote } from "./session-note.tsx";

const site = aSite();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the note of who is signed in", () => {
  it("says so where a shopper could not be signed out, and goes once they are", async () => {
    let isDown = true;
    vi.stubGlobal("fetch", async ({ url }: Request) =>
      url.endsWith("/logout") && isDown
        ? Response.json({ code: "x", error: "x" }, { status: 400 })
        : Response.json({ user: url.endsWith("/logout") ? null : { phone: "+61412345678" } }),
    );
    rememberSignedIn(site.slug, true);
    const data = sendRootData({ site, money: siteMoney(site) } as unknown as RootData);
    const Site = createRoutesStub([
      {
        id: "root",
        path: "/",
        loader: () => data,
        Component: () => <SessionNote signInHref="/sign-in" signInText="Sign in" />,
      },
    ]);
    render(<Site hydrationData={{ loaderData: { root: data } }} />);
    await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
    await screen.findByText(/You could not be signed out just now/);
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByRole("link", { name: "Sign in" })).toBeTruthy();
  });
});
