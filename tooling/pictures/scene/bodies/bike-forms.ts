import type { ExtraPart } from "../car-spec.ts";
import { smoothMin } from "../curve.ts";
import type { Field } from "../surface-net.ts";

/** A point: x from the front of the front tyre backwards, y up from the ground, z to the left side, in metres. */
export type Spot = readonly [number, number, number];

/** A wheel of a motorbike. */
export interface BikeWheel {
  x: number;
  radius: number;
  /** Half the width of the tyre. */
  half: number;
  /** Cast with five pairs of spokes, laced with wires, or a closed disc. */
  rim: "cast" | "wire" | "disc";
}

/** A motorbike in metres: its length, its wheels, its solid parts. */
export interface BikeSpec {
  length: number;
  front: BikeWheel;
  rear: BikeWheel;
  parts: readonly ExtraPart[];
}

/** A part of a motorbike in one finish. */
export const bikePart = (finish: ExtraPart["finish"], field: Field): ExtraPart => ({
  finish,
  field,
  cell: 0.007,
  min: [-0.1, 0.02, -0.56],
  max: [2.6, 1.6, 0.56],
});

/** An egg with its half axes. */
export function blob(x: number, y: number, z: number, at: Spot, size: Spot): number {
  const [a, b, c] = [(x - at[0]) / size[0], (y - at[1]) / size[1], (z - at[2]) / size[2]];
  return (Math.hypot(a, b, c) - 1) * Math.min(...size) * 0.9;
}

/** A round rod between two points. */
export function rod(x: number, y: number, z: number, from: Spot, to: Spot, radius: number): number {
  const [ax, ay, az] = [x - from[0], y - from[1], z - from[2]];
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const t = Math.min(1, Math.max(0, (ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz)));
  return Math.hypot(ax - bx * t, ay - by * t, az - bz * t) - radius;
}

/** A pipe through points, bent round at each. */
export function pipe(x: number, y: number, z: number, spots: readonly Spot[], radius: number): number {
  let nearest = 9;
  for (const [index, from] of spots.entries()) {
    const to = spots[index + 1];
    if (to) nearest = smoothMin(nearest, rod(x, y, z, from, to, radius), radius);
  }
  return nearest;
}

/**
 * A guard over a wheel, `gap` above its tyre: between the angles `from` and `to`, in degrees from the front over the
 * top.
 */
export function guard(
  x: number,
  y: number,
  z: number,
  wheel: BikeWheel,
  gap: number,
  from: number,
  to: number,
  halfWidth = wheel.half + 0.012,
): number {
  const [dx, dy] = [x - wheel.x, y - wheel.radius];
  const angle = (Math.atan2(dy, -dx) * 180) / Math.PI;
  const outside = Math.max(from - angle, angle - to) * 0.0055;
  const bow = 0.5 * (z / halfWidth) ** 2 * 0.03;
  return Math.max(Math.abs(Math.hypot(dx, dy) + bow - wheel.radius - gap) - 0.007, Math.abs(z) - halfWidth, outside);
}

/** Mirrors on stalks, handlebar grips at their ends. */
export function steering(
  x: number,
  y: number,
  z: number,
  { head, grip, mirrors = true }: { head: Spot; grip: Spot; mirrors?: boolean },
): number {
  const across = Math.abs(z);
  const inner: Spot = [head[0] + 0.02, grip[1] + 0.005, grip[2] * 0.5];
  const bar = smoothMin(rod(x, y, across, head, inner, 0.014), rod(x, y, across, inner, grip, 0.014), 0.02);
  const hand = rod(x, y, across, [grip[0] - 0.04, grip[1], grip[2] - 0.1], grip, 0.021);
  const stalk: Spot = [grip[0] - 0.08, grip[1] + 0.15, grip[2] - 0.05];
  const mirror = mirrors
    ? Math.min(
        rod(x, y, across, [grip[0] - 0.04, grip[1], grip[2] - 0.13], stalk, 0.007),
        blob(x, y, across, [stalk[0], stalk[1] + 0.02, stalk[2] + 0.04], [0.022, 0.04, 0.065]),
      )
    : 9;
  return Math.min(bar, hand, mirror);
}

/** Two telescopic legs from the axle to the head. */
export const fork = (x: number, y: number, z: number, wheel: BikeWheel, head: Spot, spread: number, radius = 0.028) => {
  const across = Math.abs(z);
  const middle: Spot = [wheel.x + (head[0] - wheel.x) * 0.45, wheel.radius + (head[1] - wheel.radius) * 0.45, spread];
  return Math.min(
    rod(x, y, across, [wheel.x, wheel.radius, spread], middle, radius),
    rod(x, y, across, middle, [head[0], head[1], spread], radius * 0.78),
    Math.max(Math.hypot(x - wheel.x, y - wheel.radius) - 0.018, across - spread - 0.02),
  );
};

/** The arm that carries the rear wheel. */
export const swingArm = (x: number, y: number, z: number, wheel: BikeWheel, pivot: Spot) => {
  const across = Math.abs(z);
  return Math.min(
    rod(x, y, across, [wheel.x, wheel.radius, wheel.half + 0.035], pivot, 0.03),
    Math.max(Math.hypot(x - wheel.x, y - wheel.radius) - 0.02, across - wheel.half - 0.06),
  );
};

/** How far a point of the side view is from a closed outline; negative within it. */
export function within(x: number, y: number, outline: readonly (readonly [number, number])[]): number {
  let nearest = 9;
  let isInside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] as readonly [number, number];
    const [ex, ey] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
    nearest = Math.min(nearest, Math.hypot(x - ax - ex * t, y - ay - ey * t));
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside ? -nearest : nearest;
}
