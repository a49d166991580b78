import type { PictureAngle } from "./picture-set.ts";
import { steppedBack, views } from "./scene/views.ts";

const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * The light of the empty studio in a picture, as `backdrop` of scene/backdrop.glsl.ts paints it: what a picture is
 * divided by to know the shade of the car alone.
 *
 * @param stepBack how far the camera stepped back for the shape, see {@link steppedBack}
 * @param width of the result in dots; its light is so even that a quarter of the picture's is enough
 */
export function studioLight(angle: PictureAngle, stepBack: number, width: number): Float32Array {
  const height = (width * 3) / 4;
  const view = steppedBack(views[angle], angle === "face" && stepBack > 1 ? stepBack * 1.15 : stepBack);
  const [dx, dz] = [view.from[0] - view.to[0], view.from[2] - view.to[2]];
  const pitch = Math.atan2(view.from[1] - view.to[1], Math.hypot(dx, dz));
  const half = Math.tan((view.field * Math.PI) / 360);
  const horizon = 0.5 + Math.tan(pitch - Math.atan2(view.from[1], 14)) / half / 2;
  const light = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const up = 1 - (row + 0.5) / height;
    const y = up - horizon;
    let wall = 0.86 + ((y > 0 ? 0.6 : 0.72) - 0.86) * smooth(0, 0.62, Math.abs(y));
    wall *= 1 - 0.03 * Math.exp(-((y / 0.05) ** 2));
    for (let column = 0; column < width; column += 1) {
      const out = Math.hypot((column + 0.5) / width - 0.5, (up - 0.46) * 1.05);
      light[row * width + column] = wall * (1 - 0.3 * smooth(0.2, 0.85, out));
    }
  }
  return light;
}
