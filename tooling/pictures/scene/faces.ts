import type { CarSpec, EndFace } from "./car-spec.ts";
import type { Point } from "./curve.ts";

/**
 * What a front is made of, drawn for a car 1.87 m wide: `y` from 0, the foot of the lower opening, to 1, the top of the
 * lamps.
 */
type FrontPlan = Pick<
  EndFace,
  "lamp" | "lowerLamp" | "grille" | "grilleStyle" | "intake" | "signature" | "lightBar"
> & { plate: number };

const fronts = {
  /** Thin daytime lights under the bonnet, the lamps below them in the bumper. */
  split: {
    lamp: [
      [0.5, 0.88],
      [0.84, 0.9],
      [1.14, 0.955],
      [1.16, 1.0],
      [0.84, 0.965],
      [0.5, 0.945],
    ],
    signature: "strip",
    lowerLamp: [
      [0.64, 0.42],
      [0.92, 0.44],
      [1.0, 0.6],
      [0.9, 0.66],
      [0.66, 0.64],
    ],
    grille: [
      [-0.5, 0.83],
      [0.42, 0.83],
      [0.46, 0.88],
      [0.44, 0.94],
      [-0.5, 0.95],
    ],
    grilleStyle: "slim",
    intake: [
      [-0.8, 0.0],
      [0.6, 0.0],
      [0.56, 0.36],
      [0.46, 0.5],
      [-0.5, 0.5],
    ],
    plate: 0.36,
  },
  /** No grille and a light from side to side, as of an electric car. */
  bar: {
    lamp: [
      [0.6, 0.69],
      [0.86, 0.69],
      [1.12, 0.75],
      [1.18, 0.87],
      [0.86, 0.845],
      [0.6, 0.83],
    ],
    signature: "brow",
    lightBar: true,
    grille: [
      [-0.5, 0.5],
      [0.4, 0.5],
      [0.4, 0.7],
      [-0.5, 0.7],
    ],
    grilleStyle: "none",
    intake: [
      [-0.8, 0.02],
      [0.7, 0.02],
      [0.6, 0.22],
      [0.48, 0.28],
      [-0.5, 0.28],
    ],
    plate: 0.42,
  },
  /** A tall grille down to the bumper between slim lamps. */
  shield: {
    lamp: [
      [0.57, 0.8],
      [0.84, 0.79],
      [1.16, 0.87],
      [1.22, 0.95],
      [0.86, 0.93],
      [0.57, 0.92],
    ],
    signature: "hook",
    grille: [
      [-0.5, 0.16],
      [0.34, 0.16],
      [0.5, 0.46],
      [0.51, 0.8],
      [0.44, 0.94],
      [-0.5, 0.95],
    ],
    grilleStyle: "bars",
    intake: [
      [-0.8, -0.02],
      [0.5, -0.02],
      [0.46, 0.07],
      [-0.5, 0.08],
    ],
    plate: 0.3,
  },
  /** Round lamps beside upright slots. */
  boxy: {
    lamp: [
      [0.54, 0.62],
      [0.88, 0.62],
      [0.94, 0.7],
      [0.94, 0.94],
      [0.88, 1.0],
      [0.54, 1.0],
    ],
    signature: "rings",
    grille: [
      [-0.5, 0.62],
      [0.48, 0.62],
      [0.5, 0.7],
      [0.5, 0.94],
      [0.48, 1.0],
      [-0.5, 1.0],
    ],
    grilleStyle: "slots",
    intake: [
      [-0.8, 0.0],
      [0.7, 0.0],
      [0.68, 0.24],
      [-0.5, 0.24],
    ],
    plate: 0.32,
  },
  /** A wide mouth below lamps that reach far round. */
  wide: {
    lamp: [
      [0.46, 0.8],
      [0.8, 0.79],
      [1.1, 0.87],
      [1.26, 0.99],
      [0.86, 0.95],
      [0.46, 0.91],
    ],
    signature: "hook",
    grille: [
      [-0.5, 0.34],
      [0.64, 0.34],
      [0.54, 0.62],
      [0.4, 0.74],
      [-0.5, 0.74],
    ],
    grilleStyle: "mesh",
    intake: [
      [-0.8, 0.0],
      [0.66, 0.0],
      [0.6, 0.17],
      [-0.5, 0.19],
    ],
    plate: 0.5,
  },
  /** Six corners round a mesh, the lamps set in blocks beside it, a broad plate of plastic below. */
  hexagon: {
    lamp: [
      [0.56, 0.72],
      [0.82, 0.68],
      [1.12, 0.74],
      [1.18, 0.98],
      [0.86, 1.0],
      [0.58, 0.94],
    ],
    signature: "hook",
    grille: [
      [-0.5, 0.36],
      [0.5, 0.36],
      [0.62, 0.5],
      [0.5, 0.92],
      [-0.5, 0.93],
    ],
    grilleStyle: "mesh",
    intake: [
      [-0.8, 0.0],
      [0.54, 0.0],
      [0.6, 0.2],
      [-0.5, 0.24],
    ],
    plate: 0.3,
  },
  /** A dark band from side to side with thin lights at its ends, the lamps upright in the bumper. */
  band: {
    lamp: [
      [0.66, 0.86],
      [0.9, 0.86],
      [1.16, 0.9],
      [1.2, 0.99],
      [0.9, 0.97],
      [0.66, 0.95],
    ],
    signature: "strip",
    lowerLamp: [
      [0.74, 0.28],
      [0.9, 0.28],
      [0.98, 0.34],
      [0.98, 0.66],
      [0.88, 0.7],
      [0.74, 0.66],
    ],
    grille: [
      [-0.5, 0.5],
      [0.6, 0.5],
      [0.66, 0.62],
      [0.62, 0.97],
      [-0.5, 0.97],
    ],
    grilleStyle: "bars",
    intake: [
      [-0.8, 0.0],
      [0.6, 0.0],
      [0.56, 0.24],
      [-0.5, 0.26],
    ],
    plate: 0.34,
  },
  /** Two slim openings high up beside a closed middle, square lights in a stack. */
  stack: {
    lamp: [
      [0.76, 0.5],
      [0.94, 0.5],
      [1.08, 0.54],
      [1.08, 0.98],
      [0.94, 1.0],
      [0.76, 0.98],
    ],
    signature: "brow",
    lightBar: true,
    grille: [
      [-0.5, 0.54],
      [0.6, 0.54],
      [0.68, 0.6],
      [0.68, 0.9],
      [-0.5, 0.9],
    ],
    grilleStyle: "slots",
    intake: [
      [-0.8, 0.0],
      [0.74, 0.0],
      [0.7, 0.24],
      [-0.5, 0.26],
    ],
    plate: 0.4,
  },
  /** An arrow of bright edges round the lamps, which lie at the height of the bumper. */
  arrow: {
    lamp: [
      [0.44, 0.88],
      [0.8, 0.86],
      [1.14, 0.92],
      [1.22, 1.0],
      [0.86, 0.97],
      [0.46, 0.95],
    ],
    signature: "strip",
    lowerLamp: [
      [0.7, 0.4],
      [0.94, 0.36],
      [1.04, 0.5],
      [0.96, 0.72],
      [0.82, 0.74],
      [0.72, 0.62],
    ],
    grille: [
      [-0.5, 0.1],
      [0.34, 0.1],
      [0.56, 0.34],
      [0.42, 0.62],
      [0.4, 0.84],
      [-0.5, 0.84],
    ],
    grilleStyle: "mesh",
    intake: [
      [-0.8, -0.04],
      [0.5, -0.04],
      [0.46, 0.04],
      [-0.5, 0.05],
    ],
    plate: 0.38,
  },
} satisfies Record<string, FrontPlan>;

/** Height of the rear lamps as 0 to 1, drawn for a car 1.87 m wide. */
const rears = {
  /** A thin light from side to side. */
  thin: {
    lamp: [
      [0.24, 0.36],
      [0.8, 0.3],
      [1.16, 0.42],
      [1.16, 0.72],
      [0.8, 0.74],
      [0.24, 0.66],
    ],
    lightBar: true,
  },
  /** A lamp on each side, without a light between. */
  cluster: {
    lamp: [
      [0.54, 0.1],
      [0.82, -0.12],
      [1.16, 0.12],
      [1.12, 0.9],
      [0.82, 1.1],
      [0.56, 0.9],
    ],
    lightBar: false,
  },
  /** Upright lamps at the corners. */
  tall: {
    lamp: [
      [0.76, -0.9],
      [0.9, -0.95],
      [1.08, -0.85],
      [1.06, 1.1],
      [0.9, 1.25],
      [0.8, 1.15],
    ],
    lightBar: false,
  },
} satisfies Record<string, Pick<EndFace, "lamp" | "lightBar">>;

/** A front that a car may have in place of its own. */
export type FrontName = keyof typeof fronts;
/** Rear lamps that a car may have in place of its own. */
export type RearName = keyof typeof rears;

const heights = (points: readonly Point[]) => points.map(([, y]) => y);
const standardWidth = 1.87;

/** A car with another front and other rear lamps; they stand where its own stood. */
export function withFaces(spec: CarSpec, frontName: FrontName | undefined, rearName?: RearName): CarSpec {
  return {
    ...spec,
    front: frontName ? frontOf(spec, fronts[frontName]) : spec.front,
    rear: rearName ? rearOf(spec, rears[rearName]) : spec.rear,
  };
}

function frontOf(spec: CarSpec, { plate, ...plan }: FrontPlan): EndFace {
  const own = spec.front;
  const low = Math.min(...heights(own.intake));
  const high = Math.max(...heights(own.lamp));
  const placed = (points: readonly Point[]) =>
    points.map(([s, y]): Point => [(s * spec.width) / standardWidth, low + (high - low) * y]);
  return {
    ...own,
    lightBar: false,
    ...plan,
    lamp: placed(plan.lamp),
    grille: placed(plan.grille),
    intake: placed(plan.intake),
    plateY: low + (high - low) * plate,
    ...(plan.lowerLamp ? { lowerLamp: placed(plan.lowerLamp) } : {}),
  };
}

function rearOf(spec: CarSpec, plan: Pick<EndFace, "lamp" | "lightBar">): EndFace {
  const own = spec.rear;
  const low = Math.min(...heights(own.lamp));
  const high = Math.max(...heights(own.lamp));
  return {
    ...own,
    lightBar: plan.lightBar ?? false,
    lamp: plan.lamp.map(([s, y]): Point => [(s * spec.width) / standardWidth, low + (high - low) * y]),
  };
}
