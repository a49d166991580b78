import { CylinderGeometry, ExtrudeGeometry, Group, LatheGeometry, Mesh, Shape, TorusGeometry, Vector2 } from "three";
import type { BufferGeometry, ShaderMaterial } from "three";
import type { RimTone, SpokeStyle } from "./car-spec.ts";
import { withAttributes } from "./geometry.ts";
import { finishes, partMaterial } from "./material.ts";
import type { Surface } from "./material.ts";

const rimTones: Record<RimTone, Surface> = {
  silver: { color: "#c3c7cc", metal: 0.85, rough: 0.26, coat: 0.6 },
  graphite: { color: "#5d6166", metal: 0.85, rough: 0.3, coat: 0.6 },
  black: { color: "#101113", metal: 0.2, rough: 0.3, coat: 1 },
};

/** A wheel with tyre, rim, spokes, brake disc and calliper; its outside faces +z, its middle is at the origin. */
export function wheel(radius: number, rim: number, width: number, style: SpokeStyle, tone: RimTone = "silver"): Group {
  const group = new Group();
  const alloy = partMaterial(
    style === "steel" ? { color: "#a9adb2", metal: 0.7, rough: 0.45, coat: 0.2 } : rimTones[tone],
  );
  const gunmetal = partMaterial({ color: "#1b1d20", metal: 0.5, rough: 0.5, coat: 0.1 });
  const add = (geometry: BufferGeometry, material: ShaderMaterial, z = 0) => {
    const mesh = new Mesh(withAttributes(geometry), material);
    mesh.position.z = z;
    group.add(mesh);
    return mesh;
  };
  const half = width / 2;
  add(lathe(tyreProfile(radius, rim, half)), partMaterial(finishes.rubber));
  add(
    lathe([
      [rim + 0.006, half * 0.86],
      [rim + 0.009, half * 0.92],
      [rim - 0.008, half * 0.94],
      [rim - 0.018, half * 0.84],
      [rim - 0.03, half * 0.3],
      [rim - 0.03, -half],
    ]),
    style === "steel" ? alloy : gunmetal,
  );
  add(
    lathe([
      [rim + 0.008, half * 0.93],
      [rim - 0.01, half * 0.95],
      [rim - 0.016, half * 0.86],
    ]),
    alloy,
  );
  add(
    turned(new CylinderGeometry(rim * 0.72, rim * 0.72, 0.03, 48)),
    partMaterial({ color: "#3b3d41", metal: 0.8, rough: 0.4 }),
    -half * 0.1,
  );
  add(turned(new CylinderGeometry(rim * 0.97, rim * 0.97, 0.02, 48)), partMaterial(finishes.dark), -half * 0.5);
  const face = half * 0.62;
  for (const shape of spokeShapes(style, rim)) {
    const geometry = new ExtrudeGeometry(shape, {
      depth: 0.022,
      bevelEnabled: true,
      bevelSize: 0.006,
      bevelThickness: 0.012,
      bevelSegments: 3,
      curveSegments: 20,
    });
    add(geometry, alloy, face - 0.02);
  }
  add(turned(new CylinderGeometry(rim * 0.2, rim * 0.24, 0.05, 32)), alloy, face);
  add(turned(new CylinderGeometry(rim * 0.13, rim * 0.14, 0.062, 32)), partMaterial(finishes.black), face);
  for (let index = 0; index < 5; index += 1) {
    const nut = add(turned(new CylinderGeometry(0.011, 0.011, 0.03, 8)), partMaterial(finishes.dark), face + 0.016);
    nut.position.x = Math.cos((index * Math.PI * 2) / 5 + 0.6) * rim * 0.175;
    nut.position.y = Math.sin((index * Math.PI * 2) / 5 + 0.6) * rim * 0.175;
  }
  for (const z of [0.3, -0.05, -0.4])
    add(new TorusGeometry(radius - 0.001, 0.004, 6, 96), partMaterial(finishes.dark), half * z);
  return group;
}

function tyreProfile(radius: number, rim: number, half: number): [number, number][] {
  const wall = radius - rim;
  return [
    [rim - 0.01, half * 0.8],
    [rim + wall * 0.12, half * 0.95],
    [rim + wall * 0.3, half * 1.02],
    [rim + wall * 0.34, half * 1.035],
    [rim + wall * 0.38, half * 1.03],
    [rim + wall * 0.6, half * 1.0],
    [rim + wall * 0.8, half * 0.94],
    [rim + wall * 0.92, half * 0.86],
    [radius - 0.006, half * 0.76],
    [radius, half * 0.62],
    [radius, -half * 0.62],
    [radius - 0.02, -half * 0.85],
    [rim, -half * 0.9],
  ];
}

function lathe(profile: readonly (readonly [number, number])[]): BufferGeometry {
  const geometry = new LatheGeometry(
    profile.map(([r, z]) => new Vector2(r, z)),
    96,
  );
  geometry.rotateX(Math.PI / 2);
  return geometry;
}

function turned(geometry: BufferGeometry): BufferGeometry {
  return geometry.rotateX(Math.PI / 2);
}

function spokeShapes(style: SpokeStyle, rim: number): Shape[] {
  if (style === "steel") return [steelDisc(rim)];
  if (style === "aero") return [aeroDisc(rim)];
  const count = { five: 5, ten: 10, mesh: 7, six: 6, turbine: 9, fork: 5 }[style];
  const shapes: Shape[] = [];
  for (let index = 0; index < count; index += 1) {
    const angle = (index * Math.PI * 2) / count + Math.PI / 2;
    if (style === "five") shapes.push(...[-0.13, 0.13].map((lean) => spoke(angle, lean * 1.4, lean, rim, 0.1, 0.115)));
    else if (style === "mesh") shapes.push(...[-0.2, 0.2].map((lean) => spoke(angle, 0, lean, rim, 0.13, 0.07)));
    else if (style === "turbine") shapes.push(spoke(angle, -0.12, 0.2, rim, 0.16, 0.2));
    else if (style === "fork")
      shapes.push(...[-0.26, 0.26].map((lean) => spoke(angle, lean * 0.25, lean, rim, 0.16, 0.085)));
    else if (style === "six") shapes.push(spoke(angle, 0, 0, rim, 0.26, 0.34));
    else shapes.push(spoke(angle, 0, 0, rim, 0.14, 0.12));
  }
  return shapes;
}

function spoke(angle: number, lean0: number, lean1: number, rim: number, inner: number, outer: number): Shape {
  const at = (r: number, turn: number, side: number): [number, number] => {
    const a = angle + turn;
    return [Math.cos(a) * r - Math.sin(a) * side, Math.sin(a) * r + Math.cos(a) * side];
  };
  const shape = new Shape();
  const [ri, ro] = [rim * 0.16, rim * 0.975];
  shape.moveTo(...at(ri, lean0, (inner * rim) / 2));
  shape.quadraticCurveTo(
    ...at(rim * 0.6, (lean0 + lean1) / 2, inner * rim * 0.36),
    ...at(ro, lean1, (outer * rim) / 2),
  );
  shape.lineTo(...at(ro, lean1, (-outer * rim) / 2));
  shape.quadraticCurveTo(
    ...at(rim * 0.6, (lean0 + lean1) / 2, -inner * rim * 0.36),
    ...at(ri, lean0, (-inner * rim) / 2),
  );
  shape.closePath();
  return shape;
}

function steelDisc(rim: number): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, rim * 0.97, 0, Math.PI * 2, false);
  for (let index = 0; index < 10; index += 1) {
    const angle = (index * Math.PI * 2) / 10;
    const hole = new Shape();
    hole.absellipse(
      Math.cos(angle) * rim * 0.68,
      Math.sin(angle) * rim * 0.68,
      rim * 0.12,
      rim * 0.085,
      0,
      Math.PI * 2,
      true,
      angle,
    );
    shape.holes.push(hole);
  }
  return shape;
}

// A closed disc with five windows, as electric cars have.
function aeroDisc(rim: number): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, rim * 0.97, 0, Math.PI * 2, false);
  for (let index = 0; index < 5; index += 1) {
    const from = (index * Math.PI * 2) / 5 + 0.34;
    const hole = new Shape();
    hole.absarc(0, 0, rim * 0.86, from, from + 0.62, false);
    hole.absarc(0, 0, rim * 0.46, from + 0.42, from + 0.2, true);
    hole.closePath();
    shape.holes.push(hole);
  }
  return shape;
}
