import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Accordion, AccordionItem } from "./index.ts";

afterEach(cleanup);

describe("Accordion and Disclosure", () => {
  it("open and close at a press, with the browser's own element", async () => {
    render(
      <Accordion>
        <AccordionItem title="Engine" end="2">
          2.5 L petrol
        </AccordionItem>
        <Disclosure title="What it assumes">A deposit of $5,000.</Disclosure>
      </Accordion>,
    );
    for (const title of ["Engine", "What it assumes"]) {
      const details = screen.getByText(title).closest("details");
      expect(details?.open).toBe(false);
      await userEvent.click(screen.getByText(title));
      expect(details?.open).toBe(true);
    }
  });

  it("starts open where it is told to", () => {
    render(
      <AccordionItem title="Make" open>
        Mazda
      </AccordionItem>,
    );
    expect(screen.getByText("Make").closest("details")?.open).toBe(true);
  });
});
