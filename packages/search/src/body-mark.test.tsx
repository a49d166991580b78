import { bodyKeyLabel, bodyKeys } from "@forecourt/core/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BodyMark } from "./body-mark.tsx";

/** Two words for one body. */
const sameBody: Readonly<Record<string, string>> = { hatchback: "hatch", stationWagon: "wagon" };

describe("The picture of a body on a tile", () => {
  it("is its own for each body of the specification: a motorhome is not drawn as a sedan", () => {
    const drawn = new Map(
      bodyKeys.map((key) => [key as string, renderToStaticMarkup(<BodyMark body={bodyKeyLabel(key)} />)]),
    );
    for (const [key, picture] of drawn) {
      const others = [...drawn].filter(
        ([other]) => other !== key && other !== sameBody[key] && sameBody[other] !== key,
      );
      expect(others.filter(([, each]) => each === picture).map(([other]) => `${key} is drawn as ${other}`)).toEqual([]);
    }
  });

  it("is that of a sedan for a body that nobody has heard of", () => {
    expect(renderToStaticMarkup(<BodyMark body="Amphibian" />)).toBe(renderToStaticMarkup(<BodyMark body="Sedan" />));
  });
});
