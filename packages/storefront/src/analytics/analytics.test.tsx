import { aSite } from "@forecourt/core/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const analytics = aSite().analytics;
const beacon = vi.fn<(url: string, body: string) => boolean>();

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete window.dataLayer;
  vi.stubGlobal("navigator", { sendBeacon: beacon });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
    fireEvent.click(await screen.findByText("No, do not"));
    expect(screen.queryByRole("region", { name: "Counting visits" })).toBeNull();
    fireEvent.click(screen.getByText("Call"));
    const { readConsent } = await import("./consent.ts");
    expect([readConsent(), pushed()]).toEqual([false, []]);
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
