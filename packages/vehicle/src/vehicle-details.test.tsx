import { aCar, aSite, soldYesterday } from "@forecourt/core/testing";
import type { Car } from "@forecourt/core/schemas";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prerender } from "react-dom/static";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { vehicleFacts } from "./facts.ts";
import { SummaryCard } from "./summary-card.tsx";
import { VehicleDetails } from "./vehicle-details.tsx";
import type { VehicleDetailsProps } from "./vehicle-details.tsx";
import type { VehicleLink } from "./vehicle-links.ts";

const countedView = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  countedView.mockResolvedValue(Response.json({ views: 214, car_fields: {} }));
  vi.stubGlobal("fetch", countedView);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  countedView.mockReset();
});

const now = new Date("2026-11-21T00:00:00Z");
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: { url: `demo/${index + 1}.webp` } }));
const site = aSite();
const money = { locale: "en-AU", currency: "AUD" };
const links: VehicleLink[] = [
  { kind: "enquire", label: "Enquire Now", href: "/cars/a/enquire" },
  { kind: "call", label: "Call Now", href: "tel:0255500100" },
  { kind: "testDrive", label: "Book a Test Drive", href: "/book-test-drive?car_id=1042" },
  { kind: "share", label: "Share", href: "/cars/a" },
  { kind: "print", label: "Print", href: "/print?car_id=a" },
  { kind: "download", label: "Download PDF", href: "/cars/a.pdf" },
];
const details = (car: Car, more: Partial<VehicleDetailsProps> = {}) =>
  render(
    <VehicleDetails
      car={car}
      facts={vehicleFacts(car, { site, money, now })}
      money={money}
      stock={site.stock}
      now={now}
      phone="02 5550 0100"
      links={links}
      url="https://www.dealer.example/cars/a"
      similarHref="/search/similar"
      viewer={site.viewer}
      breadcrumb={null}
      warningId="warning"
      {...more}
    />,
  );

// Code that comes late is there from the second time on.
beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  details(aCar());
  await screen.findByText("Key information");
  cleanup();
});

describe("The vehicle page", () => {
  it("has one heading with the name of the car", () => {
    details(aCar());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("2021 Mazda CX-5Touring KF");
  });

  it("has the same parts in the same order however the site builds it", () => {
    const partsOf = (look: VehicleDetailsProps["look"]) => {
      const { container } = details(aCar({ images: pictures(5) }), { look });
      const page = container.querySelector('[data-part="vehicle-page"]');
      expect(page?.getAttribute("data-look")).toBe(look ?? "beside");
      const parts = [...container.querySelectorAll("[data-part], h1, h2, a")].map(
        (part) => part.getAttribute("data-part") ?? part.textContent,
      );
      cleanup();
      return parts;
    };
    const usual = partsOf(undefined);
    expect(usual).toContain("car-actions");
    for (const look of ["beside", "stage", "price", "market", "headline", "facts"] as const)
      expect(partsOf(look)).toEqual(usual);
  });

  it("has name and price on the band where the price comes first, and nowhere else", () => {
    const { container } = details(aCar(), { look: "price" });
    expect(container.querySelector('[data-ground="band"]')?.textContent).toMatch(/2021 Mazda CX-5.*\$/);
    cleanup();
    expect(details(aCar()).container.querySelector("[data-ground]")).toBeNull();
  });

  it("has no band in a layout of its own, whatever the site builds", async () => {
    const Layout: VehicleDetailsProps["Layout"] = ({ parts }) => <div>{parts.sidebar}</div>;
    const { container } = details(aCar(), { look: "price", Layout });
    await screen.findByRole("heading", { level: 1 });
    expect(container.querySelector("[data-ground]")).toBeNull();
  });

  it("stands beside the pictures where the template has a summary of its own, however the site builds it", () => {
    const { container } = details(aCar(), { look: "price", Sidebar: ({ car }) => <h1>{car.name}</h1> });
    expect(container.querySelector('[data-look="beside"]')).not.toBeNull();
  });

  it("shows four key specs and keeps the rest behind Show More", () => {
    const { container } = details(aCar());
    const [first, rest] = container.querySelectorAll("dl");
    expect(first?.querySelectorAll("dt")).toHaveLength(4);
    expect(rest?.closest("details")?.open).toBe(false);
  });

  it("shows eight features and keeps the rest behind Show More", () => {
    details(aCar({ standardEquipment: Array.from({ length: 11 }, (_, index) => `Feature ${index + 1}`) }));
    expect(screen.getByText("Feature 8").closest("details")).toBeNull();
    expect(screen.getByText("Feature 9").closest("details")).not.toBeNull();
  });

  it("shows the first 400 letters of longer dealer comments, and all of them after Show More", async () => {
    const comments = `${"x".repeat(399)}yz`;
    details(aCar({ dealercomments: comments }));
    expect(screen.getByText(`${"x".repeat(399)}y...`).closest("details")).toBeNull();
    const whole = screen.getByText(comments).closest("details");
    expect(whole?.open).toBe(false);
    await userEvent.click(screen.getByText("Show Less"));
    expect(whole?.open).toBe(true);
  });

  it("leaves dealer comments of 400 letters whole", () => {
    details(aCar({ dealercomments: "x".repeat(400) }));
    expect(screen.getByText("x".repeat(400)).closest("details")).toBeNull();
    expect(screen.queryByText("Show Less")).toBeNull();
  });

  it("makes a number that is hidden in the comments one to ask for", () => {
    details(aCar({ dealercomments: "Call Kim on (02) 555• •••• any time." }));
    expect(screen.getByRole("link", { name: "(02) 555• ••••" }).getAttribute("href")).toBe("#reveal-phone");
    expect(screen.getByText(/^Call Kim on/).textContent).toBe("Call Kim on (02) 555• •••• any time.");
  });

  it("says that comments are pending when there are none", () => {
    details(aCar({ dealercomments: null }));
    expect(screen.getByText("Dealer comments are pending. Please check back here later.")).toBeTruthy();
  });

  it("says SOLD and offers something similar instead of the enquiry", () => {
    details(soldYesterday(now));
    // Once: the tag of its card says it in other words.
    expect(screen.getByText("SOLD")).toBeTruthy();
    expect(screen.queryByText("JUST SOLD")).toBeNull();
    expect(screen.getByRole("link", { name: "Find Me Something Similar" }).getAttribute("href")).toBe(
      "/search/similar",
    );
    expect(screen.queryByRole("link", { name: "Enquire Now" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Enquire" })).toBeNull();
  });

  it("keeps to ask, to reserve and to call apart from the other buttons, which a phone shows below the facts; each stands once", () => {
    const offered = ["enquire", "reserve", "call", "purchase", "testDrive", "finance", "tradeIn"] as const;
    const { container } = details(aCar(), {
      links: offered.map((kind) => ({ kind, label: kind, href: `#${kind}` })),
      textMessages: true,
    });
    const lists = [...(container.querySelector('[data-part="car-actions"]')?.children ?? [])].map((list) =>
      [...list.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    );
    expect(lists).toEqual([
      ["#enquire", "#reserve", "#call"],
      ["#purchase", "#testDrive", "#finance", "#tradeIn", "sms:0255500100"],
    ]);
  });

  it("has one list of buttons where no others are offered", () => {
    const { container } = details(aCar(), { links: links.filter(({ kind }) => kind !== "testDrive") });
    expect(container.querySelector('[data-part="car-actions"]')?.children).toHaveLength(1);
  });

  it("says so beside the price when somebody has it reserved, and can still be asked about", () => {
    details(aCar({ reserved: true }));
    expect(screen.getByText(/^Reserved for someone at the moment\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Enquire Now" })).toBeTruthy();
  });

  it("says what the storefront knows of the shopper's own reservation", () => {
    details(aCar({ reserved: true }), { reservedNote: <a href="/mine">See your reservation</a> });
    expect(screen.getByRole("link", { name: "See your reservation" })).toBeTruthy();
    expect(screen.queryByText(/^Reserved for someone/)).toBeNull();
  });

  it("counts the view and shows the total", async () => {
    details(aCar({ slug: "a-car", images: pictures(3) }));
    await waitFor(() => expect(screen.getByText("214 views").hidden).toBe(false));
    expect(countedView.mock.calls[0]?.[0]).toContain("/api/cars/a-car/view.json?photos_count=3");
  });

  it("stays whole when the view cannot be counted", async () => {
    countedView.mockRejectedValue(new TypeError("offline"));
    details(aCar());
    await waitFor(() => expect(countedView).toHaveBeenCalled());
    expect(screen.getByRole("link", { name: "Enquire Now" })).toBeTruthy();
    expect(screen.queryByText(/views/)).toBeNull();
  });
});

describe("The gallery", () => {
  it("has the designed state for a car without photos", () => {
    details(aCar({ images: [], primary_image_url: null }));
    expect(screen.getByText("Photos coming soon")).toBeTruthy();
  });

  it("is followed by the way to ask for photos, where the site offers it", async () => {
    details(aCar({ images: [] }), {
      links: [...links, { kind: "photoRequest", label: "Request photos", href: "/cars/a/request-photos" }],
    });
    const ask = await screen.findByRole("link", { name: "Request photos" });
    expect(ask.getAttribute("href")).toBe("/cars/a/request-photos");
    cleanup();
    details(aCar({ images: [] }));
    expect(screen.queryByRole("link", { name: "Request photos" })).toBeNull();
  });

  it("stands among other ways of looking at a car that has them, which come late", () => {
    const ways = (car: Partial<Car>) =>
      details(aCar({ images: pictures(3), ...car })).container.querySelector('[data-late-part="car-views"]');
    expect(ways({ spin_interior_image: "demo/inside.webp" })).not.toBeNull();
    cleanup();
    expect(ways({})).toBeNull();
  });

  it("loads the first picture at once and the others when they are near", () => {
    const { container } = details(aCar({ images: pictures(3) }));
    const [first, second] = container.querySelectorAll("ul img");
    expect(first?.getAttribute("fetchpriority")).toBe("high");
    expect(second?.getAttribute("loading")).toBe("lazy");
  });

  it("names each picture by the car and its number", () => {
    details(aCar({ images: pictures(2) }));
    expect(screen.getByRole("img", { name: /photo 2$/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open photo 2 of 2 full screen" }).getAttribute("href")).toBe("#photo-2");
  });
});

describe("What the server wrote of a car's summary", () => {
  const car = aCar();
  const summary = (phone: string, finance: string) => (
    <SummaryCard
      car={car}
      facts={written}
      money={money}
      stock={site.stock}
      now={now}
      phone={phone}
      links={finance === "" ? links : [...links, { kind: "finance", label: "Get Finance", href: finance }]}
      url="https://www.dealer.example/cars/a"
      similarHref="/search/similar"
    />
  );
  const written = vehicleFacts(car, { site, money, now });
  /** The summary from the server, taken over by a browser. */
  const open = async (phone: string) => {
    const inBrowser = document;
    vi.stubGlobal("document", undefined);
    const { prelude } = await prerender(summary(phone, "/finance?term=5"));
    vi.stubGlobal("document", inBrowser);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = await new Response(prelude).text();
    const call = screen.getByRole("link", { name: /Call Now/ });
    const price = container.querySelector('[data-size="page"]');
    const { rerender } = render(summary(phone, "/finance?term=5"), { container, hydrate: true });
    await waitFor(() => expect(countedView).toHaveBeenCalled());
    return { container, call, price, rerender };
  };
  const number = (call: Element) => call.querySelector("span");

  it("stays until the loan changes, which its button for finance follows", async () => {
    const { container, call, price, rerender } = await open("02 5550 0100");
    expect([screen.getByRole("link", { name: /Call Now/ }), container.querySelector('[data-size="page"]')]).toEqual([
      call,
      price,
    ]);
    rerender(summary("02 5550 0100", "/finance?term=3"));
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Get Finance" }).getAttribute("href")).toBe("/finance?term=3"),
    );
    expect(container.querySelectorAll('[data-part="car-actions"]')).toHaveLength(1);
    expect(container.querySelector('[data-size="page"]')).toBe(price);
    container.remove();
  });

  it("keeps a hidden number that was shown, also when the loan changes", async () => {
    const { container, call, rerender } = await open("02 5550 01••");
    await waitFor(() => expect(screen.getByRole("link", { name: /Call Now/ })).toBe(call));
    const shown = number(call);
    if (shown?.firstChild) shown.firstChild.nodeValue = "02 5550 0123";
    rerender(summary("02 5550 01••", "/finance?term=3"));
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Get Finance" }).getAttribute("href")).toBe("/finance?term=3"),
    );
    expect(screen.getByRole("link", { name: /Call Now/ }).textContent).toContain("02 5550 0123");
    container.remove();
  });
});
