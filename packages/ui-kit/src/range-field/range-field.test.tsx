import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { evenStops, RangeField, RangeSlider } from "./index.ts";
import type { RangeValue } from "./index.ts";
import { keyStop, nearestStop } from "./range-scale.ts";
import { typedEnd } from "./range-value.ts";

afterEach(cleanup);

const price = { label: "Price", min: 0, max: 100_000, step: 1_000 } as const;
const thumb = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("evenStops", () => {
  it("ends on the highest value even where the steps do not meet it", () => {
    expect(evenStops(0, 25, 10)).toEqual([0, 10, 20, 25]);
    expect(evenStops(5.5, 7, 0.5)).toEqual([5.5, 6, 6.5, 7]);
  });

  it("says what is wrong with a scale that has no places", () => {
    expect(() => evenStops(10, 10, 1)).toThrow(/UI_KIT_RANGE.*max above min/);
  });
});

describe("nearestStop", () => {
  it("finds the place for a number that was typed between two", () => {
    expect(nearestStop([0, 10, 20], 14)).toBe(1);
    expect(nearestStop([0, 10, 20], 999)).toBe(2);
  });
});

describe("keyStop", () => {
  it.each([
    ["ArrowLeft", 49],
    ["ArrowUp", 51],
    ["PageUp", 60],
    ["PageDown", 40],
    ["Home", 0],
    ["End", 100],
    ["Tab", undefined],
    ["toString", undefined],
  ])("takes a thumb by %s from 50 to %s", (key, expected) => {
    expect(keyStop(key, 50, { last: 100, pageStops: 10 })).toBe(expected);
  });
});

describe("RangeSlider on a track that is not even", () => {
  const slider = (value: RangeValue, onChange = vi.fn()) => {
    render(
      <RangeSlider
        names={{ from: "from", to: "to" }}
        stops={[0, 100, 200, 300]}
        places={[0, 0.7, 0.9, 1]}
        pageStops={2}
        value={value}
        format={(dollars) => `$${dollars}`}
        onChange={onChange}
      />,
    );
    return onChange;
  };

  it("stands where its stop is, and takes the nearest stop of where it is let go", () => {
    const onChange = slider({ to: 200 });
    expect([thumb("to").value, thumb("to").max, thumb("to").getAttribute("aria-valuetext")]).toEqual([
      "9000",
      "10000",
      "$200",
    ]);
    fireEvent.change(thumb("to"), { target: { value: "6800" } });
    expect(onChange).toHaveBeenLastCalledWith({ to: 100 });
  });

  it("moves by stops with the keys, however far apart they are", async () => {
    const onChange = slider({});
    thumb("to").focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onChange).toHaveBeenLastCalledWith({ to: 200 });
    await userEvent.keyboard("{PageDown}");
    expect(onChange).toHaveBeenLastCalledWith({ to: 100 });
    await userEvent.keyboard("{Home}");
    expect(onChange).toHaveBeenLastCalledWith({ to: 0 });
  });
});

describe("typedEnd", () => {
  it.each([
    ["from", "$15,000", { from: 15_000, to: 60_000 }],
    ["from", "70000", { from: 60_000, to: 60_000 }],
    ["from", "", { from: undefined, to: 60_000 }],
    ["to", "500000", { from: 10_000, to: 100_000 }],
    ["to", "5000", { from: 10_000, to: 10_000 }],
    ["to", "any", { from: 10_000, to: undefined }],
  ] as const)("reads %s %j as %j", (end, text, expected) => {
    expect(typedEnd(end, text, { from: 10_000, to: 60_000 }, 0, 100_000)).toEqual(expected);
  });
});

describe("RangeField", () => {
  it("works as two plain numbers in a form without JavaScript", () => {
    const html = renderToString(
      <RangeField {...price} fromName="price_min" toName="price_max" defaultValue={{ from: 15_000 }} />,
    );
    expect(html).toMatch(/<input[^>]*name="price_min"[^>]*value="15000"/);
    expect(html).toMatch(/<input[^>]*name="price_max"[^>]*value=""/);
    expect(html.match(/type="range"[^>]*name=/)).toBeNull();
  });

  it("fills the track between its thumbs before any script has run", () => {
    const html = renderToString(<RangeField {...price} defaultValue={{ from: 15_000, to: 60_000 }} />);
    expect(html).toContain('<rect x="15%" width="45%"');
    expect(html).not.toContain("style=");
  });

  it("says both ends in words that a person would use", () => {
    render(
      <RangeField
        {...price}
        defaultValue={{ from: 15_000, to: 60_000 }}
        format={(value) => `$${value.toLocaleString("en-AU")}`}
      />,
    );
    expect(screen.getByRole("group", { name: "Price" })).toBeTruthy();
    expect(thumb("Price: from").getAttribute("aria-valuetext")).toBe("$15,000");
    expect(thumb("Price: to").getAttribute("aria-valuetext")).toBe("$60,000");
  });

  it("brings the nearer thumb to where its line is tapped", () => {
    const change = vi.fn<(value: RangeValue) => void>();
    render(<RangeField {...price} defaultValue={{ from: 15_000, to: 60_000 }} onChange={change} />);
    const slider = screen.getByRole("slider", { name: "Price: from" }).parentElement as HTMLElement;
    // The middles of the thumbs run from 22 px to 222 px.
    vi.spyOn(slider, "getBoundingClientRect").mockReturnValue(DOMRect.fromRect({ x: 0, y: 0, width: 244, height: 44 }));
    fireEvent.click(slider, { clientX: 22 + 50 });
    expect(change).toHaveBeenLastCalledWith({ from: 25_000, to: 60_000 });
    fireEvent.click(slider, { clientX: 22 + 160 });
    expect(change).toHaveBeenLastCalledWith({ from: 25_000, to: 80_000 });
    fireEvent.click(slider, { clientX: 500 });
    expect(change).toHaveBeenLastCalledWith({ from: 25_000 });
  });

  it("takes a thumb that was moved before the scripts came where it stands", () => {
    const onChange = vi.fn();
    const slider = (
      <RangeSlider
        names={{ from: "Price: from", to: "Price: to" }}
        stops={[0, 500, 1000, 1500]}
        value={{}}
        format={String}
        onChange={onChange}
      />
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(slider);
    thumb("Price: from").value = "2";
    render(slider, { container, hydrate: true });
    expect(onChange.mock.calls).toEqual([[{ from: 1000 }]]);
  });

  it("never lets one thumb pass the other", () => {
    const change = vi.fn<(value: RangeValue) => void>();
    render(<RangeField {...price} defaultValue={{ from: 15_000, to: 60_000 }} onChange={change} />);
    fireEvent.change(thumb("Price: from"), { target: { value: "90" } });
    expect(change).toHaveBeenLastCalledWith({ from: 60_000, to: 60_000 });
    fireEvent.change(thumb("Price: to"), { target: { value: "3" } });
    expect(change).toHaveBeenLastCalledWith({ from: 60_000, to: 60_000 });
    expect(thumb("Price: from").value).toBe("60");
  });

  it("takes a thumb at its end of the scale for no limit", () => {
    const change = vi.fn<(value: RangeValue) => void>();
    render(<RangeField {...price} defaultValue={{ from: 15_000, to: 60_000 }} onChange={change} />);
    fireEvent.change(thumb("Price: to"), { target: { value: "100" } });
    expect(change).toHaveBeenLastCalledWith({ from: 15_000, to: undefined });
    expect(box("To").value).toBe("");
  });

  it("searches once when a thumb is let go, and not while it moves or when nothing changed", () => {
    const commit = vi.fn<(value: RangeValue) => void>();
    render(<RangeField {...price} onCommit={commit} />);
    fireEvent.change(thumb("Price: from"), { target: { value: "10" } });
    fireEvent.change(thumb("Price: from"), { target: { value: "20" } });
    expect(commit).not.toHaveBeenCalled();
    fireEvent.pointerUp(thumb("Price: from"));
    fireEvent.blur(thumb("Price: from"));
    expect(commit).toHaveBeenCalledExactlyOnceWith({ from: 20_000 });
  });

  it("takes a typed number when the field is left or Enter is pressed, and moves the thumb", async () => {
    const commit = vi.fn<(value: RangeValue) => void>();
    render(<RangeField {...price} onCommit={commit} />);
    await userEvent.type(box("From"), "12500");
    expect(commit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(commit).toHaveBeenLastCalledWith({ from: 12_500 });
    expect(thumb("Price: from").getAttribute("aria-valuetext")).toBe("12,000");
    await userEvent.type(box("To"), "40000{Enter}");
    expect(commit).toHaveBeenLastCalledWith({ from: 12_500, to: 40_000 });
    expect(commit).toHaveBeenCalledTimes(2);
  });

  it("stands on uneven places where it is given them", () => {
    render(
      <RangeField
        label="Kilometres"
        min={0}
        max={200_000}
        stops={[0, 5_000, 20_000, 50_000, 200_000]}
        value={{ to: 50_000 }}
      />,
    );
    expect(thumb("Kilometres: to")).toHaveProperty("value", "3");
    expect(thumb("Kilometres: to").getAttribute("aria-valuetext")).toBe("50,000");
  });

  it("follows the value it is given from outside", () => {
    const { rerender } = render(<RangeField {...price} value={{ from: 10_000 }} />);
    rerender(<RangeField {...price} value={{}} />);
    expect(box("From").value).toBe("");
    expect(thumb("Price: from").value).toBe("0");
  });
});

describe("RangeField that is filled in before its scripts are there", () => {
  it("has both numbers, as if they were typed now", () => {
    const onCommit = vi.fn();
    const container = document.createElement("div");
    container.innerHTML = renderToString(<RangeField {...price} onCommit={onCommit} />);
    document.body.append(container);
    box("From").value = "10000";
    box("To").value = "30000";
    render(<RangeField {...price} onCommit={onCommit} />, { container, hydrate: true });
    expect(onCommit).toHaveBeenLastCalledWith({ from: 10_000, to: 30_000 });
    expect([box("From").value, box("To").value]).toEqual(["10000", "30000"]);
  });
});
