import type { CarForm } from "./car-form.ts";
import type { CarSpec } from "./car-spec.ts";
import { smoothMax } from "./curve.ts";
import type { Point } from "./curve.ts";
import { Decal, outline } from "./decal.ts";

/** What is drawn on the flanks: side glass with its pillars and trim, door cuts, cladding, fuel flap. */
export function sideDecal(spec: CarSpec, form: CarForm, top: number): Decal {
  const decal = new Decal(spec.length, top);
  const { cabin, doors } = spec;
  const daylight = cabin ? tabled(daylightOpening(spec, form), spec.length, top) : () => 1;
  const waist = (x: number) => (cabin ? form.glassLow(x) - 0.02 : 0);

  if (cabin && !cabin.open) cutsRoundGlass(decal, spec, daylight, waist);
  decal.ink("cut", (context) => {
    context.lineWidth = 0.0045;
    for (const [index, x] of doors.cuts.entries()) {
      const high = cabin ? form.glassLow(x) - 0.006 : form.deck(x);
      const lean = index === 0 ? 0.05 : 0;
      context.beginPath();
      context.moveTo(x, high);
      const end = rearDoorCut(spec, x, high);
      if (end) {
        for (const [px, py] of end) context.lineTo(px, py);
      } else {
        context.bezierCurveTo(
          x - lean * 0.2,
          high - 0.2,
          x - lean,
          doors.sill + 0.3,
          x - lean * 0.8 + 0.01,
          doors.sill,
        );
      }
      context.stroke();
    }
    const first = doors.cuts[0];
    const last = doors.cuts.at(-1);
    if (first !== undefined && last !== undefined && doors.cuts.length > 1) {
      context.beginPath();
      context.moveTo(first - 0.03, doors.sill);
      context.lineTo(Math.min(last, spec.rearAxle - spec.archRadius - 0.04), doors.sill);
      context.stroke();
    }
    if (doors.flap) {
      const [x, y] = doors.flap;
      context.beginPath();
      context.roundRect(x - 0.085, y - 0.085, 0.17, 0.17, 0.03);
      context.stroke();
    }
    if (doors.track) {
      context.lineWidth = 0.016;
      context.beginPath();
      context.moveTo(doors.track[0], doors.track[2]);
      context.lineTo(doors.track[1], doors.track[2]);
      context.stroke();
    }
  });
  if (cabin && !cabin.open) {
    decal.inkWhere(
      cabin.trim === "chrome" ? "chrome" : "gloss",
      (x, y) => y > 0.5 && within(daylight(x, y), -0.001, 0.014),
    );
    decal.inkWhere("glass", (x, y) => y > 0.5 && daylight(x, y) < 0);
    decal.inkWhere("gloss", (x, y) => {
      if (y < 0.5 || daylight(x, y) >= -0.001) return false;
      if (daylight(x, y) > -0.007) return true;
      return cabin.bars.some(([at, width, lean]) => Math.abs(x - at - lean * (y - waist(x))) < width / 2);
    });
  }
  if (spec.cladding > 0) cladding(decal, spec);
  else decal.inkWhere("plastic", (x, y) => y < doors.sill - 0.07 && x > spec.frontAxle && x < spec.rearAxle);
  spec.decorate?.(decal);
  return decal;
}

function within(value: number, low: number, high: number): boolean {
  return value > low && value < high;
}

/** A smooth function of a flank, worked out each 8 mm and joined by straight lines: a flank has millions of dots. */
function tabled(rule: (x: number, y: number) => number, length: number, top: number): (x: number, y: number) => number {
  const step = 0.008;
  const columns = Math.ceil(length / step) + 2;
  const values = Float32Array.from({ length: columns * (Math.ceil(top / step) + 2) }, (_, index) =>
    rule((index % columns) * step, Math.floor(index / columns) * step),
  );
  const at = (index: number) => values[index] as number;
  return (x, y) => {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    const [u, v] = [x / step - column, y / step - row];
    const index = row * columns + column;
    return (
      (at(index) * (1 - u) + at(index + 1) * u) * (1 - v) +
      (at(index + columns) * (1 - u) + at(index + columns + 1) * u) * v
    );
  };
}

function daylightOpening(spec: CarSpec, form: CarForm): (x: number, y: number) => number {
  const cabin = spec.cabin;
  if (!cabin) return () => 1;
  const [from, to] = cabin.glassEnd;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return (x, y) => {
    const [, screen, , roof] = form.cabinFaces(x, y, form.cabinHalfWidth(x, y));
    const end = ((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / length;
    let value = smoothMax(screen + cabin.pillar, roof + cabin.rail, 0.1);
    value = smoothMax(value, form.glassLow(x) - y, 0.05);
    return smoothMax(value, end, 0.09);
  };
}

function cutsRoundGlass(
  decal: Decal,
  spec: CarSpec,
  daylight: (x: number, y: number) => number,
  waist: (x: number) => number,
): void {
  const [first, last] = [spec.doors.cuts[0], spec.doors.cuts.at(-1)];
  if (first === undefined || last === undefined || spec.doors.cuts.length < 2) return;
  decal.inkWhere(
    "cut",
    (x, y) => x > first && x < last + 0.25 && y > waist(x) + 0.02 && within(daylight(x, y), 0.033, 0.0375),
  );
}

// The rear door ends over the wheel opening: its cut follows the arch.
function rearDoorCut(spec: CarSpec, x: number, high: number): Point[] | null {
  const reach = spec.archRadius + 0.055;
  const along = x - spec.rearAxle;
  if (spec.doors.cuts.length < 2 || x !== spec.doors.cuts.at(-1) || Math.abs(along) > reach) return null;
  const points: Point[] = [];
  const start = Math.atan2(Math.sqrt(Math.max(0, reach * reach - along * along)), along);
  if (spec.wheelRadius + reach * Math.sin(start) > high - 0.02) return null;
  for (let step = 0; step <= 24; step += 1) {
    const angle = start + ((Math.PI * 1.02 - start) * step) / 24;
    const y = spec.wheelRadius + reach * Math.sin(angle);
    if (y < spec.doors.sill) break;
    points.push([spec.rearAxle + reach * Math.cos(angle), y]);
  }
  points.push([spec.rearAxle - reach - 0.005, spec.doors.sill]);
  return points;
}

function cladding(decal: Decal, spec: CarSpec): void {
  const w = spec.cladding;
  const sill = spec.doors.sill;
  for (const axle of [spec.frontAxle, spec.rearAxle]) {
    decal.inkWhere("plastic", (x, y) => {
      const distance = Math.hypot(x - axle, y - spec.wheelRadius);
      return distance < spec.archRadius + w && y < spec.wheelRadius + spec.archRadius + w;
    });
  }
  decal.ink("plastic", (context) => {
    outline(
      context,
      [
        [spec.frontAxle, 0],
        [spec.rearAxle, 0],
        [spec.rearAxle, sill + w * 0.9],
        [spec.frontAxle, sill + w * 0.5],
      ],
      0.02,
    );
    context.fill();
  });
}
