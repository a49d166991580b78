import { aSite } from "@forecourt/core/testing";
import type { MenuEntry } from "@forecourt/core/schemas";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LocationCard } from "./location-card.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

afterEach(cleanup);

const site = aSite();

describe("The header", () => {
  const menu = [
    { label: "Home", to: "/" },
    { label: "Used", to: "/search/used-cars" },
  ];

  it("marks the entry of the page a shopper is on", () => {
    render(<SiteHeader site={site} menu={menu} currentPath="/search/used-cars" />);
    const main = within(screen.getByRole("navigation", { name: "Main" }));
    expect(main.getByRole("link", { name: "Used" }).getAttribute("aria-current")).toBe("page");
    expect(main.getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBeNull();
  });

  const service = {
    label: "Service",
    to: "/service",
    groups: [
      {
        links: [
          { label: "Book a service", to: "/service" },
          { label: "Warranty", to: "/pages/warranty" },
        ],
      },
    ],
  };
  const models = {
    label: "New Mazda",
    to: "/models",
    groups: [
      {
        isHeaded: true,
        links: [
          { label: "SUVs", to: "/models?body=SUV" },
          { label: "CX-6e", to: "/models/cx-6e", note: "Coming soon" },
        ],
      },
      { links: [{ label: "All models", to: "/models" }] },
    ],
  };

  it("has one menu, for phone and desk, whose dropdowns the browser opens one at a time", () => {
    const { container } = render(<SiteHeader site={site} menu={[...menu, service, models]} currentPath="/" />);
    expect(screen.getAllByRole("navigation")).toHaveLength(1);
    expect([...container.querySelectorAll("details")].map((dropdown) => dropdown.getAttribute("name"))).toEqual([
      "site-menu",
      "site-menu",
    ]);
    expect(
      within(screen.getAllByRole("group")[1] as HTMLElement)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href"), link.dataset["note"]]),
    ).toEqual([
      ["SUVs", "/models?body=SUV", undefined],
      ["CX-6e", "/models/cx-6e", "Coming soon"],
      ["All models", "/models", undefined],
    ]);
  });

  it("lists what stands in a dropdown, so that a screen reader says how much there is", () => {
    render(<SiteHeader site={site} menu={[service, models]} currentPath="/" />);
    expect(screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 3]);
  });

  it("marks the page in its dropdown, and the name of the dropdown that has it", () => {
    render(<SiteHeader site={site} menu={[service, models]} currentPath="/pages/warranty" />);
    expect(screen.getByRole("link", { name: "Warranty" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByText("Service").getAttribute("aria-current")).toBe("true");
    expect(screen.getByText("New Mazda").getAttribute("aria-current")).toBeNull();
  });

  it("marks one entry of a page that several lead to: the link before dropdowns, the last dropdown before the others", () => {
    const stock = "/search/new-used-and-demo-cars";
    const dropdown = (label: string, ...others: string[]) => ({
      label,
      to: stock,
      groups: [{ links: [stock, ...others].map((to) => ({ label: `${label} ${to}`, to })) }],
    });
    const marked = (entries: MenuEntry[]) => {
      const { container, unmount } = render(<SiteHeader site={site} menu={entries} currentPath={stock} />);
      const names = [...container.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent);
      unmount();
      return names;
    };
    const dropdowns = [dropdown("Trucks", "/search/used-cars"), dropdown("Stock")];
    expect(marked(dropdowns)).toEqual(["Stock", `Stock ${stock}`]);
    expect(marked([{ label: "All", to: stock }, ...dropdowns])).toEqual(["All"]);
  });

  it("calls the dealer's number without spaces or brackets", () => {
    render(
      <SiteHeader
        site={{ ...site, dealer: { ...site.dealer, phone: "(02) 5550 4120" } }}
        menu={menu}
        currentPath="/"
      />,
    );
    const [call] = screen.getAllByRole("link", { name: /5550 4120/ });
    expect(call?.getAttribute("href")).toBe("tel:0255504120");
  });

  it("leads from the name of a dealership to its cars, and asks for its number by its name", () => {
    const { container } = render(
      <SiteHeader site={site} menu={menu} currentPath="/" dealership={{ slug: "north", home: "/search/north" }} />,
    );
    expect(screen.getByRole("link", { name: `${site.name}, home` }).getAttribute("href")).toBe("/search/north");
    expect(container.querySelector("header")?.dataset["dealership"]).toBe("north");
  });

  it("says in the menu of a phone where the dealer is and when it is open", () => {
    const place = { id: "one", name: "Bay Cars Dubbo", phone: "02 5550 4120", hours: ["Mon – Fri 8:30 am – 6 pm"] };
    render(<SiteHeader site={site} menu={menu} currentPath="/" places={[{ ...place, href: "/our-location/dubbo" }]} />);
    const link = screen.getByRole("link", { name: /^Bay Cars Dubbo/ });
    expect([link.getAttribute("href"), link.textContent]).toEqual([
      "/our-location/dubbo",
      "Bay Cars Dubbo\nMon – Fri 8:30 am – 6 pm",
    ]);
  });

  it("says there and in the footer whether the place is open at the moment, before its hours", () => {
    const now = { text: "Open until 6:00 pm", isOpen: true };
    const places = [{ id: "one", name: "Bay Cars", phone: "02 5550 4120", hours: ["Mon – Fri 8:30 am – 6 pm"], now }];
    const shown = render(<SiteHeader site={site} menu={menu} currentPath="/" places={places} />);
    expect(shown.container.textContent).toContain("Bay CarsOpen until 6:00 pmMon – Fri 8:30 am – 6 pm");
    shown.rerender(<SiteFooter site={site} groups={[]} places={places} />);
    expect(screen.getByRole("list", { name: "Where we are" }).textContent).toContain("Open until 6:00 pmMon – Fri");
  });

  it("folds the places of a dealer with many in the menu of small screens, and shows a few with their hours", () => {
    const places = Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      name: `Place ${index}`,
      phone: "02 5550 0001",
      hours: ["Mon – Fri 8 am – 5 pm"],
      href: `/our-location/place-${index}`,
    }));
    const { container, rerender } = render(<SiteHeader site={site} menu={menu} currentPath="/" places={places} />);
    const folded = [...container.querySelectorAll("details")].find(({ textContent }) =>
      textContent.startsWith("All 12 locations"),
    );
    expect(folded?.querySelectorAll("a")).toHaveLength(12);
    rerender(<SiteHeader site={site} menu={menu} currentPath="/" places={places.slice(0, 2)} menuLook="tiles" />);
    expect(container.textContent).not.toContain("12 locations");
    expect(container.textContent).toContain("Place 1\nMon – Fri 8 am – 5 pm");
  });

  it("shows the logo in a menu that covers the whole screen, and leads home by it", () => {
    const homeLinks = () =>
      within(screen.getByRole("navigation", { name: "Main" })).queryAllByRole("link", { name: `${site.name}, home` });
    const { rerender } = render(<SiteHeader site={site} menu={menu} currentPath="/" menuLook="words" />);
    expect(homeLinks().map((link) => link.getAttribute("href"))).toEqual(["/"]);
    rerender(<SiteHeader site={site} menu={menu} currentPath="/" menuLook="list" />);
    expect(homeLinks()).toEqual([]);
  });

  it("opens the menu of small screens without JavaScript", () => {
    render(<SiteHeader site={site} menu={menu} currentPath="/" />);
    expect(screen.getByRole("button", { name: "Menu" }).getAttribute("popovertarget")).toBe("site-menu");
  });
});

describe("The footer", () => {
  it("shows the licence number, named as such in each country", () => {
    const dealer = { ...site.dealer, licenceNumber: "MD 012345" };
    const { container, rerender } = render(<SiteFooter site={{ ...site, country: "AU", dealer }} groups={[]} />);
    expect(container.textContent).toContain("Motor dealer licence MD 012345");
    rerender(<SiteFooter site={{ ...site, country: "NZ", dealer }} groups={[]} />);
    expect(container.textContent).toContain("Motor vehicle trader MD 012345");
  });

  it("says of a dealership where it is, on the map too, and which group it is part of", () => {
    const address = { street: "9 North Road", city: "Orange", state: "NSW", postcode: "2800" };
    const { container, rerender } = render(
      <SiteFooter
        site={site}
        address={{ ...address, place_url: "https://maps.example/north" }}
        groups={[]}
        dealership={{ slug: "north", group: "Western Group" }}
      />,
    );
    expect(screen.getByRole("link", { name: "9 North Road, Orange NSW 2800" }).getAttribute("href")).toBe(
      "https://maps.example/north",
    );
    expect(screen.getByRole("link", { name: "Western Group" }).getAttribute("href")).toBe("/");
    rerender(<SiteFooter site={site} address={address} groups={[]} />);
    expect(container.textContent).toContain("9 North Road, Orange NSW 2800");
    expect(container.textContent).not.toContain("Part of");
  });

  it("names all places under their states where it is made of places, and still dials", () => {
    const places = [
      { id: "a", name: "North", phone: "02 5550 0001", hours: [], href: "/our-location/north", region: "NSW" },
      { id: "b", name: "South", phone: "03 5550 0002", hours: [], href: "/our-location/south", region: "VIC" },
      { id: "c", name: "West", phone: "02 5550 0003", hours: [], href: "/our-location/west", region: "NSW" },
    ];
    const address = { street: "9 North Road", city: "Orange", state: "NSW", postcode: "2800" };
    const { container } = render(
      <SiteFooter site={site} address={address} groups={[]} look="places" places={places} />,
    );
    const regions = within(screen.getByRole("navigation", { name: "Where we are" })).getAllByRole("group");
    expect(regions.map(({ textContent }) => textContent)).toEqual(["NSWNorthWest", "VICSouth"]);
    expect(within(regions[1]!).getByText("South").getAttribute("href")).toBe("/our-location/south");
    expect(container.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
  });

  it("says the number of its only place once, and that of each of several places", () => {
    const place = { id: "a", name: "North", phone: site.dealer.phone, hours: ["Mon – Fri 8 am – 5 pm"] };
    const numbers = (container: HTMLElement) => container.querySelectorAll('a[href^="tel:"]').length;
    const address = { street: "9 North Road", city: "Orange", state: "NSW", postcode: "2800" };
    const footer = (places: (typeof place)[]) => (
      <SiteFooter site={site} address={address} groups={[]} look="line" places={places} />
    );
    const { container, rerender } = render(footer([place]));
    expect(numbers(container)).toBe(1);
    rerender(footer([{ ...place, phone: "02 5550 0009" }]));
    expect(numbers(container)).toBe(2);
    rerender(footer([place, { ...place, id: "b", name: "South" }]));
    expect(numbers(container)).toBe(3);
  });

  it("has the same links however it is built", () => {
    const groups = [{ title: "Buying", items: [{ label: "Used cars", to: "/search/used-cars" }] }];
    for (const look of ["columns", "places", "line", "centred"] as const) {
      render(<SiteFooter site={site} groups={groups} look={look} />);
      expect(within(screen.getByRole("group")).getByText("Used cars").getAttribute("href")).toBe("/search/used-cars");
      expect(screen.getByRole("link", { name: "Clear my saved data" })).toBeDefined();
      cleanup();
    }
  });

  it("lists the groups it is given", () => {
    render(
      <SiteFooter
        site={site}
        groups={[{ title: "Buying", items: [{ label: "Used cars", to: "/search/used-cars" }] }]}
      />,
    );
    const menus = within(screen.getByRole("navigation", { name: "Footer" }));
    expect(menus.getByText("Used cars").getAttribute("href")).toBe("/search/used-cars");
  });

  it("folds each group of links under its title, which the browser opens without JavaScript", () => {
    const groups = ["Buying", "Company"].map((title) => ({
      title,
      items: [{ label: `${title} link`, to: "/finance" }],
    }));
    const { container } = render(<SiteFooter site={site} groups={groups} />);
    const folds = [...container.querySelectorAll("details")];
    expect(folds.map((fold) => [fold.open, fold.querySelector("summary")?.textContent])).toEqual([
      [false, "Buying"],
      [false, "Company"],
    ]);
  });
});

describe("A location card", () => {
  const saturday = {
    weekday: 6,
    status: "Open" as const,
    formated_hours: "8:30 am – 5 pm",
    open: "08:30",
    close: "17:00",
  };
  const location = {
    ...site.locations[0]!,
    contact_detail: { phone: "02 5550 4120", landline_phone: null, opening_hours: [saturday] },
  };

  it("says its hours in lines, a day of other hours among them, where nothing is folded; one of many says its town and folds the rest", () => {
    const at = { now: new Date("2026-11-21T00:00:00Z"), timeZone: "Australia/Sydney" };
    const special = {
      ...location,
      special_hours: [
        { date: "2026-11-21", status: "Open" as const, location_id: null, start_hour: "10:00", end_hour: "12:00" },
      ],
    };
    const { container, rerender } = render(<LocationCard {...at} location={special} folded="nothing" />);
    expect(container.querySelector("details")).toBeNull();
    const hours = [...container.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    expect(hours[0]).toBe("Sat8:30 am – 5 pm");
    expect(hours[1]).toMatch(/^This Saturday.+\(special hours\)$/);
    rerender(<LocationCard {...at} location={location} folded="all" />);
    const summary = container.querySelector("details > summary");
    expect(summary?.textContent).toContain(location.name);
    expect(summary?.textContent).toContain(`${location.address.city} ${location.address.state}`);
    expect(container.querySelector("details")?.open).toBe(false);
    expect(container.querySelectorAll("details")).toHaveLength(1);
  });

  it("says whether the dealer is open now, by the dealer's own clock", () => {
    const { rerender } = render(
      <LocationCard location={location} now={new Date("2026-11-21T00:00:00Z")} timeZone="Australia/Sydney" />,
    );
    expect(screen.getByText("Open until 5:00 pm")).toBeTruthy();
    rerender(<LocationCard location={location} now={new Date("2026-11-21T07:00:00Z")} timeZone="Australia/Sydney" />);
    expect(screen.getByText("Opens 28 November 8:30 am")).toBeTruthy();
  });

  it("is closed on a special date, whatever the week says", () => {
    const christmas = {
      date: "2026-11-21",
      status: "Closed" as const,
      location_id: location.id,
      start_hour: null,
      end_hour: null,
    };
    render(
      <LocationCard
        location={{ ...location, special_hours: [christmas] }}
        now={new Date("2026-11-21T00:00:00Z")}
        timeZone="Australia/Sydney"
      />,
    );
    expect(screen.queryByText(/^Open until/)).toBeNull();
  });

  it("says in its list of hours what it says above it: a holiday's hours stand in place of the week's", () => {
    const monday = {
      weekday: 1,
      status: "Open" as const,
      formated_hours: "8:30 am – 5:30 pm",
      open: "08:30",
      close: "17:30",
    };
    const holiday = {
      date: "2026-11-23",
      status: "Open" as const,
      location_id: null,
      start_hour: "10:00",
      end_hour: "16:00",
    };
    const place = {
      ...location,
      contact_detail: { ...location.contact_detail, opening_hours: [monday, saturday] },
      special_hours: [holiday],
    };
    const { container } = render(
      <LocationCard location={place} now={new Date("2026-11-21T07:00:00Z")} timeZone="Australia/Sydney" />,
    );
    expect(screen.getByText("Opens Monday 10:00 am")).toBeTruthy();
    expect([...container.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
      "10:00 am – 4:00 pm (special hours)",
      "8:30 am – 5 pm",
    ]);
  });

  it("leads to its page, its cars, the form and the way there, and nowhere that the site has not", () => {
    const links = { details: "/our-location/dubbo", stock: "/search", contact: "/contact" };
    const props = { location, now: new Date("2026-11-21T00:00:00Z"), timeZone: "Australia/Sydney" };
    const { rerender } = render(<LocationCard {...props} links={links} notes={["12 km away"]} />);
    const shown = () =>
      within(screen.getByRole("article"))
        .getAllByRole("link")
        .map((link) => link.textContent.split(":")[0]);
    expect(shown()).toEqual([
      "02 5550 4120",
      "View Our Stock",
      "Get Directions",
      "View Location",
      "Contact",
      "View Location Details",
    ]);
    expect(screen.getByText("12 km away")).toBeTruthy();
    rerender(<LocationCard {...props} />);
    expect(shown()).toEqual(["02 5550 4120", "Get Directions"]);
  });

  it("is called and found where it is to be reached, with its page behind its name", () => {
    const links = { details: "/our-location/dubbo", stock: "/search", contact: "/contact" };
    render(
      <LocationCard
        location={location}
        now={new Date("2026-11-21T00:00:00Z")}
        timeZone="Australia/Sydney"
        links={links}
        ways="reach"
      />,
    );
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [location.name, "/our-location/dubbo"],
      [" 02 5550 4120", "tel:0255504120"],
      [`Get Directions: ${location.name}`, expect.stringContaining("https://")],
    ]);
  });

  it("keeps the hours as the dealer wrote them", () => {
    render(<LocationCard location={location} now={new Date("2026-11-21T00:00:00Z")} timeZone="Australia/Sydney" />);
    expect(screen.getByText("8:30 am – 5 pm")).toBeTruthy();
  });
});
