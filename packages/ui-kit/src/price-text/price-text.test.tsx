import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PriceText } from "./index.ts";

afterEach(cleanup);

describe("PriceText", () => {
  it("reads as one sentence, the earlier price named as such", () => {
    const { container } = render(
      <PriceText lead="From" was="$36,990" note="Drive away">
        $34,990
      </PriceText>,
    );
    expect(container.textContent).toBe("From $34,990 was $36,990 Drive away");
  });
});
