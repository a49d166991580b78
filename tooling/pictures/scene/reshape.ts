import type { CabinSpec, CarSpec, EndFace } from "./car-spec.ts";
import type { Point } from "./curve.ts";

/** How one car differs from another in size: factors, and metres for `lift`. */
export interface Proportions {
  length?: number;
  width?: number;
  /** From the ground to the foot of the screen. */
  waist?: number;
  /** From there to the roof. */
  cabin?: number;
  /** Wheels, tyres and their openings. */
  wheel?: number;
  /** Rims alone: a larger rim leaves a flatter tyre. */
  rim?: number;
  /** Ground clearance, metres more. */
  lift?: number;
}

/**
 * The same car in other proportions. Wheels stay round, panels keep their thickness, and parts of their own (`extras`)
 * stay as they are.
 *
 * @example
 * reshaped(suv, { length: 0.9, cabin: 0.95 }) // a shorter, lower SUV
 */
export function reshaped(
  spec: CarSpec,
  { length: along = 1, width: across = 1, waist = 1, cabin: upper = 1, wheel = 1, rim = 1, lift = 0 }: Proportions,
): CarSpec {
  const foot = spec.cabin?.screen[0][1] ?? 1;
  const high = (y: number) => (y <= foot ? y * waist : foot * waist + (y - foot) * upper) + lift;
  const far = (x: number) => x * along;
  const place = ([x, y]: Point): Point => [far(x), high(y)];
  const profile = ([y, x]: Point): Point => [high(y), far(x)];
  const inset = ([y, z]: Point): Point => [high(y), z];
  const pair = ([a, b]: readonly [Point, Point]): readonly [Point, Point] => [place(a), place(b)];
  const face = (end: EndFace): EndFace => {
    const corner = ([s, y]: Point): Point => [s * across, high(y)];
    return {
      ...end,
      lamp: end.lamp.map(corner),
      grille: end.grille.map(corner),
      intake: end.intake.map(corner),
      plateY: high(end.plateY),
      plasticBelow: end.plasticBelow > 0 ? high(end.plasticBelow) : 0,
    };
  };
  const cabinOf = (cabin: CabinSpec): CabinSpec => ({
    ...cabin,
    screen: pair(cabin.screen),
    back: pair(cabin.back),
    roof: cabin.roof.map(place),
    side: cabin.side.map(inset),
    taper: cabin.taper.map(([x, z]): Point => [far(x), z]),
    glassLow: cabin.glassLow.map(place),
    glassEnd: pair(cabin.glassEnd),
    bars: cabin.bars.map(([x, wide, lean]) => [far(x), wide, lean] as const),
    backLow: high(cabin.backLow),
    ...(cabin.privacyFrom === undefined ? {} : { privacyFrom: far(cabin.privacyFrom) }),
  });
  const { doors } = spec;
  return {
    ...spec,
    length: far(spec.length),
    width: spec.width * across,
    frontAxle: far(spec.frontAxle),
    rearAxle: far(spec.rearAxle),
    wheelRadius: spec.wheelRadius * wheel,
    archRadius: spec.archRadius * wheel,
    rimRadius: spec.rimRadius * wheel * rim,
    belly: spec.belly.map(place),
    deck: spec.deck.map(place),
    nose: spec.nose.map(profile),
    tail: spec.tail.map(profile),
    plan: spec.plan.map(([x, z]): Point => [far(x), z * across]),
    section: spec.section.map(inset),
    crease: spec.crease.map(place),
    cabin: spec.cabin && cabinOf(spec.cabin),
    doors: {
      ...doors,
      cuts: doors.cuts.map(far),
      sill: high(doors.sill),
      handles: doors.handles.map(place),
      ...(doors.track ? { track: [far(doors.track[0]), far(doors.track[1]), high(doors.track[2])] as const } : {}),
      ...(doors.flap ? { flap: place(doors.flap) } : {}),
    },
    front: face(spec.front),
    rear: face(spec.rear),
    mirror: spec.mirror && place(spec.mirror),
    seatRows: spec.seatRows.map(far),
    ...(spec.hollow
      ? { hollow: [far(spec.hollow[0]), far(spec.hollow[1]), spec.hollow[2] * across, high(spec.hollow[3])] as const }
      : {}),
  };
}
