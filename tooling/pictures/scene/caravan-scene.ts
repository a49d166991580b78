import { CylinderGeometry, Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { roundedBox } from "./car-field.ts";
import { smoothMax } from "./curve.ts";
import { withAttributes } from "./geometry.ts";
import { partMaterial } from "./material.ts";
import type { Surface } from "./material.ts";
import { surfaceNet } from "./surface-net.ts";
import type { Field } from "./surface-net.ts";

const wall: Surface = { color: "#e6e3dc", rough: 0.9 };
const wood: Surface = { color: "#a9855d", rough: 0.55, coat: 0.15 };
const white: Surface = { color: "#eceae6", rough: 0.35, coat: 0.5 };
const stone: Surface = { color: "#33353a", rough: 0.4, coat: 0.5 };
const fabric: Surface = { color: "#5f6a70", rough: 0.95 };
const linen: Surface = { color: "#d9d4c8", rough: 0.95 };
const steel: Surface = { color: "#b9bdc2", metal: 0.9, rough: 0.3 };
const light: Surface = { color: "#fff6e2", glow: 1.3 };

/** A caravan from inside, seen along its gangway: kitchen on the left, dinette on the right, bed at the end. */
export function caravanScene(cell: number): Group {
  const group = new Group();
  const solids: { field: Field; finish: Surface }[] = [
    { field: shell, finish: wall },
    { field: (x, y, z) => roundedBox(x + 0.4, y - 0.04, z, 2.6, 0.04, 1.14, 0.01), finish: wood },
    { field: cupboards, finish: white },
    {
      field: (x, y, z) =>
        Math.min(
          roundedBox(x + 0.25, y - 0.93, z - 0.84, 1.0, 0.02, 0.32, 0.015),
          roundedBox(x + 0.05, y - 0.8, z + 0.7, 0.3, 0.018, 0.36, 0.016),
        ),
      finish: stone,
    },
    { field: benches, finish: fabric },
    { field: bed, finish: linen },
    { field: (x, y, z) => roundedBox(x + 2.0, y - 0.3, z, 0.6, 0.2, 1.0, 0.02), finish: wood },
  ];
  const all: Field = (x, y, z) => Math.min(...solids.map(({ field }) => field(x, y, z)));
  for (const { field, finish } of solids)
    group.add(
      new Mesh(
        withAttributes(surfaceNet(field, { min: [-2.8, -0.02, -1.3], max: [1.9, 2.2, 1.3] }, cell, all)),
        partMaterial(finish),
      ),
    );
  details(group);
  return group;
}

// Walls with rounded corners and three windows.
const shell: Field = (x, y, z) => {
  const inside = roundedBox(x + 0.3, y - 0.98, z, 2.4, 1.06, 1.14, 0.16);
  const panes = Math.min(
    roundedBox(x + 0.1, y - 1.32, z + 1.2, 0.42, 0.24, 0.3, 0.07),
    roundedBox(x + 0.35, y - 1.28, z - 1.2, 0.5, 0.17, 0.3, 0.07),
    roundedBox(x + 2.7, y - 1.32, z, 0.3, 0.26, 0.62, 0.07),
  );
  return smoothMax(Math.max(Math.abs(inside + 0.02) - 0.03, x - 1.7), -panes, 0.03);
};
const cupboards: Field = (x, y, z) => {
  const cut = (value: number, pitch: number) => Math.abs(((value + 9.75) % pitch) - pitch / 2) - 0.003;
  const low = roundedBox(x + 0.25, y - 0.48, z - 0.86, 0.98, 0.43, 0.29, 0.015);
  const high = roundedBox(x + 0.3, y - 1.74, Math.abs(z) - 0.95, 1.5, 0.17, 0.18, 0.03);
  const wardrobe = roundedBox(x + 1.42, y - 1.0, Math.abs(z) - 0.88, 0.1, 0.95, 0.24, 0.02);
  const doors = Math.max(cut(x, 0.49), Math.abs(z) - (y > 1.4 ? 0.775 : 0.575));
  const drawer = Math.max(Math.abs(y - 0.7) - 0.003, Math.abs(z) - 0.575);
  const leg = Math.max(Math.hypot(x + 0.05, z + 0.62) - 0.03, y - 0.8);
  return Math.min(smoothMax(Math.min(low, high), -Math.min(doors, drawer), 0.006), wardrobe, leg);
};
const benches: Field = (x, y, z) => {
  const seat = roundedBox(Math.abs(x + 0.05) - 0.56, y - 0.46, z + 0.72, 0.24, 0.07, 0.38, 0.055);
  const base = roundedBox(Math.abs(x + 0.05) - 0.58, y - 0.22, z + 0.72, 0.22, 0.2, 0.38, 0.01);
  const back = roundedBox(Math.abs(x + 0.05) - 0.82, y - 0.74, z + 0.72, 0.06, 0.24, 0.38, 0.05);
  return Math.min(seat, base, back);
};
const bed: Field = (x, y, z) => {
  const mattress = roundedBox(x + 2.0, y - 0.58, z, 0.6, 0.11, 0.86, 0.07);
  const pillow = roundedBox(x + 2.4, y - 0.74 - (x + 2.4) * -0.25, Math.abs(z) - 0.4, 0.17, 0.07, 0.29, 0.068);
  return Math.min(mattress, pillow);
};

function details(group: Group): void {
  const add = (
    finish: Surface,
    at: readonly [number, number, number],
    size: readonly [number, number, number],
    radius = 0.005,
  ) => {
    const mesh = new Mesh(
      withAttributes(new RoundedBoxGeometry(size[0], size[1], size[2], 3, radius)),
      partMaterial(finish),
    );
    mesh.position.set(...at);
    group.add(mesh);
  };
  add(stone, [-1.92, 0.71, 0], [0.3, 0.02, 1.76], 0.01);
  add(fabric, [-2.12, 0.78, 0.28], [0.1, 0.3, 0.34], 0.045);
  add(fabric, [-2.12, 0.78, -0.28], [0.1, 0.3, 0.34], 0.045);
  add(steel, [0.2, 0.953, 0.82], [0.4, 0.012, 0.34]);
  add(stone, [-0.62, 0.955, 0.82], [0.46, 0.014, 0.4]);
  for (const [x, z] of [
    [-0.72, 0.74],
    [-0.52, 0.74],
    [-0.62, 0.92],
  ] as const) {
    const ring = new Mesh(withAttributes(new CylinderGeometry(0.055, 0.06, 0.02, 28)), partMaterial(steel));
    ring.position.set(x, 0.97, z);
    group.add(ring);
  }
  add(steel, [0.2, 1.06, 1.0], [0.02, 0.22, 0.02]);
  add(steel, [0.2, 1.165, 0.92], [0.02, 0.02, 0.18]);
  for (let index = 0; index < 4; index += 1)
    for (const y of [0.66, 0.78]) add(steel, [-1.0 + index * 0.49, y, 0.565], [0.14, 0.012, 0.014]);
  for (const side of [1, -1]) add(light, [-0.3, 1.555, side * 0.84], [2.6, 0.008, 0.02], 0.002);
  for (const x of [-1.9, -0.9, 0.1]) add(light, [x, 2.0, 0], [0.14, 0.01, 0.14], 0.004);
}
