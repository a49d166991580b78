import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { UnbrokenWords } from "@forecourt/ui-kit/unbroken-words";

const whole = (text: string) => {
  const { container } = render(
    <h1>
      <UnbrokenWords>{text}</UnbrokenWords>
    </h1>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll(".fc-unbroken")].map((word) => word.textContent);
};

describe("UnbrokenWords", () => {
  it("keeps each word with a hyphen in one line", () => {
    expect(whole("The CX-30 beside a Mercedes-Benz of 2019")).toEqual(["CX-30", "Mercedes-Benz"]);
  });

  it("leaves a text without such a word as it is", () => {
    expect(whole("Service – and a line of its own")).toEqual([]);
  });

  it("breaks a word of more than 16 characters as usual", () => {
    expect(whole("1234567-89012345 and 1234567-890123456")).toEqual(["1234567-89012345"]);
  });
});
