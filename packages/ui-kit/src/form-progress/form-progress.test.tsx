import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FormProgress, useStepHeading } from "./index.ts";

afterEach(cleanup);

describe("FormProgress", () => {
  it("says which step of how many it is, and which are done", () => {
    render(<FormProgress steps={["Your car", "Your details", "Review"]} current={1} />);
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
    const steps = screen.getAllByRole("listitem");
    expect(steps.map((step) => step.dataset["state"])).toEqual(["done", "current", "ahead"]);
    expect(steps[1]?.getAttribute("aria-current")).toBe("step");
    expect(steps[0]?.textContent).toBe("Your car (done)");
  });

  it("is marked where a phone is to name all steps", () => {
    render(<FormProgress steps={["Your details", "Pay", "Visit us"]} current={0} named />);
    expect(screen.getByRole("navigation", { name: "Progress" }).dataset["named"]).toBe("true");
  });
});

function Steps({ step }: { step: string }) {
  return (
    <h2 ref={useStepHeading(step)} tabIndex={-1}>
      {step}
    </h2>
  );
}

describe("The heading of a step", () => {
  it("takes the focus when another step is shown, and not when the page opens", () => {
    const { rerender } = render(<Steps step="Your car" />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Steps step="Your details" />);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your details" }));
  });
});
