import { aCar, aSite, caravan, electricReserved } from "@forecourt/core/testing";
import { displayPrice, displayPriceText } from "@forecourt/core";
import type { ShownLoan } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { DeliveryPanel } from "./delivery-panel.tsx";
import { vehicleFacts } from "./facts.ts";
import type { FactsCar } from "./vehicle-facts.ts";
import { PlacePanel } from "./place-panel.tsx";
import { PriceBlock } from "./price-block.tsx";
import { RunningCostsPanel } from "./running-costs-panel.tsx";
import { ShareTools } from "./share-tools.tsx";
import { LazyStickyBars } from "./lazy-sticky-bars.tsx";
import { StickyBars } from "./sticky-bars.tsx";

const now = new Date("2026-11-21T00:00:00Z");
const money = { locale: "en-AU", currency: "AUD" };
const site = aSite();
const facts = (car: FactsCar, loan?: ShownLoan) => vehicleFacts(car, { site, money, now, loan });
const answered = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", answered);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      seen: (entries: { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen;
      }
      observe() {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answered.mockReset();
});

describe("The comparison of a price", () => {
  const good = {
    fill: 0.7,
    listing_price: 29990,
    market_range_min: 27987,
    market_range_max: 34012,
    confidence: 0.8,
    description: "",
    sample_size: 23,
  };
  it("waits as a skeleton and then says in words what the gauge shows", async () => {
    answered.mockResolvedValue(Response.json(good));
    const { container } = render(<ComparisonPanel slug="a-car" money={money} />);
    expect(container.querySelector("section")?.getAttribute("aria-busy")).toBe("true");
    await screen.findByText("Great Deal");
    expect(answered.mock.calls[0]?.[0]).toBe("/cars/a-car/autogauge");
    expect(
      screen.getByText("Cars like this one are offered for about $28,000 to $34,000; this one for $29,990."),
    ).toBeTruthy();
    expect(screen.getByText("Compared with 23 cars on sale.")).toBeTruthy();
    expect(container.querySelector("[data-band]")?.getAttribute("data-band")).toBe("high");
    expect(container.querySelector("svg")?.getAttribute("style")).toContain("2500ms");
  });
  it.each([
    ["may not be shown", Response.json({ ...good, confidence: 0.2 })],
    ["has no figures", Response.json({ fill: null })],
  ])("is hidden when it %s", async (_case, response) => {
    answered.mockResolvedValue(response);
    const { container } = render(<ComparisonPanel slug="a-car" money={money} />);
    await waitFor(() => expect(container.childElementCount).toBe(0));
  });
  it("is hidden, and the failure logged, when the service fails", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    answered.mockResolvedValue(new Response("", { status: 503 }));
    const { container } = render(<ComparisonPanel slug="a-car" money={money} />);
    await waitFor(() => expect(container.childElementCount).toBe(0));
    expect(warned).toHaveBeenCalledOnce();
  });
  it("that fails in sight leaves its place empty until nobody looks at it", async () => {
    let look: (isIntersecting: boolean) => void = () => {};
    let watched: Element | undefined;
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          look = (isIntersecting) => seen([{ isIntersecting }]);
        }
        observe(element: Element) {
          watched = element;
        }
        disconnect() {}
      },
    );
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 10, 100, 180));
    answered.mockResolvedValue(new Response("", { status: 503 }));
    const { container } = render(<ComparisonPanel slug="a-car" money={money} />);
    look(true);
    await waitFor(() => expect((container.firstElementChild as HTMLElement).style.blockSize).toBe("180px"));
    await waitFor(() => expect(watched).toBe(container.firstElementChild));
    look(true);
    expect(container.childElementCount).toBe(1);
    act(() => look(false));
    expect(container.childElementCount).toBe(0);
  });
  it("says once what it was compared with", async () => {
    answered.mockResolvedValue(
      Response.json({
        ...good,
        description: "Compared with 23 similar cars on sale: 2020 to 2022 Mazda CX-5, adjusted for kilometres.",
      }),
    );
    render(<ComparisonPanel slug="a-car" money={money} />);
    await screen.findByText("Great Deal");
    expect(screen.getAllByText(/^Compared with 23/)).toHaveLength(1);
  });
  it("offers the Autogauge report where the site has switched it on, and nowhere else", async () => {
    answered.mockResolvedValue(Response.json(good));
    const { unmount } = render(<ComparisonPanel slug="a-car" money={money} />);
    await screen.findByText("Great Deal");
    expect(screen.queryByRole("link")).toBeNull();
    unmount();
    answered.mockResolvedValue(Response.json(good));
    render(<ComparisonPanel slug="a-car" money={money} hasReport />);
    const link = await screen.findByRole("link", { name: "Download the Autogauge report (PDF)" });
    expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual(["/cars/a-car/autogauge.pdf", true]);
  });
  it("uses the site's neutral word for a price in the low band", async () => {
    answered.mockResolvedValue(Response.json({ ...good, fill: 0.1 }));
    render(<ComparisonPanel slug="a-car" money={money} lowBandWord="Fair price" />);
    expect(await screen.findByText("Fair price")).toBeTruthy();
  });
});

describe("The delivery calculator", () => {
  const ask = (postcode: string) => {
    render(<DeliveryPanel path="/cars/a" money={money} />);
    fireEvent.input(screen.getByLabelText("Your postcode"), { target: { value: postcode } });
    fireEvent.click(screen.getByRole("button", { name: "Estimate delivery" }));
  };
  const said = () =>
    vi.waitUntil(() => /^(?:Delivery|Please|Sorry).*$/.exec(screen.getByRole("status").textContent)?.[0]);

  it("names the region and its price", async () => {
    answered.mockResolvedValue(Response.json({ ok: true, name: "Central West", price: 350 }));
    ask("2830");
    expect(await said()).toBe("Delivery to Central West: $350");
    expect(answered.mock.calls[0]?.[0]).toBe("/api/delivery-estimate?postcode=2830");
  });
  it("answers what was asked last, and takes the focus of nobody meanwhile", async () => {
    const first = Promise.withResolvers<Response>();
    answered.mockReturnValueOnce(first.promise);
    answered.mockResolvedValueOnce(Response.json({ ok: true, name: "Hunter", price: 90 }));
    ask("2830");
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Estimate delivery" });
    expect(button.disabled).toBe(false);
    fireEvent.input(screen.getByLabelText("Your postcode"), { target: { value: "2300" } });
    fireEvent.click(button);
    expect(await said()).toBe("Delivery to Hunter: $90");
    first.resolve(Response.json({ ok: true, name: "Central West", price: 350 }));
    await act(async () => {});
    expect(await said()).toBe("Delivery to Hunter: $90");
  });
  it("asks for a postcode where there is none, without a call", async () => {
    ask(" ");
    expect(await said()).toBe("Please enter a postcode.");
    expect(answered).not.toHaveBeenCalled();
  });
  it("has no estimate for what is no postcode, without a call", async () => {
    ask("28");
    expect(await said()).toBe(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    );
    expect(answered).not.toHaveBeenCalled();
  });
  it("says the same when the service fails", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    answered.mockRejectedValue(new TypeError("offline"));
    ask("2830");
    expect(await said()).toBe(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    );
  });
  it("works as a form of the page, which shows what it was asked for", () => {
    const { container } = render(
      <DeliveryPanel
        path="/cars/a"
        money={money}
        asked={{ postcode: "2830", result: { ok: true, name: "Central West", price: 350 } }}
      />,
    );
    expect(container.querySelector("form")?.getAttribute("action")).toBe("/cars/a#delivery");
    expect(screen.getByLabelText("Your postcode").getAttribute("value")).toBe("2830");
    expect(screen.getByRole("status").textContent).toBe("Delivery to Central West: $350");
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Estimate delivery" });
    expect([button.name, button.value]).toEqual(["postcode", " "]);
  });

  it("calls a delivery that costs nothing free", () => {
    render(
      <DeliveryPanel
        path="/cars/a"
        money={money}
        asked={{ postcode: "2064", result: { ok: true, name: "Sydney", price: 0 } }}
      />,
    );
    expect(screen.getByRole("status").textContent).toBe("Delivery to Sydney: Free");
  });
});

describe("Running costs", () => {
  const loan: ShownLoan = {
    paymentDollars: 180,
    frequency: "weekly",
    amountDollars: 38_990,
    isPrice: true,
    isFigure: true,
    depositDollars: 0,
    tradeInDollars: 0,
    balloonDollars: 0,
    feeDollars: 499,
    termYears: 5,
    ratePercent: 7.49,
    comparisonRatePercent: 8.53,
  };
  const show = (car: FactsCar, loan?: ShownLoan) => {
    const start = facts(car, loan).costs;
    if (start) render(<RunningCostsPanel start={start} money={money} warningId="warning" />);
    return start;
  };
  it("of a petrol car start with its own consumption and follow what is typed", async () => {
    show(aCar());
    expect(screen.getByText("$31.45")).toBeTruthy();
    fireEvent.input(screen.getByLabelText("Distance a week"), { target: { value: "500 kms" } });
    await screen.findByText("$62.90");
  });
  it("follow what was typed before the page's code came", async () => {
    const { costs } = facts(aCar());
    if (!costs) throw new Error("The car has no running costs.");
    const panel = <RunningCostsPanel start={costs} money={money} warningId="warning" />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(panel);
    screen.getByLabelText<HTMLInputElement>("Distance a week").value = "500 kms";
    render(panel, { container, hydrate: true });
    expect(await screen.findByText("$62.90")).toBeTruthy();
  });
  it("keep their figures and say so when what is typed is no number", async () => {
    show(aCar());
    fireEvent.input(screen.getByLabelText("Fuel price per litre"), { target: { value: "lots" } });
    await screen.findByText("Enter a price such as $1.70.");
    expect(screen.getByText("$31.45")).toBeTruthy();
  });
  it("of an electric car are electricity, with its range", () => {
    const start = show(electricReserved({ energyconsumption: 16.5, electricrange: 480 }));
    expect(start?.kind).toBe("electricity");
    expect(screen.getByLabelText("Electricity per kWh")).toBeTruthy();
    expect(screen.getByText("480 km")).toBeTruthy();
  });
  it("name the comparison rate beside the rate of the repayments they count", () => {
    show(aCar(), loan);
    expect(screen.getByText("$46,800")).toBeTruthy();
    expect(
      screen.getByText(/7\.49% p\.a\., comparison rate 8\.53% p\.a\., without a deposit or trade-in\./),
    ).toBeTruthy();
    const terms = screen.getByRole("button", { name: "T&Cs of these repayments" });
    expect(terms.getAttribute("popovertarget")).toBe("warning");
  });
  it("follow the loan that the shopper sets in the calculator, in its frequency", async () => {
    const start = facts(aCar(), loan).costs;
    if (!start) throw new Error("This car has running costs.");
    const { rerender } = render(<RunningCostsPanel start={start} money={money} warningId="warning" />);
    rerender(
      <RunningCostsPanel
        start={start}
        loan={{
          ...loan,
          paymentDollars: 483.94,
          frequency: "monthly",
          amountDollars: 20_000,
          isPrice: false,
          depositDollars: 5000,
          termYears: 3,
          ratePercent: 9.99,
          comparisonRatePercent: 11,
        }}
        money={money}
        warningId="warning"
      />,
    );
    expect(await screen.findByText("$17,422")).toBeTruthy();
    expect(
      screen.getByText(
        /Repayments of \$483\.94 a month on a price of \$20,000 over 3 years at 9\.99% p\.a\., comparison rate 11\.00% p\.a\., after a deposit of \$5,000, which is not in the total\./,
      ),
    ).toBeTruthy();
  });
  it("are not told of a caravan or a sold car", () => {
    expect([facts(caravan()).costs, facts(aCar({ status: "sold" })).costs]).toEqual([undefined, undefined]);
  });
});

describe("Key information", () => {
  it("of a caravan begins with how many sleep in it and what it weighs", () => {
    const { specs } = facts(caravan({ sleeps: 4, body_length: 5300, tare_weight: 2350, aggregate_trailer_mass: 2800 }));
    expect(specs.slice(0, 4).map(([label]) => label)).toEqual([
      "Sleeps",
      "Body length",
      "Tare weight",
      "Aggregate trailer mass",
    ]);
  });
  it("of a motorbike tells its engine in cc, once", () => {
    const { specs, groups } = facts(aCar({ item_type: "motorbike", engine_size_litres: 0.689 }));
    expect(
      [...specs, ...groups.flatMap((group) => group.specs)].filter(([label]) => label.startsWith("Engine")),
    ).toEqual([["Engine capacity", "689 cc"]]);
  });
});

describe("The price", () => {
  const block = (car: FactsCar) => {
    const { reduced, belowMarket, priceNote } = facts(car);
    return render(
      <PriceBlock
        car={car as Car}
        money={money}
        size="page"
        reducedNote={reduced}
        belowMarket={belowMarket}
        note={priceNote}
      />,
    ).container.textContent;
  };
  it("says what it includes, where it was before, when it fell and how far it is below the market", () => {
    const text = block({
      ...aCar({
        before_price: 40990,
        autograb_data: { state_average_market_price: 40490, average_market_price: null },
      }),
      price_reduction: { text: "Reduced $1,000 on 3 May" },
    });
    expect(text).toContain("$38,990 Drive away");
    expect(text).toContain("Was $40,990");
    expect(text).toContain("Reduced $1,000 on 3 May");
    expect(text).toContain("$1,500 below the average market price in NSW");
    expect(text).toContain("Drive away price for private buyers in NSW");
  });
  it("that is none says so, and nothing of what it includes", () => {
    expect(block(aCar({ price: null }))).toBe("Enquire for price.");
  });
});

describe("Sharing", () => {
  const links = [
    { kind: "share", label: "Share", href: "/cars/a" },
    { kind: "download", label: "Download PDF", href: "/cars/a.pdf" },
  ] as const;
  const tools = () =>
    render(<ShareTools name="2021 Mazda CX-5" slug="a" url="https://dealer.example/cars/a" links={links} />);

  it("copies the address and says Copied for 1.5 seconds", async () => {
    vi.useFakeTimers();
    const written = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText: written } });
    tools();
    fireEvent.click(screen.getByText("Copy link"));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(written).toHaveBeenCalledWith("https://dealer.example/cars/a");
    expect(screen.getByRole("status").textContent).toBe("Copied 2021 Mazda CX-5 to your clipboard!");
    expect(screen.getByText("Copied")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.getByRole("status").textContent).toBe("");
  });
  it("says the address where the browser has no clipboard, as without HTTPS", async () => {
    vi.stubGlobal("navigator", {});
    tools();
    fireEvent.click(screen.getByText("Copy link"));
    expect(await screen.findByText(/The address is https:\/\/dealer.example\/cars\/a/)).toBeTruthy();
  });
  it("opens a window of 550 by 400, and stays a link where the browser refuses one", () => {
    const opened = vi.fn<(...asked: string[]) => Window | null>().mockReturnValue(null);
    vi.stubGlobal("open", opened);
    tools();
    const link = screen.getByText("Facebook");
    const taken: boolean[] = [];
    // Kept from opening: the address is not of this test.
    addEventListener("click", (event) => taken.push(event.defaultPrevented) && event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(taken).toEqual([false]);
    expect(opened.mock.calls[0]?.[2]).toContain("width=550,height=400");
    expect(link.getAttribute("href")).toContain("https%3A%2F%2Fdealer.example%2Fcars%2Fa");
  });
  it("says in an alert why the PDF cannot be had", async () => {
    const alerted = vi.fn<(text: string) => void>();
    vi.stubGlobal("alert", alerted);
    answered.mockResolvedValue(Response.json({ error: "There is no such car." }, { status: 404 }));
    tools();
    fireEvent.click(screen.getByText("Download PDF"));
    await waitFor(() => expect(alerted).toHaveBeenCalledWith("There is no such car."));
  });
});

describe("The bars of a page that is scrolled", () => {
  const links = [
    { kind: "enquire", label: "Enquire Now", href: "/cars/a/enquire" },
    { kind: "finance", label: "Get Finance", href: "/finance" },
    { kind: "call", label: "Call Now", href: "tel:0255500100" },
  ] as const;
  const scrollTo = (y: number) => {
    vi.stubGlobal("scrollY", y);
    fireEvent.scroll(window);
  };
  it.each([
    [400, [true, true]],
    [501, [false, true]],
    [901, [false, false]],
  ])("at %s px are out of reach: %s", (y, hidden) => {
    const { container } = render(<StickyBars car={aCar()} money={money} links={links} estimate={null} hasBottomBar />);
    scrollTo(y);
    expect([...container.children].map((bar) => bar.hasAttribute("inert"))).toEqual(hidden);
  });
  it("say the price at the bottom, too: a phone's header goes when that bar comes", () => {
    const { container } = render(<StickyBars car={aCar()} money={money} links={links} estimate={null} hasBottomBar />);
    scrollTo(901);
    const [header, bar] = [...container.children];
    expect(header?.hasAttribute("data-low")).toBe(true);
    expect(bar?.textContent).toContain(displayPriceText(displayPrice(aCar()), money));
  });
  it("are the header alone where the site has no bar at the bottom", () => {
    const { container } = render(
      <StickyBars car={aCar()} money={money} links={links} estimate={null} hasBottomBar={false} />,
    );
    expect(container.childElementCount).toBe(1);
  });
  it("leave the main action to the summary while its button is on the screen", () => {
    const page = (
      <>
        <div data-part="car-actions">
          <a href="/cars/a/enquire">Enquire Now</a>
        </div>
        <StickyBars car={aCar()} money={money} links={links} estimate={null} hasBottomBar={false} />
      </>
    );
    const { container } = render(page);
    const header = container.querySelector('[data-part="sticky-header"]');
    const stands = vi.spyOn(screen.getAllByText("Enquire Now")[0] as Element, "getBoundingClientRect");
    stands.mockReturnValue(new DOMRect(0, 120, 300, 48));
    scrollTo(501);
    expect(header?.hasAttribute("data-quiet")).toBe(true);
    stands.mockReturnValue(new DOMRect(0, -400, 300, 48));
    scrollTo(1100);
    expect(header?.hasAttribute("data-quiet")).toBe(false);
  });
  it.each([true, false])("have room at the end of the page before they come, where one is at the foot: %s", (has) => {
    const bars = <LazyStickyBars car={aCar()} money={money} links={links} estimate={null} hasBottomBar={has} />;
    const { container, unmount } = render(bars);
    expect(container.childElementCount).toBe(0);
    expect(document.documentElement.hasAttribute("data-foot-bar")).toBe(has);
    unmount();
    expect(document.documentElement.hasAttribute("data-foot-bar")).toBe(false);
  });
});

describe("The place of a car", () => {
  const location = {
    id: "1",
    name: "Harbour Mazda",
    slug: null,
    phone: null,
    type: null,
    address: { street: "1 High Street", city: "Dubbo", state: "NSW", postcode: "2830", place_url: null },
  };
  it("is a drawn picture until a shopper asks for the map", () => {
    const { container } = render(
      <PlacePanel
        location={location}
        mapUrl="https://www.openstreetmap.org/export/embed.html?marker=-32.2,148.6"
        seller="Sold by Harbour Pty Ltd"
      />,
    );
    expect(container.querySelector("iframe")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show the map" }));
    expect(container.querySelector("iframe")?.getAttribute("src")).toContain("marker=-32.2,148.6");
  });
  it("names the other places where the car can be seen", () => {
    const others = ["Brookvale", "Chatswood"].map((name) => ({ id: name, name, slug: null, address: null }));
    render(<PlacePanel location={{ ...location, distribution_locations: others }} seller="Sold by Harbour Pty Ltd" />);
    expect(screen.getByText("It can also be seen or handed over at Brookvale and Chatswood.")).toBeTruthy();
  });
  it("without a position leads to directions", () => {
    render(<PlacePanel location={location} seller="Sold by Harbour Pty Ltd" />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Directions" }).getAttribute("href")).toContain("Harbour+Mazda");
  });
});
