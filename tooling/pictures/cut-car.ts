import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { readLayers } from "./compose.ts";
import type { Layers } from "./compose.ts";
import { layerLight } from "./layer-code.ts";
import { layerName } from "./picture-set.ts";
import type { PictureAngle, PictureShape } from "./picture-set.ts";
import { rememberLast } from "./remember-last.ts";
import { studioLight } from "./studio-light.ts";

/** Light that changes slowly is kept for so many dots across and down. */
const cell = 4;

/** Which of the slowly changing lights a dot has. */
export const cellOf = (dot: number, width: number): number =>
  Math.floor(Math.floor(dot / width) / cell) * (width / cell) + Math.floor((dot % width) / cell);

/** A corner of a number plate, as shares of the width and the height of its picture. */
export type Corner = readonly [x: number, y: number];

/** The layers of a car with what is needed to put it somewhere else. */
export interface CutCar extends Layers {
  /** How much of each dot the car covers; glass lets through what stands behind it. */
  cover: Uint8Array;
  /** How much of the studio's light reaches the floor and wall at each dot: the car's own shade. 255 is all. */
  shade: Uint8Array;
  /** Light of the empty studio, one value for each {@link cell} times {@link cell} dots. */
  studio: Float32Array;
  /** Corners of its number plate, clockwise from the top left as it is read; none where no plate is seen. */
  plate: readonly Corner[];
}

/** What `covers/covers.json` says of the shapes and their pictures. */
interface Covers {
  stepBack: Partial<Record<PictureShape, number>>;
  plates: Record<string, readonly Corner[]>;
}
const covers = join(import.meta.dirname, "covers");
const facts = readFile(join(covers, "covers.json"), "utf8").then((text) => JSON.parse(text) as Covers);

/**
 * The layers of a car from an outside angle, and what it covers; the last few are kept.
 *
 * @throws `PICTURE_MISSING` when its layers are not there
 */
export const readCutCar: (shape: PictureShape, angle: PictureAngle) => Promise<CutCar> = rememberLast(
  6,
  async (shape: PictureShape, angle: PictureAngle) => {
    const name = layerName(shape, angle);
    const [layers, { stepBack, plates }] = await Promise.all([readLayers(shape, angle), facts]);
    const { width, height } = layers;
    const cover = await sharp(join(covers, `${name}.avif`))
      .resize(width, height)
      .extractChannel(0)
      .raw()
      .toBuffer();
    // The smallest steps are noise of the file.
    for (let dot = 0; dot < cover.length; dot += 1) {
      const share = cover[dot] as number;
      cover[dot] = share < 6 ? 0 : share > 249 ? 255 : share;
    }
    const studio = studioLight(angle, stepBack[shape] ?? 1, width / cell);
    return { ...layers, cover, studio, shade: shadeOf(layers.base, cover, studio, width), plate: plates[name] ?? [] };
  },
);

/**
 * The same car seen from the same place on its other side: its mirror image, the corners of its plate in the order that
 * they are read in.
 */
export const readMirroredCar: (shape: PictureShape, angle: PictureAngle) => Promise<CutCar> = rememberLast(
  4,
  async (shape: PictureShape, angle: PictureAngle) => {
    const car = await readCutCar(shape, angle);
    const { width, plate } = car;
    /** Fills a buffer with each row the other way round. */
    const turned = <Values extends Uint8Array | Float32Array>(
      values: ArrayLike<number>,
      into: Values,
      across: number,
      channels = 1,
    ): Values => {
      for (let dot = 0; dot < values.length / channels; dot += 1) {
        const from = dot + across - 1 - 2 * (dot % across);
        for (let channel = 0; channel < channels; channel += 1)
          into[dot * channels + channel] = values[from * channels + channel] as number;
      }
      return into;
    };
    const [topLeft, topRight, bottomRight, bottomLeft] = plate.map(([x, y]): Corner => [1 - x, y]);
    return {
      ...car,
      base: turned(car.base, Buffer.alloc(car.base.length), width, 3),
      paint: turned(car.paint, Buffer.alloc(car.paint.length), width),
      cover: turned(car.cover, new Uint8Array(car.cover.length), width),
      shade: turned(car.shade, new Uint8Array(car.shade.length), width),
      studio: turned(car.studio, new Float32Array(car.studio.length), width / cell),
      plate: topLeft && topRight && bottomRight && bottomLeft ? [topRight, topLeft, bottomLeft, bottomRight] : [],
    };
  },
);

/**
 * Beside the car its shade is read off the picture; behind it, where its edges and glass let some of it through, it is
 * that of its surroundings.
 */
function shadeOf(base: Uint8Array, cover: Uint8Array, studio: Float32Array, width: number): Uint8Array {
  const shade = new Uint8Array(cover.length);
  const [columns, rows] = [width / cell, cover.length / width / cell];
  const [sums, counts] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let row = 0, dot = 0; dot < cover.length; row += 1) {
    const cells = Math.floor(row / cell) * columns;
    for (let column = 0; column < width; column += 1, dot += 1) {
      if (cover[dot] !== 0) continue;
      const at = cells + ((column / cell) | 0);
      const share = (layerLight[base[dot * 3 + 1] as number] as number) / (studio[at] as number);
      const lit = share > 0.975 ? 255 : Math.round((255 * share) / 0.975);
      shade[dot] = lit;
      sums[at] = (sums[at] as number) + lit;
      counts[at] = (counts[at] as number) + 1;
    }
  }
  for (const values of [sums, counts]) for (let pass = 0; pass < 2; pass += 1) spread(values, columns, rows, 6);
  for (let dot = 0; dot < cover.length; dot += 1) {
    if (cover[dot] === 0 || cover[dot] === 255) continue;
    const at = cellOf(dot, width);
    const count = counts[at] as number;
    shade[dot] = count > 0.01 ? Math.min(255, (sums[at] as number) / count) : 255;
  }
  return shade;
}

/** The mean of each value's surroundings, across and then down. */
function spread(values: Float32Array, columns: number, rows: number, reach: number): void {
  const line = new Float32Array(Math.max(columns, rows));
  const run = (start: number, stride: number, length: number) => {
    for (let index = 0; index < length; index += 1) line[index] = values[start + index * stride] as number;
    let sum = 0;
    for (let index = -reach; index < length; index += 1) {
      if (index + reach < length) sum += line[index + reach] as number;
      if (index > reach) sum -= line[index - reach - 1] as number;
      if (index >= 0) values[start + index * stride] = sum / (2 * reach + 1);
    }
  };
  for (let row = 0; row < rows; row += 1) run(row * columns, 1, columns);
  for (let column = 0; column < columns; column += 1) run(column, columns, rows);
}
