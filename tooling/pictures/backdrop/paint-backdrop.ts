import { views } from "../scene/views.ts";
import type { OutsideAngle, View } from "../scene/views.ts";
import type { Backdrop } from "./backdrops.ts";
import { hash } from "./light.ts";
import type { Light } from "./light.ts";
import type { Sprite } from "./parked-cars.ts";
import { spreadDisc } from "./spread-disc.ts";

interface Ray {
  from: readonly [number, number, number];
  along: readonly [number, number, number];
}

/** What the camera of an angle sees without a car: RGB light, three values for a dot, top row first. */
export function paintBackdrop(
  backdrop: Backdrop,
  angle: OutsideAngle,
  width: number,
  sprites: readonly Sprite[],
): Float32Array {
  const height = (width * 3) / 4;
  const view = views[angle];
  const rayAt = camera(view);
  const level = Math.hypot(view.to[0] - view.from[0], view.to[2] - view.from[2]);
  const forward = [(view.to[0] - view.from[0]) / level, (view.to[2] - view.from[2]) / level] as const;
  const side = [-forward[1], forward[0]] as const;
  // Every angle looks at another part of the yard.
  const turn = { front: 0, side: 23.7, rear: 51.3, face: 78.1 }[angle];
  const [far, hidden, near] = [
    new Float32Array(width * height * 3),
    new Float32Array(width * height),
    new Float32Array(width * height * 3),
  ];
  const wallOf = ({ from, along }: Ray): Light => {
    const ahead = along[0] * forward[0] + along[2] * forward[1];
    const away = (backdrop.wallAway - (from[0] * forward[0] + from[2] * forward[1])) / ahead;
    const across = (from[0] + along[0] * away) * side[0] + (from[2] + along[2] * away) * side[1];
    return backdrop.wall(across + turn, Math.abs(from[1] + along[1] * away));
  };
  // One ray for a dot, at a place of its own: what is out of focus is smooth all the same, and a ground gets its grain.
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const dot = row * width + column;
      const ray = rayAt((column + hash(dot, 1)) / width, (row + hash(7, dot)) / height);
      const down = -ray.along[1];
      const reach = down > 0 ? ray.from[1] / down : Infinity;
      const ahead = ray.along[0] * forward[0] + ray.along[2] * forward[1];
      const toWall = (backdrop.wallAway - (ray.from[0] * forward[0] + ray.from[2] * forward[1])) / ahead;
      if (reach > toWall) {
        add(far, dot, wallOf(ray), 1);
        hidden[dot] = 1;
        continue;
      }
      const [x, z] = [ray.from[0] + ray.along[0] * reach, ray.from[2] + ray.along[2] * reach];
      add(near, dot, backdrop.ground(x + turn * 0.37, z), 1);
      if (backdrop.pool) add(near, dot, backdrop.pool, Math.exp(-((x * x) / 16 + (z * z) / 9)));
      if (backdrop.mirror) {
        const glance = backdrop.mirror * (0.25 + 0.75 * (1 - Math.min(1, down / 0.26)) ** 2);
        add(far, dot, wallOf({ from: [x, 0, z], along: [ray.along[0], down, ray.along[2]] }), glance);
      }
    }
  }
  fillBelowWall(near, hidden, width, height);
  for (const sprite of sprites) layOver(far, hidden, sprite, width);
  const ground = focusedGround(near, width, height);
  spreadDisc(far, 3, width, height, backdrop.blur * (width / 800));
  spreadDisc(hidden, 1, width, height, backdrop.blur * (width / 800));
  return far.map((value, at) => value + (1 - (hidden[Math.floor(at / 3)] as number)) * (ground[at] as number));
}

function add(onto: Float32Array, dot: number, light: Light, share: number): void {
  for (let channel = 0; channel < 3; channel += 1)
    onto[dot * 3 + channel] = (onto[dot * 3 + channel] as number) + light[channel]! * share;
}

/** Rays of a camera for places in its picture, 0 to 1 from the top left. */
function camera({ from, to, field }: View): (x: number, y: number) => Ray {
  const unit = (v: readonly number[]) => {
    const size = Math.hypot(...v);
    return v.map((value) => value / size) as [number, number, number];
  };
  const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const right = unit([-ahead[2], 0, ahead[0]]);
  const up = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  const half = Math.tan((field * Math.PI) / 360);
  return (x, y) => ({
    from,
    along: unit(
      [0, 1, 2].map(
        (axis) => ahead[axis]! + right[axis]! * (2 * x - 1) * half * (4 / 3) + up[axis]! * (1 - 2 * y) * half,
      ),
    ),
  });
}

/** Under the soft foot of the wall the ground goes on as it is in front of it. */
function fillBelowWall(near: Float32Array, hidden: Float32Array, width: number, height: number): void {
  for (let column = 0; column < width; column += 1) {
    for (let row = height - 2; row >= 0; row -= 1) {
      const dot = row * width + column;
      const share = 1 - (hidden[dot] as number);
      for (let channel = 0; channel < 3; channel += 1) {
        const below = near[(dot + width) * 3 + channel] as number;
        near[dot * 3 + channel] = (near[dot * 3 + channel] as number) + (1 - share) * below;
      }
    }
  }
}

/** The ground is sharp under the car and softer towards the wall and the camera. */
function focusedGround(near: Float32Array, width: number, height: number): Float32Array {
  const [soft, softer] = [near.slice(), near.slice()];
  spreadDisc(soft, 3, width, height, width / 420);
  spreadDisc(softer, 3, width, height, width / 110);
  return near.map((value, at) => {
    const row = Math.floor(at / 3 / width) / height;
    const out = Math.min(2, Math.abs(row - 0.66) / 0.13);
    const [a, b, share] = out < 1 ? [value, soft[at]!, out] : [soft[at]!, softer[at]!, out - 1];
    return a + (b - a) * share;
  });
}

function layOver(
  far: Float32Array,
  hidden: Float32Array,
  { light, cover, left, top, width, height }: Sprite,
  of: number,
): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [left + column, top + row];
      if (x < 0 || x >= of || y < 0) continue;
      const [dot, from] = [y * of + x, row * width + column];
      const share = cover[from] as number;
      for (let channel = 0; channel < 3; channel += 1)
        far[dot * 3 + channel] =
          (far[dot * 3 + channel] as number) * (1 - share) + (light[from * 3 + channel] as number);
      hidden[dot] = (hidden[dot] as number) * (1 - share) + share;
    }
  }
}
