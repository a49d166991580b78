import { aCar, aSite } from "@forecourt/core/testing";
import type { Car } from "@forecourt/core/schemas";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sentViews } from "./car-viewer-settings.ts";
import type { CarViewerSettings } from "./car-viewer-settings.ts";
import { CarViewer } from "./car-viewer.tsx";
import { Gallery } from "./gallery.tsx";
import { galleryItems } from "./viewer-items.ts";

const frames = Array.from({ length: 36 }, (_, index) => `demo/spin/${index}.jpg`);
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: { url: `demo/${index + 1}.webp` } }));
const spot = (hotspotId: string, activeAngle: number, posX: number) => ({ hotspotId, activeAngle, posX, posY: 0.5 });
const full: Partial<Car> = {
  name: "2021 Mazda CX-5",
  images: photos(5),
  spin_images: frames,
  spin_interior_image: "demo/inside.webp",
  walkaround_videos: [{ video: { url: "https://player.vimeo.com/video/1" } }],
  hotspots: {
    exterior: {
      anchors: [
        { id: "1", description: "LED headlights" },
        { id: "2", description: "Electric tailgate" },
      ],
      positions: [spot("1", 0, 0.2), spot("2", 7, 0.5)],
    },
    interior: { anchors: [{ id: "1", description: "Apple CarPlay" }], positions: [spot("1", 0, 0.5)] },
  },
};
const viewer = (car: Partial<Car> = full, settings: Partial<CarViewerSettings> = {}) => (
  <CarViewer
    car={aCar(car)}
    settings={{ ...aSite().viewer, ...settings }}
    offer={{
      car: aCar(car),
      money: { locale: "en-AU", currency: "AUD" },
      links: [{ kind: "enquire", label: "Enquire Now", href: "/cars/1/enquire" }],
    }}
  />
);

// Code that comes late is there from the second time on.
beforeAll(async () => {
  render(viewer());
  await screen.findByRole("tablist");
  cleanup();
});
beforeEach(() => {
  // Nothing is fetched here: pictures count as had until a test says otherwise.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(480);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("The viewer", () => {
  it("opens turning the car, unless the site prefers another view", () => {
    render(viewer());
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("360°");
    cleanup();
    render(viewer(full, { defaultMode: "interior" }));
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Inside");
  });

  it("opens with the photos of a car that has nothing for the preferred view", () => {
    render(viewer({ ...full, spin_images: [] }));
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Photos");
  });

  it("shows the photos of a car whose spin cannot be had, and offers no view of it", () => {
    const { container } = render(viewer());
    fireEvent.error(screen.getByRole("img", { name: "2021 Mazda CX-5, outside" }));
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Photos");
    expect(screen.queryByRole("tab", { name: "360°" })).toBeNull();
    fireEvent.error(container.querySelector("img[alt='2021 Mazda CX-5, inside']") ?? document.body);
    expect(screen.queryByRole("tab", { name: "Inside" })).toBeNull();
  });

  it("lets a car's further videos follow its own among the photos", () => {
    const car = aCar({ images: photos(3), video_url: "/one.mp4", videos: [{ video: { url: "/two.mp4" } }] });
    expect(galleryItems(car, "second").map(({ source }) => source)).toEqual([
      "demo/1.webp",
      "/one.mp4",
      "/two.mp4",
      "demo/2.webp",
      "demo/3.webp",
    ]);
  });

  it("has no tabs for a car with nothing but photos", async () => {
    render(viewer({ images: photos(3) }));
    expect(await screen.findAllByRole("link", { name: /^Open photo/ })).toHaveLength(3);
    expect(screen.queryByRole("tablist")).toBeNull();
  });

  it("loads the picture that the page opens with at once, and no frame of the spin", () => {
    const { container } = render(viewer());
    const eager = [...container.querySelectorAll("img")].filter(
      (image) => image.getAttribute("fetchpriority") === "high",
    );
    expect(eager.map(({ alt }) => alt)).toEqual(["2021 Mazda CX-5, outside"]);
    expect(container.innerHTML).not.toContain("spin/1.jpg");
  });

  it("has every photo, the video and the inside in the page for a browser without JavaScript", () => {
    const html = renderToString(viewer());
    for (const part of [
      "#photo-5",
      "demo/5.webp",
      "https://player.vimeo.com/video/1",
      "demo/inside.webp",
      "LED headlights",
    ])
      expect(html).toContain(part);
  });

  it("moves between its views by the arrow keys", async () => {
    render(viewer());
    screen.getByRole("tab", { selected: true }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Photos");
    expect(screen.getByRole("tabpanel").querySelectorAll("li")).toHaveLength(5);
  });

  it("asks nothing of a video service before the video is pressed", async () => {
    const { container } = render(viewer());
    await userEvent.click(screen.getByRole("tab", { name: /Video/ }));
    expect(container.querySelector("iframe")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Play the video" }));
    expect((await screen.findByTitle("Video of 2021 Mazda CX-5")).getAttribute("src")).toBe(
      "https://player.vimeo.com/video/1",
    );
  });

  it("plays a film that is pressed for, and gives it the focus", async () => {
    render(viewer({ ...full, walkaround_videos: [{ video: { url: "/media/demo/film/suv.mp4" } }] }));
    await userEvent.click(screen.getByRole("tab", { name: /Video/ }));
    await userEvent.click(screen.getByRole("link", { name: "Play the video" }));
    const film = await screen.findByLabelText<HTMLVideoElement>("Video of 2021 Mazda CX-5");
    expect([film.getAttribute("src"), film.autoplay]).toEqual(["/media/demo/film/suv.mp4", true]);
    expect(document.activeElement).toBe(film);
  });

  it("starts the gallery at its first photo again when it was left", async () => {
    const { container } = render(viewer());
    await userEvent.click(screen.getByRole("tab", { name: /Photos/ }));
    const strip = () => container.querySelector("[role=tabpanel]:not([hidden]) ul") as HTMLElement;
    Object.defineProperty(strip(), "clientWidth", { value: 100 });
    Object.defineProperty(strip(), "scrollWidth", { value: 500 });
    strip().scrollLeft = 300;
    fireEvent.scroll(strip());
    expect(screen.getByText("4 / 5")).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: /360/ }));
    await userEvent.click(screen.getByRole("tab", { name: /Photos/ }));
    expect(screen.getByText("1 / 5")).toBeTruthy();
    expect(strip().scrollLeft).toBe(0);
  });

  it("keeps photos that the server wrote as they are, counts them as they are swiped, and opens one full screen", async () => {
    const car = { images: photos(5) };
    const inBrowser = document;
    vi.stubGlobal("document", undefined);
    const { prelude } = await prerender(viewer(car));
    vi.stubGlobal("document", inBrowser);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = await new Response(prelude).text();
    const strip = container.querySelector("ul") as HTMLElement;
    const { rerender } = render(viewer(car), { container, hydrate: true });
    // What the page loads anew has other objects, and the same photos.
    await act(async () => rerender(viewer(car)));
    expect(container.querySelector("ul")).toBe(strip);
    Object.defineProperty(strip, "clientWidth", { value: 100 });
    Object.defineProperty(strip, "scrollWidth", { value: 500 });
    strip.scrollLeft = 200;
    fireEvent.scroll(strip);
    expect(screen.getByText("3 / 5")).toBeTruthy();
    location.hash = "#photo-9";
    fireEvent(window, new HashChangeEvent("hashchange"));
    await act(async () => {});
    expect(screen.queryByRole("dialog")).toBeNull();
    location.hash = "#photo-3";
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    location.hash = "";
    container.remove();
  });

  it("keeps the focus at its last photo, where the arrow keys still lead back, and gives it back at Back", async () => {
    render(viewer({ images: photos(2) }));
    const link = await screen.findByRole("link", { name: /^Open photo 2/ });
    link.focus();
    location.hash = "#photo-2";
    fireEvent(window, new HashChangeEvent("hashchange"));
    const dialog = await screen.findByRole<HTMLDialogElement>("dialog");
    const next = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Next photo" });
    // A browser takes the focus of a button that is disabled.
    expect([next.disabled, next.getAttribute("aria-disabled")]).toEqual([false, "true"]);
    const closed = vi.spyOn(dialog, "close").mockImplementation(() => {
      // A browser gives the focus back to where it was only while the dialog is on the page.
      expect(dialog.isConnected).toBe(true);
      dialog.open = false;
    });
    location.hash = "";
    fireEvent(window, new HashChangeEvent("hashchange"));
    await act(async () => {});
    expect(closed).toHaveBeenCalledOnce();
  });

  it("says full screen, too, what the car costs and leads to its enquiry; one that is sold has neither", async () => {
    const open = async (car: Partial<Car>) => {
      location.hash = "#photo-2";
      render(viewer({ ...car, price: 38990, price_type: "drive_away" }));
      return within(await screen.findByRole("dialog"));
    };
    for (const car of [{ images: photos(5) }, full]) {
      const shown = await open(car);
      expect(shown.getByText("$38,990")).toBeTruthy();
      expect(shown.getByText("Drive away")).toBeTruthy();
      expect(shown.getByRole("link", { name: "Enquire Now" }).getAttribute("href")).toBe("/cars/1/enquire");
      cleanup();
    }
    const sold = await open({ images: photos(5), status: "sold" });
    expect([sold.queryByText("$38,990"), sold.queryByRole("link", { name: "Enquire Now" })]).toEqual([null, null]);
  });

  it("shows the largest picture that the page has until the one for the whole screen is there", async () => {
    const shown = (width: number) => {
      const picture = document.body.appendChild(new Image());
      Object.defineProperties(picture, {
        complete: { value: true },
        currentSrc: { value: `https://dealer.example/img/${width}/demo/1.webp` },
      });
      return picture;
    };
    const seen = [shown(320), shown(800), shown(96)];
    location.hash = "#photo-1";
    render(viewer({ images: photos(5) }));
    const dialog = await screen.findByRole("dialog");
    const behind = [...dialog.querySelectorAll<HTMLElement>("[style]")].map(({ style }) => style.backgroundImage);
    expect(behind.find(Boolean)).toBe('url("https://dealer.example/img/800/demo/1.webp")');
    for (const picture of seen) picture.remove();
  });

  it("counts to the last photo where two are in sight at a time", () => {
    const { container } = render(viewer({ images: photos(5) }));
    const strip = container.querySelector("ul") as HTMLElement;
    Object.defineProperty(strip, "clientWidth", { value: 100 });
    Object.defineProperty(strip, "scrollWidth", { value: 250 });
    strip.scrollLeft = 150;
    fireEvent.scroll(strip);
    expect(screen.getByText("5 / 5")).toBeTruthy();
  });

  it.each([
    ["start", 0],
    ["second", 1],
    ["middle", 2],
    ["end", 5],
  ] as const)("puts a video at the %s of the photos", (videoPosition, index) => {
    render(viewer({ images: photos(5), video_url: "https://cdn.example/a.mp4" }, { videoPosition }));
    expect(
      screen
        .getAllByRole("link", { name: /^Open (photo|the video)/ })
        .findIndex((link) => link.getAttribute("aria-label") === "Open the video full screen"),
    ).toBe(index);
  });
});

describe("A spin of another company", () => {
  const outside: Partial<Car> = { ...full, spin_images: [], spin_code: "https://spin.example/car/7" };
  const load = "Load the 360° view from spin.example";

  it("is the first photo, who shows it and that they then see the visit, until a shopper presses for it", async () => {
    const { container } = render(viewer(outside));
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("360°");
    expect(screen.getByRole("img", { name: "2021 Mazda CX-5, outside" }).getAttribute("src")).toContain("demo/1.webp");
    expect(screen.getByRole("tabpanel").textContent).toContain(
      "spin.example is another company. Once you load its view, it sees your visit.",
    );
    fireEvent.pointerMove(window);
    fireEvent.pointerEnter(screen.getByRole("tabpanel"));
    await userEvent.click(screen.getByRole("tab", { name: /Photos/ }));
    await userEvent.click(screen.getByRole("tab", { name: /360/ }));
    expect(container.querySelector("iframe")).toBeNull();
  });

  it("has after the press the rights that a viewer needs and no more, learns not which page it stands in, and takes the focus", async () => {
    render(viewer(outside));
    await userEvent.click(screen.getByRole("button", { name: load }));
    const frame = screen.getByTitle("2021 Mazda CX-5 from all sides, shown by spin.example");
    const rights = ["src", "sandbox", "referrerpolicy", "loading", "allow"].map((name) => frame.getAttribute(name));
    expect(rights).toEqual([
      "https://spin.example/car/7",
      "allow-scripts allow-same-origin",
      "no-referrer",
      "lazy",
      "fullscreen",
    ]);
    expect(document.activeElement).toBe(frame);
  });

  it("is asked for again where the next car has one", async () => {
    const { container, rerender } = render(viewer(outside));
    await userEvent.click(screen.getByRole("button", { name: load }));
    rerender(viewer({ ...outside, spin_code: "https://other.example/car/8" }));
    expect(container.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("button", { name: "Load the 360° view from other.example" })).toBeTruthy();
  });

  it("is a link in a browser without JavaScript", () => {
    const html = renderToString(viewer(outside));
    expect(html).toContain(
      '<a href="https://spin.example/car/7" target="_blank" rel="noopener nofollow">Open it in a new tab</a>',
    );
    expect(html).not.toContain("<iframe");
  });

  it("leaves the points of interest as text: they cannot be shown on it", () => {
    render(viewer(outside));
    expect(screen.getByRole("list", { name: "Outside", hidden: true }).textContent).toBe(
      "LED headlightsElectric tailgate",
    );
    expect(screen.getByRole("button", { name: "Show on the car: Apple CarPlay", hidden: true })).toBeTruthy();
  });

  it("is not shown where the car has pictures that turn, or where the field holds no https address", () => {
    render(viewer({ ...outside, spin_images: frames }));
    expect(screen.getByRole("button", { name: "Turn the car" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: load })).toBeNull();
    cleanup();
    render(viewer({ ...outside, spin_code: "http://spin.example/car/7" }));
    expect(screen.queryByRole("tab", { name: /360/ })).toBeNull();
  });
});

describe("Turning the car", () => {
  const start = async () => {
    render(viewer());
    await userEvent.click(screen.getByRole("button", { name: "Turn the car" }));
    return screen.findByRole("slider", { name: "2021 Mazda CX-5 from all sides" });
  };

  it("keeps the focus of whoever pressed for it, while its code and its pictures come and after", async () => {
    render(viewer());
    const lost: string[] = [];
    const watch = new MutationObserver(
      () => document.activeElement === document.body && lost.push(document.body.textContent),
    );
    screen.getByRole("button", { name: "Turn the car" }).focus();
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard("{Enter}");
    const plate = await screen.findByRole("slider", { name: "2021 Mazda CX-5 from all sides" });
    watch.disconnect();
    expect(document.activeElement).toBe(plate);
    expect(lost).toEqual([]);
  });

  it("takes the arrow keys, Home and End, round both ways", async () => {
    const plate = await start();
    plate.focus();
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
    expect(plate.getAttribute("aria-valuetext")).toBe("View 3 of 36");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(plate.getAttribute("aria-valuetext")).toBe("View 36 of 36");
  });

  it("turns a frame for each 20 px of drag", async () => {
    const plate = await start();
    fireEvent.keyDown(plate, { key: "Home" });
    fireEvent.pointerDown(plate, { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(plate, { clientX: 159, pointerId: 1 });
    expect(plate.getAttribute("aria-valuetext")).toBe("View 3 of 36");
    fireEvent.pointerUp(plate, { pointerId: 1 });
    fireEvent.pointerMove(plate, { clientX: 300, pointerId: 1 });
    expect(plate.getAttribute("aria-valuetext")).toBe("View 3 of 36");
  });

  it("can be done by buttons", async () => {
    const plate = await start();
    fireEvent.keyDown(plate, { key: "Home" });
    await userEvent.click(screen.getByRole("button", { name: "Turn to the right" }));
    expect(plate.getAttribute("aria-valuetext")).toBe("View 4 of 36");
    await userEvent.click(screen.getByRole("button", { name: "Turn to the left" }));
    expect(plate.getAttribute("aria-valuetext")).toBe("View 1 of 36");
  });

  it("shows how far it is until every frame is in", async () => {
    const waiting = Promise.withResolvers<void>();
    HTMLImageElement.prototype.decode = () => waiting.promise;
    render(viewer());
    await userEvent.click(screen.getByRole("button", { name: "Turn the car" }));
    expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("0");
    expect(screen.queryByRole("slider")).toBeNull();
    waiting.resolve();
    await screen.findByRole("slider");
  });

  it.each([
    ["saves data", () => vi.stubGlobal("navigator", { connection: { saveData: true } })],
    ["is on a slow line", () => vi.stubGlobal("navigator", { connection: { effectiveType: "2g" } })],
    [
      "asked for less motion",
      () => vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") })),
    ],
  ])("waits to be pressed where the shopper %s", async (_, set) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    set();
    render(viewer());
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole("button", { name: "Turn the car" })).toBeTruthy();
    vi.useRealTimers();
  });

  it("starts by itself once its code is there, which comes with the first sign of a shopper", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(viewer());
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    expect(await screen.findByRole("slider")).toBeTruthy();
  });

  it("says so when its frames cannot be had, and leaves the photos", async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error("gone"));
    render(viewer());
    await userEvent.click(screen.getByRole("button", { name: "Turn the car" }));
    expect((await screen.findByRole("status")).textContent).toContain("could not be loaded");
    expect(screen.getByRole("tab", { name: /Photos/ })).toBeTruthy();
  });
});

describe("Points of interest", () => {
  it("stand as text under the viewer, outside and inside", () => {
    render(viewer());
    expect(
      within(screen.getByRole("list", { name: "Outside", hidden: true }))
        .getAllByRole("listitem", { hidden: true })
        .map((item) => item.firstChild?.textContent),
    ).toEqual(["LED headlights", "Electric tailgate"]);
    expect(screen.getByRole("list", { name: "Inside", hidden: true }).textContent).toContain("Apple CarPlay");
  });

  it("turn the car to where they are, with their words open", async () => {
    render(viewer());
    await userEvent.click(screen.getByRole("tab", { name: /Photos/ }));
    fireEvent.click(screen.getByRole("button", { name: "Show on the car: Electric tailgate", hidden: true }));
    const plate = await screen.findByRole("slider", { name: /from all sides/ });
    expect(plate.getAttribute("aria-valuetext")).toBe("View 8 of 36");
    expect(screen.getByRole("button", { name: "Point of interest 2" }).getAttribute("aria-expanded")).toBe("true");
  });

  it("close their words by Escape", async () => {
    render(viewer());
    fireEvent.click(screen.getByRole("button", { name: "Show on the car: LED headlights", hidden: true }));
    const point = await screen.findByRole("button", { name: "Point of interest 1" });
    expect(point.getAttribute("aria-expanded")).toBe("true");
    point.focus();
    await userEvent.keyboard("{Escape}");
    expect(point.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("The inside of the car", () => {
  it("is looked round in by keys and buttons, from edge to edge", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1600);
    vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(600);
    render(viewer());
    await userEvent.click(screen.getByRole("tab", { name: /Inside/ }));
    const view = await screen.findByRole("slider", { name: "Inside the 2021 Mazda CX-5" });
    const picture = view.parentElement?.querySelector("img");
    if (picture) fireEvent.load(picture);
    expect(view.getAttribute("aria-valuenow")).toBe("50");
    view.focus();
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(view.getAttribute("aria-valuenow")).toBe("100");
    await userEvent.click(screen.getByRole("button", { name: "Look to the left" }));
    expect(Number(view.getAttribute("aria-valuenow"))).toBeLessThan(100);
    vi.restoreAllMocks();
  });
});

describe("a car with more photos than its page shows at first", () => {
  const shownOf = (allPhotos: boolean) => {
    const { photosShown } = sentViews(aCar(full), { settings: aSite().viewer, allPhotos }).viewer;
    return { photosShown };
  };
  const settings = shownOf(false);
  const many = { images: photos(60) };
  const show = async (...of: Parameters<typeof viewer>) => {
    const { container } = render(viewer(...of));
    await screen.findByRole("list");
    return container;
  };

  it("shows the first twelve, and one that says how many there are and opens full screen", async () => {
    await show(many, settings);
    const hrefs = within(screen.getByRole("list")).getAllByRole("link");
    expect(hrefs.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: 13 }, (_, index) => `#photo-${index + 1}`),
    );
    expect(hrefs[12]?.getAttribute("aria-label")).toBe("All 60 photos");
    expect(hrefs[12]?.textContent).toBe("All 60 photos");
  });

  it("counts all of them", async () => {
    const container = await show(many, settings);
    expect(container.querySelector("[data-counter]")?.textContent).toBe("1 / 60");
  });

  it("has a link to a page with all of them where there is no JavaScript, and that page has them", async () => {
    const items = galleryItems(aCar(many), "second");
    expect(
      renderToString(<Gallery name="2021 Mazda CX-5" items={items} look="beside" shown={settings.photosShown} first />),
    ).toMatch(/<noscript><a [^>]*href="\?photos=all"/);
    await show(many, shownOf(true));
    expect(within(screen.getByRole("list")).getAllByRole("link")).toHaveLength(60);
    expect(screen.queryByText("All 60 photos", { selector: "li *" })).toBeNull();
  });

  it("shows the thirteenth like the others where it is the last", async () => {
    await show({ images: photos(13) }, settings);
    expect(screen.queryByText("All 13 photos", { selector: "li *" })).toBeNull();
    expect(within(screen.getByRole("list")).getAllByRole("link")).toHaveLength(13);
  });

  it("keeps the video in the strip wherever the site wants it", async () => {
    const film = { ...many, video_url: "https://player.vimeo.com/video/2" };
    await show(film, { ...settings, videoPosition: "end" });
    expect(screen.getByRole("link", { name: "Open the video full screen" }).getAttribute("href")).toBe("#photo-61");
  });
});

describe("a car as its page sends it", () => {
  it("turns all the same, and shows its points of interest", async () => {
    const { car, viewer: settings } = sentViews(aCar(full), { settings: aSite().viewer, allPhotos: false });
    expect([car.images.length, car.spin_images]).toEqual([1, undefined]);
    render(<CarViewer car={car} settings={settings} />);
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent?.trim())).toEqual([
      "360°",
      "Video",
      "Photos",
      "Inside",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Turn the car" }));
    const plate = await screen.findByRole("slider", { name: /from all sides$/ });
    expect(plate.getAttribute("aria-valuemax")).toBe("36");
    fireEvent.keyDown(plate, { key: "Home" });
    expect(screen.getByRole("button", { name: "Point of interest 1" })).toBeTruthy();
  });

  it("turns where it has nothing else beside its photos", () => {
    const spun = aCar({ images: photos(2), spin_images: frames });
    const sent = sentViews(spun, { settings: aSite().viewer, allPhotos: false });
    render(<CarViewer car={sent.car} settings={sent.viewer} />);
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent?.trim())).toEqual(["360°", "Photos"]);
  });

  it("opens with its photos where all of them were asked for", () => {
    const sent = sentViews(aCar(full), { settings: aSite().viewer, allPhotos: true });
    render(<CarViewer car={sent.car} settings={sent.viewer} />);
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Photos");
  });

  it("has all its photos", async () => {
    const sent = sentViews(aCar({ images: photos(8) }), { settings: aSite().viewer, allPhotos: false });
    render(<CarViewer car={sent.car} settings={sent.viewer} />);
    expect(within(await screen.findByRole("list")).getAllByRole("link")).toHaveLength(8);
  });

  it("has the way to many photos while it turns, and twelve of them once photos are chosen", async () => {
    const { car, viewer: settings } = sentViews(aCar({ ...full, images: photos(60) }), {
      settings: aSite().viewer,
      allPhotos: false,
    });
    render(<CarViewer car={car} settings={settings} />);
    const inGallery = () => document.querySelectorAll("[data-count] > li").length;
    expect(inGallery()).toBe(1);
    fireEvent.click(screen.getByRole("tab", { name: "Photos" }));
    expect(inGallery()).toBe(13);
  });
});
