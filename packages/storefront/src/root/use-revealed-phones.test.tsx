import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRevealedPhones } from "./use-revealed-phones.ts";

const hidden = "0412 3•• •••";
const asked: unknown[] = [];
let isDown = false;
beforeEach(() => {
  asked.length = 0;
  isDown = false;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return isDown ? new Response(null, { status: 503 }) : Response.json({ phone: "0412 345 678", href: "tel:0412345678" });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  useRevealedPhones();
  return (
    <main data-car-id="17">
      <a href="#reveal-phone">Call Now {hidden}</a>
      <a href="#reveal-phone" data-text-message="">
        Send a text {hidden}
      </a>
      <a href="#reveal-phone">02 555• ••••</a>
    </main>
  );
}

describe("A hidden number", () => {
  it("is asked for by a click, shows wherever the same one stands, and is then called or texted", async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole("link", { name: /^Call Now/ }));
    const call = await screen.findByRole("link", { name: "Call Now 0412 345 678" });
    expect(call.getAttribute("href")).toBe("tel:0412345678");
    expect(document.activeElement).toBe(call);
    expect(screen.getByRole("link", { name: "Send a text 0412 345 678" }).getAttribute("href")).toBe("sms:0412345678");
    expect(screen.getByRole("link", { name: "02 555• ••••" }).getAttribute("href")).toBe("#reveal-phone");
    expect(asked).toEqual([{ car_id: "17" }]);
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
