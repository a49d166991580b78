import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ContactLinks } from "./contact-links.tsx";

afterEach(cleanup);

describe("The links of the banner", () => {
  it("call sales and service, without the spaces of the number", () => {
    render(<ContactLinks sales="(02) 5550 0144" service="02 5550 0155" />);
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Sales (02) 5550 0144", "tel:0255500144"],
      ["Service 02 5550 0155", "tel:0255500155"],
    ]);
  });

  it("ask for a hidden number by its name", () => {
    render(<ContactLinks sales="02 555• ••••" />);
    const link = screen.getByRole("link");
    expect([link.getAttribute("href"), link.dataset["phone"]]).toEqual(["#reveal-phone", "sales"]);
  });

  it("are left out where there is no number", () => {
    const { container } = render(<ContactLinks />);
    expect(container.innerHTML).toBe("");
  });
});
