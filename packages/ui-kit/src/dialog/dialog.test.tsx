import { Sheet } from "@forecourt/ui-kit/sheet";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./index.ts";

afterEach(cleanup);

describe.each([
  ["Dialog", Dialog],
  ["Sheet", Sheet],
])("%s", (_name, Modal) => {
  it("puts nothing of its content into the page before it is opened", () => {
    expect(
      renderToString(
        <Modal open={false} onClose={() => {}} title="Enquire">
          Words
        </Modal>,
      ),
    ).not.toContain("Words");
  });

  it("is in sight without JavaScript when the server renders it open", () => {
    expect(
      renderToString(
        <Modal open onClose={() => {}} title="Enquire">
          Words
        </Modal>,
      ),
    ).toMatch(/<dialog[^>]* open=""[^]*Words/);
  });

  it("opens as a modal with the name of its heading, and gives the heading the focus", () => {
    const show = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    render(
      <Modal open onClose={() => {}} title="Enquire about this car">
        Words
      </Modal>,
    );
    expect(show).toHaveBeenCalledOnce();
    expect(screen.getByRole("dialog", { name: "Enquire about this car" })).toHaveProperty("open", true);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Enquire about this car" }));
    show.mockRestore();
  });

  it("gives the focus to the element that asks for it", () => {
    render(
      <Modal open onClose={() => {}} title="Enquire">
        <input data-autofocus aria-label="Name" />
      </Modal>,
    );
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
  });

  it("leaves the focus in the field that a shopper went to before the page's code was there", () => {
    const modal = (
      <Modal open onClose={() => {}} title="Enquire">
        <input data-autofocus aria-label="Name" />
        <input aria-label="Email" />
      </Modal>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(modal);
    screen.getByRole("textbox", { name: "Email" }).focus();
    render(modal, { container, hydrate: true });
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
  });

  it("asks to be closed by its cross, by Esc and by a press beside it, and not by a press inside", async () => {
    const close = vi.fn<() => void>();
    render(
      <Modal open onClose={close} title="Enquire">
        Words
      </Modal>,
    );
    const dialog = screen.getByRole("dialog");
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
    expect(close).toHaveBeenCalledTimes(2);
    fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 });
    fireEvent.mouseDown(screen.getByText("Words"), { clientX: 10, clientY: 10 });
    expect(close).toHaveBeenCalledTimes(2);
    fireEvent.mouseDown(dialog, { clientX: 10, clientY: 10 });
    expect(close).toHaveBeenCalledTimes(3);
  });

  it("keeps what was typed when it closes", () => {
    const make = (open: boolean) => (
      <Modal open={open} onClose={() => {}} title="Enquire">
        <input aria-label="Name" />
      </Modal>
    );
    const { rerender, container } = render(make(true));
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "Aroha" } });
    rerender(make(false));
    expect(container.querySelector("dialog")?.open).toBe(false);
    rerender(make(true));
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Aroha");
  });

  it("keeps the page from scrolling until the last of several is closed", () => {
    const both = (first: boolean, second: boolean) => (
      <>
        <Modal open={first} onClose={() => {}} title="One">
          Words
        </Modal>
        <Modal open={second} onClose={() => {}} title="Two">
          Words
        </Modal>
      </>
    );
    const { rerender, unmount } = render(both(true, true));
    expect(document.documentElement.style.overflow).toBe("hidden");
    rerender(both(false, true));
    expect(document.documentElement.style.overflow).toBe("hidden");
    unmount();
    expect(document.documentElement.style.overflow).toBe("");
  });
});
