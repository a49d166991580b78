import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEventSender } from "./send-events.ts";

const beacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const page = { dataLayer: undefined as unknown[] | undefined };
const listeners = new Map<string, () => void>();
const settings = { enabled: true, dataLayer: true, consentRequired: false, hasConsent: () => true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { sendBeacon: beacon });
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
  page.dataLayer = undefined;
  beacon.mockClear();
  beacon.mockImplementation(() => true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = () => beacon.mock.calls.map(([url, body]) => ({ url, ...(JSON.parse(body) as object) }));

describe("events of a page", () => {
  it("go to the data layer at once and to the platform together", () => {
    const send = createEventSender(settings);
    send(25, { carId: "17" });
    send(26);
    expect(page.dataLayer).toEqual([
      { event: "forecourt", event_id: 25, car_id: "17" },
      { event: "forecourt", event_id: 26 },
    ]);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sent()).toEqual([{ url: "/api/events", events: [{ id: 25, car_id: "17" }, { id: 26 }], consent: true }]);
  });

  it.each([
    ["leaves", "pagehide"],
    ["dials, or goes to another app, from which a phone may never come back,", "visibilitychange"],
  ])("go out when the shopper %s first", (_, sign) => {
    createEventSender(settings)(25);
    listeners.get(sign)?.();
    expect(sent()).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(sent()).toHaveLength(1);
  });

  it("go nowhere before consent, where the site asks for it", () => {
    let consent = false;
    const send = createEventSender({ ...settings, consentRequired: true, hasConsent: () => consent });
    send(25);
    vi.advanceTimersByTime(1000);
    expect(page.dataLayer).toBeUndefined();
    consent = true;
    send(25);
    vi.advanceTimersByTime(1000);
    expect(sent()).toEqual([{ url: "/api/events", events: [{ id: 25 }], consent: true }]);
  });

  it("go to the data layer alone, or to the platform alone, as the site says", () => {
    createEventSender({ ...settings, enabled: false })(25);
    vi.advanceTimersByTime(1000);
    expect(sent()).toEqual([]);
    createEventSender({ ...settings, dataLayer: false })(25);
    expect(page.dataLayer).toHaveLength(1);
  });

  it("are warned of when they fail, and nothing else happens", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    beacon.mockImplementation(() => {
      throw new TypeError("refused");
    });
    createEventSender(settings)(25);
    vi.advanceTimersByTime(1000);
    expect(warn).toHaveBeenCalledOnce();
  });
});
