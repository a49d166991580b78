import { aSite } from "@forecourt/core/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const analytics = aSite().analytics;
const beacon = vi.fn<(url: string, body: string) => boolean>();

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    // One of another type is loaded by nobody.
    (script as HTMLScriptElement).type = "text/plain";
    document.body.append(script);
  });
  delete window.dataLayer;
  vi.stubGlobal("navigator", { sendBeacon: beacon });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.querySelectorAll("script").forEach((script) => script.remove());
  beacon.mockReset();
});

async function page(settings: typeof analytics) {
  const { useAnalytics } = await import("./use-analytics.ts");
  function Page() {
    const consent = useAnalytics(settings);
    return (
      <div data-car-id="17">
        <a href="tel:0255500100">Call</a>
        <button type="button" data-event="saveCar">
          Save
        </button>
        <form data-event="calculatorUsed">
          <input aria-label="Price" />
        </form>
        {consent}
      </div>
    );
  }
  render(<Page />);
}

/** Addresses of the tag managers that the page asked for. */
const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[data-tag-manager]")].map(({ src }) => src);
const pushed = () => (window.dataLayer ?? []).map((entry) => (entry as { event_id: number; car_id?: string }).event_id);

describe("Analytics", () => {
  it("counts a call as 25, a saved car as 39 and the first change of a calculator as 26", async () => {
    await page(analytics);
    fireEvent.click(screen.getByText("Call"));
    fireEvent.click(screen.getByText("Save"));
    fireEvent.change(screen.getByLabelText("Price"), { target: { value: "2" } });
    fireEvent.change(screen.getByLabelText("Price"), { target: { value: "3" } });
    await waitFor(() => expect(pushed()).toEqual([25, 39, 26]));
    expect(window.dataLayer?.[0]).toEqual({ event: "forecourt", event_id: 25, car_id: "17" });
  });
  it("sends and pushes nothing before consent on a site that asks for it", async () => {
    await page({ ...analytics, consentRequired: true });
    fireEvent.click(screen.getByText("Call"));
    fireEvent.click(await screen.findByText("Yes, count my visit"));
    fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(pushed()).toEqual([39]));
  });
  it("takes no for an answer and asks no more", async () => {
    await page({ ...analytics, consentRequired: true });
    fireEvent.click(await screen.findByText("No thanks"));
    expect(screen.queryByRole("region", { name: "Counting visits" })).toBeNull();
    fireEvent.click(screen.getByText("Call"));
    const { readConsent } = await import("./consent.ts");
    expect([readConsent(), pushed()]).toEqual([false, []]);
  });
  it("loads the site's tag manager once the shopper said yes, and not before", async () => {
    const settings = { ...analytics, enabled: false, consentRequired: true, tagManager: "GTM-ABC123" };
    await page(settings);
    expect(await screen.findByText(/with the tools of other companies/)).toBeTruthy();
    expect([loaded(), window.dataLayer]).toEqual([[], undefined]);
    fireEvent.click(screen.getByText("Yes, count my visit"));
    expect(loaded()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]);
    expect(window.dataLayer).toEqual([{ "gtm.start": expect.any(Number) as number, event: "gtm.js" }]);
    cleanup();
    await page(settings);
    await waitFor(() => expect(loaded()).toHaveLength(1));
    expect(screen.queryByRole("region", { name: "Counting visits" })).toBeNull();
  });
  it("loads no tag manager after a no, and one without a question where the site asks none", async () => {
    const settings = { ...analytics, tagManager: "GTM-ABC123" };
    localStorage.setItem("forecourt:analytics-consent", "no");
    await page({ ...settings, consentRequired: true });
    const { askConsent } = await import("./ask-consent.ts");
    expect([askConsent({ ...settings, consentRequired: true }), loaded()]).toEqual([false, []]);
    cleanup();
    await page(settings);
    await waitFor(() => expect(loaded()).toHaveLength(1));
    expect(screen.queryByRole("region", { name: "Counting visits" })).toBeNull();
  });
  it("lets a shopper change the answer, and stops counting at once", async () => {
    const settings = { ...analytics, consentRequired: true };
    const { ConsentChoice } = await import("./consent-choice.tsx");
    // What else is kept of a visit hears of each answer, this one too.
    const heard = vi.fn();
    const { consentChanged } = await import("./consent.ts");
    addEventListener(consentChanged, heard);
    render(<ConsentChoice tagManager={undefined} />);
    await page(settings);
    expect(screen.queryByRole("heading", { name: "Counting visits" })).toBeNull();
    fireEvent.click(await screen.findByText("Yes, count my visit"));
    fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(pushed()).toEqual([39]));
    fireEvent.click(screen.getByRole("button", { name: "Stop counting my visits" }));
    expect(screen.getByText("You said no: your visits are not counted.")).toBeTruthy();
    expect(heard).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByText("Save"));
    fireEvent.click(screen.getByRole("button", { name: "Count my visits" }));
    fireEvent.click(screen.getByText("Call"));
    await waitFor(() => expect(pushed()).toEqual([39, 25]));
  });
  it("loads the page anew after a no, as the tools of other companies end with it, and starts them after a yes", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload, href: location.href });
    localStorage.setItem("forecourt:analytics-consent", "yes");
    const { ConsentChoice } = await import("./consent-choice.tsx");
    render(<ConsentChoice tagManager="GTM-ABC123" />);
    fireEvent.click(screen.getByRole("button", { name: "Stop counting my visits" }));
    expect([reload.mock.calls.length, loaded()]).toEqual([1, []]);
    fireEvent.click(screen.getByRole("button", { name: "Count my visits" }));
    expect([reload.mock.calls.length, loaded().length]).toEqual([1, 1]);
  });
  it("leads from the question to where the answer is changed, where a page has the way there", async () => {
    const settings = { ...analytics, consentRequired: true };
    await page(settings);
    await screen.findByText("No thanks");
    expect(screen.queryByText("You can change your answer later.")).toBeNull();
    cleanup();
    render(<a href="/watchlist#forget-device">Clear my saved data</a>);
    await page(settings);
    expect((await screen.findByText("You can change your answer later.")).getAttribute("href")).toBe(
      "/watchlist#forget-device",
    );
  });
  it("counts on after an event whose code did not come", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const code = await import("@forecourt/api/send-events");
    vi.doMock("@forecourt/api/send-events", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    await page(analytics);
    fireEvent.click(screen.getByText("Call"));
    await waitFor(() => expect(warned).toHaveBeenCalledOnce());
    vi.doMock("@forecourt/api/send-events", () => code);
    fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(pushed()).toEqual([39]));
    vi.doUnmock("@forecourt/api/send-events");
  });
  it("only warns when the platform does not take the events", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    beacon.mockReturnValue(false);
    await page(analytics);
    fireEvent.click(screen.getByText("Call"));
    await waitFor(() => expect(pushed()).toEqual([25]));
    fireEvent(window, new Event("pagehide"));
    await waitFor(() => expect(warned).toHaveBeenCalledWith("[api] The browser did not take the events."));
    warned.mockRestore();
  });
});
