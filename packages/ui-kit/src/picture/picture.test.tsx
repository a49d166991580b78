import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Picture } from "./index.ts";

afterEach(cleanup);
const src = (width: number) => `/img/${width}/front.jpg`;

describe("Picture", () => {
  it("offers the browser every width, so a phone does not load a desktop's photo", () => {
    render(<Picture src={src} alt="Front left" sizes="50vw" widths={[320, 640]} />);
    expect(screen.getByRole("img", { name: "Front left" }).getAttribute("srcset")).toBe(
      "/img/320/front.jpg 320w, /img/640/front.jpg 640w",
    );
  });

  it("names a photo of another host once: it has one width, whatever the screen", () => {
    const { container } = render(<Picture src={() => "https://photos.example/a.jpg"} alt="" sizes="50vw" />);
    expect(container.innerHTML.match(/photos\.example/g)).toHaveLength(1);
  });

  it("keeps its place before the photo is there", () => {
    render(<Picture src={src} alt="Front left" sizes="50vw" ratio="16/9" />);
    const picture = screen.getByRole("img");
    expect(Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"))).toBeCloseTo(16 / 9, 2);
  });

  it("loads the main photo first and the others when they are near", () => {
    render(<Picture src={src} alt="Main" sizes="100vw" priority />);
    expect(screen.getByRole("img", { name: "Main" }).getAttribute("fetchpriority")).toBe("high");
    expect(screen.getByRole("img", { name: "Main" }).getAttribute("loading")).toBeNull();
    render(<Picture src={src} alt="Other" sizes="100vw" />);
    expect(screen.getByRole("img", { name: "Other" }).getAttribute("loading")).toBe("lazy");
    expect(screen.getByRole("img", { name: "Other" }).getAttribute("decoding")).toBe("async");
  });
});
