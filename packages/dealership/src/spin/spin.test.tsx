import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SpinResult } from "./spin-result.tsx";
import type { SpinResultProps } from "./spin-result.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const motion = (isWanted: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: !isWanted }));
const show = (more: Partial<SpinResultProps> = {}) =>
  render(
    <SpinResult
      prizes={["Car wash", "Floor mats"]}
      prize={{ name: "Floor mats", description: "" }}
      isFresh
      claim={<p>Call us.</p>}
      next={{ label: "Go on", href: "/" }}
      {...more}
    />,
  );
const heading = () => screen.getByRole("heading", { level: 1 });

describe("a turn of the wheel", () => {
  it("says what it won once the wheel has stopped, and leads the focus there", () => {
    motion(true);
    const { container } = show();
    expect(heading().textContent).toBe("The wheel is turning");
    act(() => void fireEvent.animationEnd(container.querySelector("svg") as Element));
    expect(heading().textContent).toBe("You have won: Floor mats");
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText("Call us.")).toBeTruthy();
  });
  it("need not be waited for", async () => {
    motion(true);
    show({ prize: null });
    await userEvent.click(screen.getByRole("button", { name: "Show the result now" }));
    expect(heading().textContent).toBe("No prize this time");
    expect(screen.queryByText("Call us.")).toBeNull();
  });
  it("does not turn for those who want no motion, nor when it is looked at again", () => {
    motion(false);
    show();
    expect(heading().textContent).toBe("You have won: Floor mats");
    cleanup();
    motion(true);
    const { container } = show({ isFresh: false });
    expect(heading().textContent).toBe("You have won: Floor mats");
    expect(container.querySelector("[data-turns]")).toBeNull();
  });
});
