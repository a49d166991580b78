import { CylinderGeometry, Group, Mesh, TorusGeometry } from "three";
import type { BufferGeometry } from "three";
import { motorbikeAxles, motorbikeParts } from "./bodies/motorbike.ts";
import { withAttributes } from "./geometry.ts";
import { finishes, partMaterial } from "./material.ts";
import type { Surface } from "./material.ts";
import { surfaceNet } from "./surface-net.ts";

const length = 2.08;
/** Where the motorbike stands, for its shade. */
export const motorbikeFootprint = {
  length: length - 0.1,
  width: 0.42,
  wheels: [motorbikeAxles.front - length / 2, motorbikeAxles.rear - length / 2, 0, 0.05],
} as const;

/** A naked road bike on its wheels, its middle at x = 0. */
export function motorbike(cell: number): Group {
  const group = new Group();
  const parts = motorbikeParts();
  const all = (x: number, y: number, z: number) => Math.min(...parts.map(({ field }) => field(x, y, z)));
  for (const part of parts) {
    group.add(
      new Mesh(
        withAttributes(surfaceNet(part.field, part, Math.min(cell, part.cell ?? cell), all)),
        partMaterial(finishes[part.finish]),
      ),
    );
  }
  for (const [x, width] of [
    [motorbikeAxles.front, 0.06],
    [motorbikeAxles.rear, 0.09],
  ] as const) {
    const one = bikeWheel(motorbikeAxles.radius, width);
    one.position.set(x, motorbikeAxles.radius, 0);
    group.add(one);
  }
  for (const child of group.children) child.position.x -= length / 2;
  return group;
}

function bikeWheel(radius: number, half: number): Group {
  const group = new Group();
  const add = (geometry: BufferGeometry, surface: Surface, z = 0) => {
    const mesh = new Mesh(withAttributes(geometry), partMaterial(surface));
    mesh.position.z = z;
    group.add(mesh);
    return mesh;
  };
  const tube = 0.05;
  add(new TorusGeometry(radius - tube, tube, 24, 96).scale(1, 1, half / tube), finishes.rubber);
  add(new TorusGeometry(radius - 0.098, 0.016, 16, 96).scale(1, 1, 2.6), finishes.black);
  for (let index = 0; index < 5; index += 1) {
    for (const lean of [0.12, -0.12]) {
      const spoke = add(
        new CylinderGeometry(0.011, 0.015, radius - 0.12, 12).translate(0, (radius - 0.12) / 2 + 0.01, 0),
        finishes.black,
      );
      spoke.rotation.z = (index * Math.PI * 2) / 5 + lean;
    }
  }
  add(new CylinderGeometry(0.045, 0.045, half * 2.1, 32).rotateX(Math.PI / 2), finishes.black);
  for (const side of [1, -1]) {
    add(
      new TorusGeometry(0.125, 0.022, 4, 72).scale(1, 1, 0.12),
      { color: "#a4a7ab", metal: 0.9, rough: 0.3 },
      side * (half + 0.012),
    );
    const calliper = add(
      new CylinderGeometry(0.035, 0.035, 0.04, 20).rotateX(Math.PI / 2).scale(1.6, 0.8, 1),
      finishes.black,
      side * (half + 0.014),
    );
    calliper.position.x = 0.1;
    calliper.position.y = 0.1;
  }
  return group;
}
