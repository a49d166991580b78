import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as ChatOfferModule from "./late-chat-offer.tsx";

const url = "https://chat.example/bot.js?key=1";
/** What the page took in; happy-dom would try to fetch it. */
const scripts: HTMLScriptElement[] = [];
const end = (how: "load" | "error") => act(async () => void scripts.at(-1)?.dispatchEvent(new Event(how)));
let offer: typeof ChatOfferModule;
const asked = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  scripts.length = 0;
  vi.spyOn(document.head, "append").mockImplementation((node) => void scripts.push(node as HTMLScriptElement));
  offer = await import("./late-chat-offer.tsx");
  addEventListener("forecourt:chat", asked);
});
afterEach(() => {
  cleanup();
  removeEventListener("forecourt:chat", asked);
  asked.mockClear();
  vi.restoreAllMocks();
});

describe("The chat above an enquiry", () => {
  it("asks nothing of the other company before the shopper starts it, and says who that is", () => {
    render(<offer.ChatOffer url={url} onOpen={() => {}} />);
    expect(screen.getByText(/The chat is run by chat\.example, another company/)).toBeTruthy();
    expect(scripts).toEqual([]);
  });
  it("loads once, opens, and takes the place of the enquiry from then on", async () => {
    const onOpen = vi.fn();
    const onLink = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { rerender } = render(
      <>
        <a href="/cars/a/enquire" data-chat="" onClick={onLink}>
          Instant Message
        </a>
        <offer.ChatOffer url={url} onOpen={onOpen} />
      </>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect([onLink.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole("button", { name: "Start the chat" }));
    expect(scripts.map(({ src }) => src)).toEqual([url]);
    expect(screen.getByRole("status").textContent).toBe("Loading the chat");
    // A browser takes the focus of a button that is disabled.
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /Start the chat/ }).disabled).toBe(false);
    await end("load");
    expect([onOpen.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
    fireEvent.click(screen.getByRole("link"));
    expect([onLink.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2]);
    // A new tab is a new tab.
    fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
    expect(asked).toHaveBeenCalledTimes(2);
    rerender(<offer.ChatOffer url={url} onOpen={onOpen} />);
    fireEvent.click(screen.getByRole("button", { name: "Open the chat" }));
    await act(async () => {});
    expect(asked).toHaveBeenCalledTimes(3);
    expect(scripts).toHaveLength(1);
  });
  it("says so where the chat cannot be reached, and can be tried again", async () => {
    const onOpen = vi.fn();
    render(<offer.ChatOffer url={url} onOpen={onOpen} />);
    fireEvent.click(screen.getByRole("button"));
    await end("error");
    expect(screen.getByRole("status").textContent).toBe("The chat cannot be reached now. Please write to us below.");
    expect([onOpen.mock.calls.length, scripts.length]).toEqual([0, 1]);
    fireEvent.click(screen.getByRole("button"));
    await end("load");
    expect([onOpen.mock.calls.length, scripts.length]).toEqual([1, 2]);
  });
});
