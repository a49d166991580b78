import { roundedBox } from "../car-field.ts";
import type { CarForm } from "../car-form.ts";
import type { CarSpec, ExtraPart } from "../car-spec.ts";
import { smoothMax } from "../curve.ts";
import { coupe } from "./coupe.ts";

/** The coupe without its roof. */
export const convertible: CarSpec = {
  ...coupe,
  spokes: "ten",
  deck: [
    [-0.2, 0.55],
    [0.02, 0.6],
    [0.22, 0.68],
    [0.7, 0.79],
    [1.5, 0.89],
    [2.4, 0.9],
    [3.4, 0.95],
    [4.1, 0.95],
    [4.35, 0.97],
    [4.5, 0.97],
  ],
  cabin: coupe.cabin && { ...coupe.cabin, open: true },
  hollow: [1.86, 3.3, 0.69, 0.42],
  extras: (form) => [...screenParts(form), foldedRoof],
};

function screenParts(form: CarForm): ExtraPart[] {
  const min = [1.3, 0.8, -0.95] as const;
  const max = [2.6, 1.34, 0.95] as const;
  const pane = (x: number, y: number, z: number, thick: number) => {
    const [side, screen, , top] = form.cabinFaces(x, y, z);
    return {
      sheet: smoothMax(Math.abs(screen + 0.02) - thick, smoothMax(side, top + 0.045, 0.12), 0.01),
      inner: smoothMax(side + 0.055, top + 0.1, 0.1),
    };
  };
  return [
    {
      finish: "black",
      cell: 0.009,
      min,
      max,
      field: (x, y, z) => {
        const { sheet, inner } = pane(x, y, z, 0.02);
        return smoothMax(sheet, -inner, 0.01);
      },
    },
    {
      finish: "glass",
      cell: 0.012,
      min,
      max,
      field: (x, y, z) => {
        const { sheet, inner } = pane(x, y, z, 0.014);
        return Math.max(sheet, inner);
      },
    },
  ];
}

const foldedRoof: ExtraPart = {
  finish: "trim",
  cell: 0.014,
  min: [3.1, 0.8, -0.8],
  max: [3.8, 1.1, 0.8],
  field: (x, y, z) => roundedBox(x - 3.42, y - 0.9, z, 0.2, 0.085, 0.62, 0.08),
};
