import type { CarForm } from "./car-form.ts";
import type { CarSpec, EndFace } from "./car-spec.ts";
import { curve, ramp, smoothMax, smoothMin } from "./curve.ts";
import type { Point } from "./curve.ts";
import type { Field } from "./surface-net.ts";

/**
 * A car as one solid: flanks, bonnet, nose and tail are functions of two coordinates each, met with rounded edges; the
 * cabin flows into them and the wheel openings are cut out.
 */
export function carForm(spec: CarSpec): CarForm {
  const belly = curve(spec.belly, 0.08);
  const deck = curve(spec.deck, spec.deckRound ?? 0.12);
  const nose = curve(spec.nose, 0.05);
  const tail = curve(spec.tail, 0.05);
  const plan = curve(spec.plan, 0.3);
  const section = curve(spec.section, 0.06);
  const crease = curve(spec.crease, 0.3);
  const half = spec.width / 2;
  const axles = [spec.frontAxle, spec.rearAxle];

  const halfWidth = (x: number, y: number) => {
    const t = y - crease(x);
    let flare = 0;
    for (const axle of axles) {
      const beyond = Math.max(0, Math.hypot(x - axle, y - spec.wheelRadius) - spec.archRadius);
      flare = Math.max(flare, Math.exp((-beyond * beyond) / (2 * 0.1 * 0.1)));
    }
    return plan(x) - section(y) + spec.creaseDepth * shoulder(t) + spec.flare * flare;
  };

  const cowl = spec.cabin?.screen[0][0] ?? 0;
  // Two lines on the bonnet, from the lamps to the foot of the screen.
  const ridge = (x: number, across: number) => {
    if (cowl < 0.75 || x > cowl + 0.4) return 0;
    const t = across - half * (0.42 + 0.2 * (x / cowl));
    return (
      0.014 *
      ramp(0.06, 0.4, x) *
      ramp(cowl + 0.35, cowl - 0.1, x) *
      Math.exp(-Math.sqrt(t * t + 0.0001) / (t > 0 ? 0.05 : 0.11))
    );
  };

  const lower: Field = (x, y, z) => {
    const across = Math.abs(z);
    const ratio = across / half;
    const flank = across - halfWidth(x, y);
    const top = y - deck(x) - ridge(x, across) + spec.deckCrown * ratio * ratio;
    const dent = x < 0.9 ? recessOf(spec.front, across + x, y) : 0;
    const front = (nose(y) + dent + spec.noseSweep * ratio ** 2.4 - x) * 0.95;
    const hollow = x > spec.length - 0.6 ? recessOf(spec.rear, across + spec.length - x, y) : 0;
    const rear = (x - tail(y) + hollow + spec.tailSweep * ratio ** 2.4) * 0.95;
    let value = smoothMax(flank, top, spec.deckFillet);
    value = smoothMax(value, front, spec.noseCorner);
    value = smoothMax(value, rear, spec.tailCorner);
    return smoothMax(value, belly(x) - y, 0.1);
  };

  const cabin = spec.cabin;
  const roof = curve(cabin?.roof ?? [[0, 0]], 0.3);
  const side = curve(cabin?.side ?? [[0, 0]], 0.1);
  const taper = curve(cabin?.taper ?? [[0, 0]], 0.3);
  const cabinHalfWidth = (x: number, y: number) => plan(x) - side(y) - taper(x);

  const cabinFaces: CarForm["cabinFaces"] = (x, y, z) => {
    if (!cabin) return [9, 9, 9, 9];
    const across = Math.abs(z);
    const ratio = across / half;
    return [
      (across - cabinHalfWidth(x, y)) * 0.95,
      plane(cabin.screen[0], cabin.screen[1], x - cabin.screenSweep * ratio * ratio, y),
      -plane(cabin.back[0], cabin.back[1], x + cabin.backSweep * ratio * ratio, y),
      y - roof(x) + cabin.roofCrown * ratio * ratio,
    ];
  };

  const cabinSolid: Field = (x, y, z) => {
    if (!cabin || cabin.open) return 9;
    const [flank, screen, back, top] = cabinFaces(x, y, z);
    let value = smoothMax(screen, top, 0.3);
    value = smoothMax(value, back, 0.22);
    value = smoothMax(value, flank, cabin.fillet);
    const ratio = z / half;
    return Math.max(value, (deck(x) - spec.deckCrown * ratio * ratio - 0.05 - y) * 0.8);
  };

  const body: Field = (x, y, z) => {
    let value = lower(x, y, z);
    value = smoothMin(value, cabinSolid(x, y, z), 0.05);
    if (spec.hollow) {
      const [from, to, wide, floor] = spec.hollow;
      value = smoothMax(
        value,
        -roundedBox(x - (from + to) / 2, y - floor - 1, z, (to - from) / 2, 1, wide, 0.09),
        0.05,
      );
    }
    if (spec.shape) value = spec.shape(value, x, y, z);
    const across = Math.abs(z);
    for (const axle of axles) {
      const well = Math.max(Math.hypot(x - axle, y - spec.wheelRadius) - spec.archRadius, half - 0.42 - across);
      value = smoothMax(value, -well, 0.035);
    }
    return value;
  };

  return {
    body,
    cabinFaces,
    cabinShell: (x, y, z) => lower(x, y, z) - cabinSolid(x, y, z),
    halfWidth,
    deck,
    glassLow: curve(cabin?.glassLow ?? [[0, 0]], 0.15),
    cabinHalfWidth,
  };
}

/** How far the flank stands out at a height above its line: it falls away quickly above, slowly below. */
function shoulder(above: number): number {
  return Math.exp(-Math.sqrt(above * above + 0.00006) / (above > 0 ? 0.05 : 0.11));
}

/** Distance to a box round the origin with rounded edges. */
export function roundedBox(
  x: number,
  y: number,
  z: number,
  halfX: number,
  halfY: number,
  halfZ: number,
  radius: number,
): number {
  const a = Math.abs(x) - halfX + radius;
  const b = Math.abs(y) - halfY + radius;
  const c = Math.abs(z) - halfZ + radius;
  return Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - radius;
}

// Openings lie deeper than the bumper, lamps and plate recess a little.
function recessOf(face: EndFace, s: number, y: number): number {
  let depth = 0;
  const opening = face.grilleStyle === "none" ? 0.014 : 0.032;
  if (face.grilleStyle !== "none") depth += opening * ramp(0.014, -0.014, polygonDistance(face.grille, s, y));
  depth += 0.03 * ramp(0.014, -0.014, polygonDistance(face.intake, s, y));
  if (face.lowerLamp) depth += 0.012 * ramp(0.012, -0.008, polygonDistance(face.lowerLamp, s, y));
  return depth + 0.012 * ramp(0.012, -0.008, polygonDistance(face.lamp, s, y));
}

function polygonDistance(points: readonly Point[], x: number, y: number): number {
  let [low, high] = [9, -9];
  for (const [, at] of points) {
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  if (y < low - 0.02 || y > high + 0.02) return 1;
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  let previous = points.at(-1) as Point;
  for (const point of points) {
    const [ex, ey] = [previous[0] - point[0], previous[1] - point[1]];
    const [wx, wy] = [x - point[0], y - point[1]];
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    nearest = Math.min(nearest, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
    if (
      point[1] > y !== previous[1] > y &&
      x < ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0]
    )
      inside = !inside;
    previous = point;
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

function plane(from: readonly [number, number], to: readonly [number, number], x: number, y: number): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  return ((x - from[0]) * -dy + (y - from[1]) * dx) / Math.hypot(dx, dy);
}
