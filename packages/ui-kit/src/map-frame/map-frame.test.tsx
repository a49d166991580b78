import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { MapFrame } from "./index.ts";

afterEach(cleanup);

describe("A map", () => {
  it("asks nothing of the other site before a person wants to see it", () => {
    const map = <MapFrame title="Map of Dubbo" src="https://maps.example/1" />;
    expect(renderToString(map)).not.toContain("maps.example");
    render(map);
    expect(screen.queryByTitle("Map of Dubbo")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show the map" }));
    expect(screen.getByTitle("Map of Dubbo").getAttribute("src")).toBe("https://maps.example/1");
  });

  it("offers none where it is not known", () => {
    render(<MapFrame title="Map of Dubbo" src={undefined} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
