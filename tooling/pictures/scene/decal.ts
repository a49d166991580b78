import type { Point } from "./curve.ts";
import { dataTexture } from "./material.ts";

/** Numbers of the materials that are drawn on a body; the same as in the shader. */
export const inks = {
  paint: 0,
  glass: 1,
  gloss: 2,
  plastic: 3,
  chrome: 4,
  lamp: 5,
  cut: 6,
  satin: 7,
  deep: 8,
  privacy: 9,
  plate: 10,
} as const;
/** Name of a material that is drawn. */
export type Ink = keyof typeof inks;

type Shape = (context: OffscreenCanvasRenderingContext2D) => void;

/**
 * A drawing in metres that is projected onto a body: which material stands where, and the colours of lamps and plates.
 */
export class Decal {
  readonly width: number;
  readonly height: number;
  readonly ids: Uint8Array;
  readonly #mask: OffscreenCanvasRenderingContext2D;
  readonly #art: OffscreenCanvasRenderingContext2D;
  readonly #scale: number;

  constructor(widthMetres: number, heightMetres: number, millimetresPerPixel = 1.6) {
    this.#scale = 1000 / millimetresPerPixel;
    this.width = Math.ceil(widthMetres * this.#scale);
    this.height = Math.ceil(heightMetres * this.#scale);
    this.ids = new Uint8Array(this.width * this.height);
    this.#mask = this.#context();
    this.#art = this.#context();
  }

  #context(): OffscreenCanvasRenderingContext2D {
    const context = new OffscreenCanvas(this.width, this.height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("[pictures] No 2-D drawing in this browser; use the Chromium of the toolchain.");
    context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    context.lineJoin = "round";
    context.lineCap = "round";
    return context;
  }

  /** Gives the material to where `shape` draws; y points up from the ground. */
  ink(ink: Ink, shape: Shape, over?: Ink): void {
    const mask = this.#mask;
    mask.save();
    mask.setTransform(1, 0, 0, 1, 0, 0);
    mask.clearRect(0, 0, this.width, this.height);
    mask.restore();
    mask.fillStyle = "#fff";
    mask.strokeStyle = "#fff";
    shape(mask);
    const { data } = mask.getImageData(0, 0, this.width, this.height);
    const value = inks[ink];
    for (let index = 0; index < this.ids.length; index += 1) {
      if ((data[index * 4 + 3] as number) > 127 && (over === undefined || this.ids[index] === inks[over]))
        this.ids[index] = value;
    }
  }

  /** Gives the material to every point for which the rule holds. */
  inkWhere(ink: Ink, rule: (x: number, y: number) => boolean): void {
    const value = inks[ink];
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width; column += 1) {
        if (rule((column + 0.5) / this.#scale, (row + 0.5) / this.#scale)) this.ids[row * this.width + column] = value;
      }
    }
  }

  /** Colours for lamps and plates. Its alpha is how much light they give off. */
  paint(shape: Shape): void {
    this.#art.save();
    shape(this.#art);
    this.#art.restore();
  }

  /** The drawing for the graphics card: material numbers, and colours in linear light. */
  textures() {
    const art = this.#art.getImageData(0, 0, this.width, this.height).data;
    const bytes = new Uint8Array(art.length);
    for (let index = 0; index < art.length; index += 4) {
      const color = [0, 1, 2].map((channel) => ((art[index + channel] as number) / 255) ** 2.2);
      const [red, green, blue] = color as [number, number, number];
      const glow = Math.max(0, Math.max(red, green, blue) - 0.35) / 0.65;
      bytes.set([red * 255, green * 255, blue * 255, glow * 255], index);
    }
    return {
      id: dataTexture(this.ids, this.width, this.height, "id"),
      art: dataTexture(bytes, this.width, this.height, "art"),
    };
  }
}

/** A closed outline with rounded corners. */
export function outline(context: OffscreenCanvasRenderingContext2D, points: readonly Point[], radius: number): void {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return;
  context.beginPath();
  context.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    context.arcTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2, radius);
  });
  context.closePath();
}
