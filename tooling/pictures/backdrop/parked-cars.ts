import { readCutCar } from "../cut-car.ts";
import { layerLight, paintLight, toneOf } from "../layer-code.ts";
import { paints } from "../paints.ts";
import { views } from "../scene/views.ts";
import type { OutsideAngle } from "../scene/views.ts";
import type { Backdrop } from "./backdrops.ts";

/** A picture to be laid over another: light that is multiplied by its cover, and where it goes, in dots. */
export interface Sprite {
  light: Float32Array;
  cover: Float32Array;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far behind the car others stand, in metres, and how far apart. */
const behind = 7.5;
const apart = 3.1;

/** The cars that stand in a row behind, seen from the same angle as the one in front. */
export async function parkedCars({ parked = [] }: Backdrop, angle: OutsideAngle, width: number): Promise<Sprite[]> {
  const { from, to, field } = views[angle];
  const distance = Math.hypot(from[0] - to[0], from[2] - to[2]);
  const size = distance / (distance + behind);
  const pitch = Math.atan2(from[1] - to[1], distance);
  const half = Math.tan((field * Math.PI) / 360);
  const rowOf = (away: number) => 0.5 + Math.tan(Math.atan2(from[1], away) - pitch) / half / 2;
  const metre = 1 / (2 * half * (4 / 3) * (distance + behind));
  const sprites = parked.map(async ([shape, paint], index): Promise<Sprite> => {
    const car = await readCutCar(shape, angle);
    const albedo = paintLight(paints[paint] ?? paint);
    const columns = Math.round(width * size);
    const step = car.width / columns;
    const rows = Math.round(columns * 0.75);
    const [light, cover] = [new Float32Array(columns * rows * 3), new Float32Array(columns * rows)];
    for (let dot = 0; dot < cover.length; dot += 1) {
      const source = Math.floor(Math.floor(dot / columns) * step) * car.width + Math.floor((dot % columns) * step);
      const own = (car.cover[source] as number) / 255;
      const lit = (car.shade[source] as number) / 255;
      // Its shade on the ground is a cover without light.
      cover[dot] = 1 - (1 - own) * (own > 0.99 ? 1 : lit);
      for (let channel = 0; channel < 3 && own > 0.1; channel += 1)
        light[dot * 3 + channel] =
          own *
          toneOf(
            layerLight[car.base[source * 3 + channel] as number]! +
              layerLight[car.paint[source] as number]! * albedo[channel]!,
          );
    }
    const across = 0.5 + ((index - (parked.length - 1) / 2) * (angle === "side" ? 5.2 : apart) + 0.9) * metre;
    const floor = rowOf(distance + behind) - rowOf(distance) * size;
    return {
      light,
      cover,
      left: Math.round((across - size / 2) * width),
      top: Math.round(floor * width * 0.75),
      width: columns,
      height: rows,
    };
  });
  return Promise.all(sprites);
}
