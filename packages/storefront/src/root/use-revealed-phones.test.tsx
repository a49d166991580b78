import { maskSitePhones } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nowContext, siteContext } from "../contexts.ts";
import { Phone } from "../phone.tsx";
import { rootLoader } from "./root-loader.ts";
import { useRevealedPhones } from "./use-revealed-phones.ts";

const hidden = "0412 3•• •••";
const asked: unknown[] = [];
let isDown = false;
/** Whether the device of the shopper is a phone. */
let dials = false;
beforeEach(() => {
  asked.length = 0;
  isDown = false;
  dials = false;
  vi.stubGlobal("matchMedia", () => ({ matches: dials }));
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return isDown
      ? new Response(null, { status: 503 })
      : Response.json({ phone: "0412 345 678", href: "tel:0412345678", of: "location:2" });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  useRevealedPhones("north");
  return (
    <main data-car-id="17" data-dealership-id="d-1">
      <a href="#reveal-phone">Call Now {hidden}</a>
      <a href="#reveal-phone" data-text-message="">
        Send a text {hidden}
      </a>
      <a href="#reveal-phone?car_id=18">Call {hidden}</a>
      <p data-location-id="2">
        <a href="#reveal-phone">{hidden}</a>
      </p>
      <p data-location-id="3">
        <a href="#reveal-phone">Yard 3: {hidden}</a>
      </p>
      <p data-dealership="north">
        <a href="#reveal-phone">North Ford: {hidden}</a>
      </p>
      <a href="#reveal-phone?dealership_slug=west">West: {hidden}</a>
      <a href="#reveal-phone?number=service">Service {hidden}</a>
      <a href="#reveal-phone?location_id=2" aria-label="Call: Mazda 3">
        Call
      </a>
    </main>
  );
}

describe("A phone part", () => {
  const shown = (masked: boolean) => {
    const site = aSite({ phones: { masked } });
    const Site = () => {
      useRevealedPhones(site.slug);
      return (
        <main data-car-id="17">
          <Phone />
          <Phone phone="0412 3•• •••" of={{ locationId: "3" }}>
            Call the yard
          </Phone>
        </main>
      );
    };
    const Page = createRoutesStub([{ id: "root", path: "/", Component: Site }]);
    const args = { context: new RouterContextProvider() } as never as Parameters<ReturnType<typeof rootLoader>>[0];
    args.context.set(siteContext, maskSitePhones(site));
    args.context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
    const theme = { accent: "#1f5fd0", page: "#ffffff", band: "#14181f", ink: "#14181f" };
    render(<Page hydrationData={{ loaderData: { root: rootLoader(theme)(args) } }} />);
  };

  it("dials the dealer where numbers are not hidden", () => {
    shown(false);
    const link = screen.getByRole("link", { name: aSite().dealer.phone });
    expect([link.getAttribute("href"), link.dataset["state"]]).toEqual(["tel:0255500100", "shown"]);
  });

  it("asks for the dealer's number on the page of a car, and for that of a yard where it says so", async () => {
    shown(true);
    const [dealer, yard] = screen.getAllByRole("link");
    expect(dealer?.dataset["state"]).toBe("masked");
    fireEvent.click(dealer as HTMLElement);
    await waitFor(() => expect(dealer?.dataset["state"]).toBe("shown"));
    expect(dealer?.textContent).toBe("0412 345 678");
    fireEvent.click(yard as HTMLElement);
    await screen.findByRole("link", { name: "Call the yard 0412 345 678" });
    expect(asked).toMatchObject([{ website_id: "harbour-mazda" }, { location_id: "3" }]);
    expect(asked[0]).not.toHaveProperty("car_id");
  });
});

describe("A hidden number", () => {
  it("is asked for by a click, shows wherever the same one stands, and is then called or texted", async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole("link", { name: /^Call Now/ }));
    const call = await screen.findByRole("link", { name: "Call Now 0412 345 678" });
    expect(call.getAttribute("href")).toBe("tel:0412345678");
    expect(document.activeElement).toBe(call);
    expect(screen.getByRole("link", { name: "Send a text 0412 345 678" }).getAttribute("href")).toBe("sms:0412345678");
    expect(asked).toEqual([{ car_id: "17", dealership_id: "d-1", website_id: "north" }]);
  });

  it("is that of one place: it never shows at another one, whose own begins with the same digits", async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole("link", { name: /^Call Now/ }));
    await screen.findByRole("link", { name: "Call Now 0412 345 678" });
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent?.trim())).toEqual([
      "Call Now 0412 345 678",
      "Send a text 0412 345 678",
      `Call ${hidden}`,
      "0412 345 678",
      `Yard 3: ${hidden}`,
      `North Ford: ${hidden}`,
      `West: ${hidden}`,
      `Service ${hidden}`,
      "Call 0412 345 678",
    ]);
    expect(screen.getByRole("link", { name: "Call: Mazda 3, 0412 345 678" }).getAttribute("href")).toBe(
      "tel:0412345678",
    );
  });

  it("may be that of a dealership of the group, by the part of the page it stands in or by its link", async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole("link", { name: /^North Ford/ }));
    await screen.findByRole("link", { name: "North Ford: 0412 345 678" });
    fireEvent.click(screen.getByRole("link", { name: /^West/ }));
    await screen.findByRole("link", { name: "West: 0412 345 678" });
    expect(asked).toEqual([
      { dealership_slug: "north", dealership_id: "d-1", website_id: "north" },
      { dealership_slug: "west", dealership_id: "d-1", website_id: "north" },
    ]);
  });

  it("is dialled by the same press on a phone, and only shown on a desk", async () => {
    const called: (string | null)[] = [];
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='tel:']") : null;
      if (!link) return;
      event.preventDefault();
      called.push(link.getAttribute("href"));
    };
    document.addEventListener("click", note);
    for (dials of [false, true]) {
      render(<Page />);
      fireEvent.click(screen.getByRole("link", { name: /^Call Now/ }));
      await screen.findByRole("link", { name: "Call Now 0412 345 678" });
      expect(called).toEqual(dials ? ["tel:0412345678"] : []);
      cleanup();
    }
    document.removeEventListener("click", note);
  });

  it("is asked for and dialled once by a press that comes twice", async () => {
    dials = true;
    render(<Page />);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Call: Mazda 3" });
    const dialled = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    link.addEventListener("click", (event) => link.href.startsWith("tel:") && dialled(event));
    fireEvent.click(link);
    fireEvent.click(link);
    await waitFor(() => expect(link.getAttribute("href")).toBe("tel:0412345678"));
    await waitFor(() => expect(dialled).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect([asked.length, dialled.mock.calls.length]).toEqual([1, 1]);
  });
  it("stays hidden when the call for it fails, which is logged only", async () => {
    isDown = true;
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    render(<Page />);
    fireEvent.click(screen.getByRole("link", { name: /^Send a text/ }));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.getByRole("link", { name: `Send a text ${hidden}` }).getAttribute("href")).toBe("#reveal-phone");
    warn.mockRestore();
  });
});
