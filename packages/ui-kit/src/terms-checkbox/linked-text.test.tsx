import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LinkedText } from "./linked-text.tsx";

it("opens its links beside the page, so that what was filled in stays", () => {
  const { container } = render(
    <p>
      <LinkedText parts={["See our ", { to: "/privacy-policy", label: "privacy policy" }, "."]} />
    </p>,
  );
  expect(container.textContent).toBe("See our privacy policy.");
  const link = screen.getByRole("link", { name: "privacy policy" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/privacy-policy", "_blank"]);
});
