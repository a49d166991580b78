import { CylinderGeometry, Group, Mesh, TorusGeometry } from "three";
import type { BufferGeometry } from "three";
import type { BikeSpec, BikeWheel } from "./bodies/bike-forms.ts";
import { withAttributes } from "./geometry.ts";
import { finishes, partMaterial } from "./material.ts";
import type { Surface } from "./material.ts";
import type { Footprint } from "./stage.ts";
import { surfaceNet } from "./surface-net.ts";

/** Where a motorbike stands, for its shade. */
export const bikeFootprint = ({ length, front, rear }: BikeSpec): Footprint => ({
  length: length - 0.1,
  width: 0.42,
  wheels: [front.x - length / 2, rear.x - length / 2, 0, 0.05],
});

/** A motorbike on its wheels, its middle at x = 0. */
export function motorbike({ length, front, rear, parts }: BikeSpec, cell: number): Group {
  const group = new Group();
  const all = (x: number, y: number, z: number) => Math.min(...parts.map(({ field }) => field(x, y, z)));
  for (const part of parts) {
    group.add(
      new Mesh(
        withAttributes(surfaceNet(part.field, part, Math.min(cell, part.cell ?? cell), all)),
        partMaterial(finishes[part.finish]),
      ),
    );
  }
  for (const wheel of [front, rear]) {
    const one = bikeWheel(wheel);
    one.position.set(wheel.x, wheel.radius, 0);
    group.add(one);
  }
  for (const child of group.children) child.position.x -= length / 2;
  return group;
}

function bikeWheel({ radius, half, rim }: BikeWheel): Group {
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
  const reach = radius - 0.12;
  const [count, lean, thick] = rim === "wire" ? [16, 0.3, 0.003] : [5, 0.12, 0.011];
  for (let index = 0; index < count && rim !== "disc"; index += 1) {
    for (const side of [1, -1]) {
      const spoke = add(
        new CylinderGeometry(thick, thick * 1.36, reach, 12).translate(0, reach / 2 + 0.01, 0),
        rim === "wire" ? finishes.chrome : finishes.black,
      );
      spoke.rotation.z = (index * Math.PI * 2) / count + lean * side;
    }
  }
  if (rim === "disc")
    add(new CylinderGeometry(radius - 0.09, radius - 0.09, half * 1.1, 64).rotateX(Math.PI / 2), finishes.metal);
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
