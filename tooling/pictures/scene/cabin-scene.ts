import { CylinderGeometry, Group, Mesh, PlaneGeometry, TorusGeometry } from "three";
import type { BufferGeometry } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { roundedBox } from "./car-field.ts";
import { smoothMax, smoothMin } from "./curve.ts";
import { withAttributes } from "./geometry.ts";
import { partMaterial } from "./material.ts";
import type { Surface } from "./material.ts";
import { surfaceNet } from "./surface-net.ts";
import type { Field } from "./surface-net.ts";

const soft: Surface = { color: "#45474b", rough: 0.7 };
const lower: Surface = { color: "#2c2d30", rough: 0.75 };
const leather: Surface = { color: "#4a4b4f", rough: 0.62, coat: 0.04 };
const stitched: Surface = { color: "#8d8880", rough: 0.6, coat: 0.1 };
const satin: Surface = { color: "#b9bdc2", metal: 0.9, rough: 0.3 };
const gloss: Surface = { color: "#08090a", rough: 0.3, coat: 1 };
const lining: Surface = { color: "#b4b2ad", rough: 0.95 };

/** A right-hand-drive cabin seen from between the seats: the wheel is at -z. */
export function cabinScene(cell: number): Group {
  const group = new Group();
  const solids: { field: Field; finish: Surface }[] = [
    { field: dashTop, finish: soft },
    { field: dashLower, finish: lower },
    { field: dashStrip, finish: satin },
    { field: seats, finish: leather },
    { field: seatCentres, finish: stitched },
    { field: consoleBox, finish: lower },
    { field: doorCards, finish: lower },
    { field: armRests, finish: leather },
    { field: frame, finish: lining },
    { field: floor, finish: lower },
  ];
  const all: Field = (x, y, z) => Math.min(...solids.map(({ field }) => field(x, y, z)));
  for (const { field, finish } of solids) {
    group.add(
      new Mesh(
        withAttributes(
          surfaceNet(field, { min: [-0.8, 0.1, -1], max: [1.5, 1.62, 1] }, cell, (x, y, z) =>
            Math.min(all(x, y, z), 0.4),
          ),
        ),
        partMaterial(finish),
      ),
    );
  }
  details(group);
  return group;
}

const dashTop: Field = (x, y, z) => {
  const across = Math.abs(z);
  const sweep = 0.1 * (across / 0.75) ** 2;
  const body = roundedBox(x + 0.28 + sweep, y - 0.87, z, 0.36, 0.085, 0.8, 0.06);
  const hood = roundedBox(x + 0.08, y - 0.965, z + 0.38, 0.14, 0.035, 0.21, 0.03);
  return smoothMin(body, hood, 0.08);
};
const dashStrip: Field = (x, y, z) =>
  roundedBox(x - 0.035 + 0.1 * (Math.abs(z) / 0.75) ** 2, y - 0.79, z, 0.04, 0.011, 0.765, 0.008);
const dashLower: Field = (x, y, z) => {
  const sweep = 0.1 * (Math.abs(z) / 0.75) ** 2;
  const body = roundedBox(x + 0.32 + sweep, y - 0.64, z, 0.32, 0.15, 0.79, 0.07);
  const knee = roundedBox(x + 0.05 + sweep, y - 0.62, z + 0.38, 0.1, 0.11, 0.24, 0.05);
  const stack = roundedBox(x + 0.06, y - 0.63, z, 0.12, 0.16, 0.15, 0.04);
  const box = Math.abs(roundedBox(x + 0.02 + sweep, y - 0.62, z - 0.42, 0.1, 0.11, 0.24, 0.03)) - 0.002;
  return smoothMax(smoothMin(smoothMin(body, knee, 0.05), stack, 0.06), -box, 0.004);
};
function seatBack(x: number, y: number, z: number): number {
  const lean = x - 0.74 - (y - 0.72) * 0.24;
  const wing = 0.05 * (Math.abs(z) / 0.26) ** 3;
  const back = roundedBox(lean + wing, y - 0.72, z, 0.06, 0.29, 0.235 - 0.25 * Math.max(0, y - 0.8), 0.058);
  const rest = roundedBox(lean - 0.005, y - 1.115, z, 0.04, 0.075, 0.135, 0.045);
  const stalk = Math.max(Math.hypot(lean, Math.abs(z) - 0.06) - 0.008, Math.abs(y - 1.03) - 0.06);
  const seam = Math.abs(Math.abs(z) - 0.135 + 0.05 * (y - 0.72)) - 0.0025;
  const yoke = Math.max(Math.abs(y - 0.9 + 0.9 * z * z) - 0.0025, Math.abs(z) - 0.135);
  return Math.min(smoothMax(smoothMin(back, rest, 0.01), -Math.max(Math.min(seam, yoke), 0.4 - y), 0.008), stalk);
}
const seats: Field = (x, y, z) => {
  const across = Math.abs(z) - 0.4;
  const bolster = roundedBox(x - 0.55, y - 0.5, Math.abs(across) - 0.21, 0.27, 0.085, 0.05, 0.05);
  const cushion = roundedBox(x - 0.55, y - 0.46, across, 0.28, 0.08, 0.24, 0.06);
  return Math.min(seatBack(x, y, across), smoothMin(bolster, cushion, 0.05));
};
const seatCentres: Field = (x, y, z) => {
  const across = Math.abs(z) - 0.4;
  const lean = x - 0.685 - (y - 0.72) * 0.24;
  const pleat = 0.004 * Math.cos(y * 75);
  const pad = roundedBox(lean, y - 0.72, across, 0.012 + pleat, 0.24, 0.13, 0.01);
  const flat = roundedBox(x - 0.52, y - 0.545, across, 0.24, 0.008 + 0.004 * Math.cos(x * 75), 0.15, 0.008);
  return Math.min(pad, flat);
};
const consoleBox: Field = (x, y, z) => {
  const body = roundedBox(x - 0.28, y - 0.5, z, 0.5, 0.11, 0.125, 0.035);
  const rest = roundedBox(x - 0.62, y - 0.63, z, 0.2, 0.05, 0.115, 0.04);
  const cups = Math.max(Math.hypot(Math.abs(x - 0.31) - 0.048, z) - 0.04, 0.53 - y);
  return smoothMax(smoothMin(body, rest, 0.04), -cups, 0.006);
};
const doorCards: Field = (x, y, z) => {
  const across = Math.abs(z);
  const card = roundedBox(x - 0.5, y - 0.6, across - 0.86, 0.85, 0.31, 0.06, 0.04);
  const pocket = roundedBox(x - 0.3, y - 0.42, across - 0.79, 0.35, 0.07, 0.04, 0.03);
  return smoothMin(card, pocket, 0.03);
};
const armRests: Field = (x, y, z) => roundedBox(x - 0.42, y - 0.68, Math.abs(z) - 0.79, 0.3, 0.03, 0.05, 0.028);
// Pillars, header, roof lining and sun visors.
const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const screenPillar = rod(x, y, across, [-0.66, 0.86, 0.84], [0.12, 1.37, 0.6], 0.036);
  const middlePillar = rod(x, y, across, [0.74, 0.8, 0.86], [0.86, 1.37, 0.64], 0.05);
  const rail = rod(x, y, across, [0.12, 1.37, 0.6], [1.5, 1.4, 0.64], 0.04);
  const roof = roundedBox(x - 0.85, y - 1.45 + 0.04 * z * z, z, 0.75, 0.035, 0.66, 0.03);
  const header = roundedBox(x - 0.13, y - 1.405, z, 0.045, 0.03, 0.58, 0.028);
  const visor = roundedBox(x - 0.24, y - 1.385, across - 0.33, 0.085, 0.012, 0.17, 0.011);
  return Math.min(
    smoothMin(smoothMin(screenPillar, rail, 0.05), middlePillar, 0.05),
    smoothMin(roof, header, 0.05),
    visor,
  );
};
const floor: Field = (x, y, z) =>
  Math.min(
    roundedBox(x - 0.3, y - 0.2, z, 1.2, 0.05, 0.98, 0.02),
    roundedBox(x + 0.66, y - 0.5, z, 0.05, 0.36, 0.98, 0.02),
  );

function rod(
  x: number,
  y: number,
  z: number,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radius: number,
): number {
  const [ax, ay, az] = [x - from[0], y - from[1], z - from[2]];
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const t = Math.min(1, Math.max(0, (ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz)));
  return Math.hypot(ax - bx * t, ay - by * t, az - bz * t) - radius;
}

function details(group: Group): void {
  const add = (
    geometry: BufferGeometry,
    finish: Surface,
    at: readonly [number, number, number],
    turn: readonly [number, number, number] = [0, 0, 0],
  ) => {
    const mesh = new Mesh(withAttributes(geometry), partMaterial(finish));
    mesh.position.set(...at);
    mesh.rotation.set(turn[0], turn[1], turn[2], "ZYX");
    group.add(mesh);
    return mesh;
  };
  const box = (w: number, h: number, d: number, r = 0.004) => new RoundedBoxGeometry(w, h, d, 3, r);
  const quarter = Math.PI / 2;
  for (const z of [-0.68, -0.125, 0.125, 0.66]) {
    const back = Math.abs(z) > 0.5 ? 0.02 : 0.065;
    add(box(0.02, 0.062, 0.125, 0.01), gloss, [back, 0.755, z], [0, z > 0.5 ? -0.18 : z < -0.5 ? 0.18 : 0, 0]);
    for (const dy of [-0.018, 0, 0.018])
      add(
        box(0.02, 0.004, 0.105, 0.001),
        satin,
        [back + 0.006, 0.755 + dy, z],
        [0, z > 0.5 ? -0.18 : z < -0.5 ? 0.18 : 0, 0],
      );
  }
  display(add, [0.1, 0.935, 0], 0.31, 0.165);
  cluster(add);
  add(box(0.03, 0.055, 0.25, 0.012), gloss, [0.075, 0.665, 0]);
  for (const z of [-0.095, 0.095]) {
    add(new CylinderGeometry(0.022, 0.024, 0.03, 32), satin, [0.1, 0.665, z], [0, 0, quarter]);
    add(new CylinderGeometry(0.016, 0.016, 0.034, 32), gloss, [0.1, 0.665, z], [0, 0, quarter]);
  }
  for (let index = 0; index < 5; index += 1)
    add(box(0.006, 0.014, 0.02, 0.002), { color: "#d9dde2", rough: 0.5 }, [0.092, 0.665, -0.05 + index * 0.025]);
  steering(group);
  add(new CylinderGeometry(0.012, 0.016, 0.09, 20), satin, [0.12, 0.65, -0.03], [0, 0, -0.2]);
  add(box(0.05, 0.05, 0.045, 0.02), leather, [0.11, 0.705, -0.03], [0, 0, -0.2]);
  add(box(0.2, 0.006, 0.17, 0.003), gloss, [0.14, 0.612, 0]);
  add(box(0.2, 0.004, 0.012, 0.002), satin, [0.14, 0.614, 0.09]);
  add(box(0.2, 0.004, 0.012, 0.002), satin, [0.14, 0.614, -0.09]);
  for (const side of [1, -1]) {
    add(box(0.13, 0.018, 0.02, 0.008), satin, [0.32, 0.8, side * 0.79]);
    add(box(0.09, 0.008, 0.04, 0.003), gloss, [0.24, 0.712, side * 0.79]);
    add(
      new CylinderGeometry(0.075, 0.075, 0.012, 40),
      { color: "#101113", rough: 0.6 },
      [0.05, 0.52, side * 0.795],
      [quarter, 0, 0],
    );
  }
  add(box(0.03, 0.07, 0.23, 0.02), gloss, [-0.02, 1.3, 0], [0, 0, -0.1]);
  add(box(0.004, 0.058, 0.215, 0.002), { color: "#aeb4ba", metal: 1, rough: 0.1 }, [-0.003, 1.3, 0], [0, 0, -0.1]);
}

type Add = (
  geometry: BufferGeometry,
  finish: Surface,
  at: readonly [number, number, number],
  turn?: readonly [number, number, number],
) => Mesh;

function display(add: Add, [x, y, z]: readonly [number, number, number], wide: number, high: number): void {
  const lean = 0.12;
  add(new RoundedBoxGeometry(0.016, high + 0.022, wide + 0.022, 3, 0.008), gloss, [x - 0.01, y, z], [0, 0, lean]);
  const tile = (u: number, v: number, w: number, h: number, color: string, glow = 0.9, lift = 0) => {
    const plane = new PlaneGeometry(w * wide, h * high).rotateY(Math.PI / 2);
    const dy = (v - 0.5) * high;
    add(
      plane,
      { color, rough: 0.6, glow, coat: 0.5 },
      [x + 0.001 + lift - dy * lean, y + dy, z + (0.5 - u) * wide],
      [0, 0, lean],
    );
  };
  tile(0.5, 0.5, 1, 1, "#0c1420");
  tile(0.36, 0.54, 0.66, 0.8, "#1d2c3a", 0.9, 0.0006);
  for (const [u, v, w, h] of [
    [0.36, 0.4, 0.66, 0.02],
    [0.3, 0.54, 0.015, 0.8],
    [0.5, 0.54, 0.012, 0.8],
    [0.36, 0.68, 0.66, 0.015],
  ] as const)
    tile(u, v, w, h, "#4a6076", 0.9, 0.0009);
  tile(0.36, 0.47, 0.016, 0.3, "#3c8cf0", 1.2, 0.0012);
  tile(0.42, 0.62, 0.12, 0.024, "#3c8cf0", 1.2, 0.0012);
  tile(0.36, 0.33, 0.03, 0.055, "#f2f5f8", 1.2, 0.0014);
  for (const [index, color] of ["#27384a", "#27384a", "#27384a"].entries()) {
    const v = 0.8 - index * 0.27;
    tile(0.85, v, 0.26, 0.23, color, 0.9, 0.0006);
    tile(0.8, v, 0.07, 0.12, ["#e0a33a", "#4fb286", "#d45a5a"][index] ?? "#fff", 1.1, 0.0012);
    tile(0.9, v + 0.03, 0.1, 0.025, "#dfe6ee", 1, 0.0012);
    tile(0.89, v - 0.03, 0.08, 0.02, "#7c8ea2", 1, 0.0012);
  }
  for (let index = 0; index < 5; index += 1) tile(0.1 + index * 0.13, 0.06, 0.045, 0.05, "#9fb0c2", 1, 0.0012);
}

function cluster(add: Add): void {
  const [x, y, z, lean] = [0.1, 0.905, -0.38, 0.25];
  add(new RoundedBoxGeometry(0.014, 0.125, 0.33, 3, 0.006), gloss, [x - 0.009, y, z], [0, 0, lean]);
  for (const side of [0.095, -0.095]) {
    add(
      new TorusGeometry(0.042, 0.0025, 8, 48, Math.PI * 1.5).rotateZ(-Math.PI / 4).rotateY(Math.PI / 2),
      { color: "#dbe6f2", glow: 1 },
      [x + 0.004, y, z + side],
      [0, 0, lean],
    );
    add(
      new TorusGeometry(0.033, 0.0035, 8, 48, Math.PI * 0.8).rotateY(Math.PI / 2),
      { color: "#2f8cf0", glow: 1.2 },
      [x + 0.004, y, z + side],
      [0, 0, lean],
    );
  }
  for (const [dy, w] of [
    [0.02, 0.05],
    [0, 0.07],
    [-0.02, 0.045],
  ] as const)
    add(
      new PlaneGeometry(w, 0.008).rotateY(Math.PI / 2),
      { color: "#b9c8d8", glow: 1 },
      [x + 0.003 - dy * lean, y + dy, z],
      [0, 0, lean],
    );
}

function steering(group: Group): void {
  const column = new Group();
  column.position.set(0.27, 0.83, -0.38);
  column.rotation.set(0, 0, 0.38);
  const add = (geometry: BufferGeometry, finish: Surface, at: readonly [number, number, number]) => {
    const mesh = new Mesh(withAttributes(geometry), partMaterial(finish));
    mesh.position.set(...at);
    column.add(mesh);
  };
  const turned = (geometry: BufferGeometry) => geometry.rotateY(Math.PI / 2);
  add(turned(new TorusGeometry(0.18, 0.0165, 20, 96)), { color: "#242528", rough: 0.5, coat: 0.15 }, [0, 0, 0]);
  add(new RoundedBoxGeometry(0.05, 0.12, 0.15, 6, 0.03), lower, [-0.015, -0.005, 0]);
  for (const side of [1, -1]) {
    add(new RoundedBoxGeometry(0.022, 0.045, 0.115, 4, 0.012), lower, [-0.008, 0.005, side * 0.115]);
    add(new RoundedBoxGeometry(0.012, 0.032, 0.06, 3, 0.005), gloss, [0.006, 0.006, side * 0.1]);
    add(new RoundedBoxGeometry(0.006, 0.008, 0.04, 2, 0.002), satin, [0.011, 0.006, side * 0.1]);
  }
  add(new RoundedBoxGeometry(0.018, 0.13, 0.05, 4, 0.009), satin, [-0.012, -0.11, 0]);
  add(new CylinderGeometry(0.026, 0.026, 0.012, 40).rotateZ(Math.PI / 2), satin, [0.011, 0.01, 0]);
  add(new CylinderGeometry(0.045, 0.055, 0.3, 32).rotateZ(Math.PI / 2), lower, [-0.16, 0, 0]);
  for (const side of [1, -1])
    add(new RoundedBoxGeometry(0.02, 0.016, 0.17, 3, 0.008), gloss, [-0.06, 0.03, side * 0.14]);
  group.add(column);
}
