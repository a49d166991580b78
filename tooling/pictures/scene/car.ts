import {
  BufferAttribute,
  CapsuleGeometry,
  CatmullRomCurve3,
  Group,
  Mesh,
  TorusGeometry,
  TubeGeometry,
  Vector3,
  Vector4,
} from "three";
import type { BufferGeometry, ShaderMaterial } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { carForm } from "./car-field.ts";
import type { CarForm } from "./car-form.ts";
import type { CarSpec } from "./car-spec.ts";
import { smoothMax, smoothMin } from "./curve.ts";
import { dataTexture, finishes, partMaterial, skinMaterial } from "./material.ts";
import { Decal, outline } from "./decal.ts";
import { endWidth, frontDecal, rearDecal } from "./end-decal.ts";
import { withAttributes } from "./geometry.ts";
import { sideDecal } from "./side-decal.ts";
import { surfaceNet } from "./surface-net.ts";
import { wheel } from "./wheel.ts";

/** A car ready to stand in the studio: its middle at x = 0, its nose towards -x. */
export function car(spec: CarSpec, cell: number): Group {
  const group = new Group();
  const form = carForm(spec);
  const top = spec.top ?? 2.4;
  const wide = 1.12 + Math.max(0, spec.width / 2 - 1);
  // One half, and the same mirrored: both sides of a car are alike.
  const body = withCabin(
    surfaceNet(form.body, { min: [-0.08, 0.05, -2 * cell], max: [spec.length + 0.08, top, wide] }, cell),
    form,
  );
  const uniforms = skinUniforms(spec, form, top);
  addHalves(group, body, skinMaterial(uniforms, false));
  if (spec.cabin) addHalves(group, upperPart(body), skinMaterial(uniforms, true), 5);
  addWheels(group, spec);
  addCabin(group, spec, form);
  addOutside(group, spec, form, cell);
  for (const part of spec.extras?.(form) ?? []) {
    group.add(
      new Mesh(withAttributes(surfaceNet(part.field, part, part.cell ?? cell)), partMaterial(finishes[part.finish])),
    );
  }
  for (const child of group.children) child.position.x -= spec.length / 2;
  return group;
}

function addHalves(group: Group, geometry: BufferGeometry, material: ShaderMaterial, renderOrder = 0): void {
  for (const side of [1, -1]) {
    const half = new Mesh(geometry, material);
    half.scale.z = side;
    half.renderOrder = renderOrder;
    group.add(half);
  }
}

/** The triangles of a body that may be glass. */
function upperPart(body: BufferGeometry): BufferGeometry {
  const shell = body.getAttribute("aShell");
  const all = body.getIndex()?.array ?? [];
  const kept: number[] = [];
  for (let at = 0; at < all.length; at += 3) {
    const corners = [all[at], all[at + 1], all[at + 2]] as number[];
    if (corners.some((corner) => shell.getX(corner) > 0)) kept.push(...corners);
  }
  return body.clone().setIndex(kept);
}

function withCabin(geometry: BufferGeometry, form: CarForm): BufferGeometry {
  const position = geometry.getAttribute("position");
  const faces = new Float32Array(position.count * 4);
  const shell = new Float32Array(position.count);
  for (let index = 0; index < position.count; index += 1) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    faces.set(form.cabinFaces(x, y, z), index * 4);
    shell[index] = form.cabinShell(x, y, z);
  }
  geometry.setAttribute("aFaces", new BufferAttribute(faces, 4));
  geometry.setAttribute("aShell", new BufferAttribute(shell, 1));
  return geometry;
}

function skinUniforms(spec: CarSpec, form: CarForm, top: number) {
  const side = sideDecal(spec, form, top);
  const sideTextures = side.textures();
  const front = frontDecal(spec, top).textures();
  const rear = rearDecal(spec, top).textures();
  const above = bonnetDecal(spec);
  const cabin = spec.cabin;
  return {
    uSideId: { value: sideTextures.id },
    uSideArt: { value: sideTextures.art },
    uFrontId: { value: front.id },
    uFrontArt: { value: front.art },
    uRearId: { value: rear.id },
    uRearArt: { value: rear.art },
    uTopId: { value: dataTexture(above.ids, above.width, above.height, "id") },
    uSize: { value: new Vector4(spec.length, top, endWidth, spec.archRadius) },
    uAxles: { value: new Vector4(spec.frontAxle, spec.rearAxle, spec.wheelRadius, 0) },
    uScreen: { value: new Vector4(cabin?.pillar ?? 0, cabin?.rail ?? 0, cabin?.backLow ?? 0, cabin?.backPillar ?? 0) },
    uHollow: { value: new Vector4(...(spec.hollow ?? [1, 0, 0, 0])) },
    uPrivacyFrom: { value: cabin?.privacyFrom ?? 99 },
    uRoof: { value: spec.blackRoof ? 1 : 0 },
  };
}

function bonnetDecal(spec: CarSpec): Decal {
  const decal = new Decal(spec.length, 1.2, 2);
  const screen = spec.cabin?.screen[0][0] ?? 0;
  if (screen < 0.75) return decal;
  const edge = spec.width / 2 - 0.15;
  decal.ink("cut", (context) => {
    context.lineWidth = 0.006;
    outline(
      context,
      [
        [0.2, -1],
        [0.2, edge - 0.12],
        [0.55, edge],
        [screen + 0.16, edge + 0.03],
        [screen + 0.16, -1],
      ],
      0.12,
    );
    context.stroke();
  });
  return decal;
}

function addWheels(group: Group, spec: CarSpec): void {
  for (const x of [spec.frontAxle, spec.rearAxle]) {
    for (const side of [1, -1]) {
      const one = wheel(spec.wheelRadius, spec.rimRadius, spec.tyreWidth, spec.spokes, spec.rims);
      one.position.set(x, spec.wheelRadius, side * (spec.width / 2 - spec.tyreWidth / 2 - 0.008));
      if (side < 0) one.rotation.y = Math.PI;
      one.rotation.z = 0.3;
      group.add(one);
    }
  }
}

function addCabin(group: Group, spec: CarSpec, form: CarForm): void {
  const cabin = spec.cabin;
  if (!cabin) return;
  const trim = partMaterial(finishes.trim);
  const dark = partMaterial({ color: "#131416", rough: 0.9 });
  const box = (
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    r: number,
    material: ShaderMaterial,
    tilt = 0,
  ) => {
    const mesh = new Mesh(withAttributes(new RoundedBoxGeometry(w, h, d, 4, r)), material);
    mesh.position.set(x, y, z);
    mesh.rotation.z = tilt;
    group.add(mesh);
  };
  const waist = form.glassLow(cabin.screen[1][0] + 0.3);
  const wide = spec.width / 2 - 0.2;
  const dash = cabin.screen[0][0] + 0.5;
  box(dash, waist - 0.11, 0, 0.6, 0.16, wide * 1.75, 0.07, dark, -0.04);
  const from = dash + 0.2;
  const to = cabin.back[0][0] - 0.12;
  box((from + to) / 2, waist - 0.46, 0, to - from, 0.3, wide * 2, 0.05, dark);
  for (const [row, x] of spec.seatRows.entries()) {
    const head = cabin.open
      ? waist + 0.24
      : Math.min(topOf(form, x + 0.36, 0.4) - 0.14, waist + 0.46) - (row > 0 ? 0.03 : 0);
    for (const z of row === 0 ? [0.37, -0.37] : [0.4, -0.4]) {
      box(x, head - 0.66, z, 0.5, 0.16, 0.48, 0.07, trim, 0.1);
      box(x + 0.26, head - 0.42, z, 0.15, 0.62, 0.47, 0.07, trim, -0.22);
      box(x + 0.35, head - 0.085, z, 0.1, 0.16, 0.27, 0.045, trim, -0.18);
    }
  }
  const ring = new Mesh(withAttributes(new TorusGeometry(0.18, 0.016, 12, 48)), dark);
  ring.position.set(dash + 0.4, waist - 0.02, -0.37);
  ring.rotation.set(0, Math.PI / 2, 0.35, "ZYX");
  group.add(ring);
}

function addOutside(group: Group, spec: CarSpec, form: CarForm, cell: number): void {
  const paint = partMaterial(finishes.paint);
  const black = partMaterial(finishes.black);
  const cabin = spec.cabin;
  for (const [x, y] of spec.doors.handles) {
    for (const side of [1, -1]) {
      const z = side * (form.halfWidth(x, y) + 0.014);
      const handle = new Mesh(withAttributes(new CapsuleGeometry(0.015, 0.17, 6, 16)), paint);
      handle.position.set(x, y, z);
      handle.rotation.z = Math.PI / 2 - 0.02;
      const cup = new Mesh(
        withAttributes(new CapsuleGeometry(0.026, 0.1, 6, 16)),
        partMaterial({ color: "#000", paint: 0.45, rough: 0.5, coat: 0.5 }),
      );
      cup.position.set(x + 0.005, y - 0.004, side * (form.halfWidth(x, y) - 0.008));
      cup.rotation.z = Math.PI / 2;
      cup.scale.z = 0.5;
      group.add(handle, cup);
    }
  }
  if (spec.front.plateY > 0) addPlate(group, spec.front.plateY, form);
  if (spec.mirror) addMirrors(group, spec.mirror, form, cell);
  if (cabin && !cabin.open && cabin.screen[0][0] > 0.3) {
    const [low, high] = cabin.screen;
    for (const [from, to] of [
      [0.06, 0.6],
      [-0.58, -0.06],
    ] as const) {
      const points = [0, 0.25, 0.5, 0.75, 1].map((t) => {
        const [y, z] = [low[1] + (high[1] - low[1]) * (0.16 + 0.05 * t), from + (to - from) * t];
        return new Vector3(frontOf(form, y, z, low[0] - 0.4, high[0] + 0.4) - 0.014, y, z);
      });
      group.add(new Mesh(withAttributes(new TubeGeometry(new CatmullRomCurve3(points), 40, 0.008, 8)), black));
    }
  }
  if (cabin && spec.rails) {
    for (const side of [1, -1]) {
      const [from, to] = [cabin.screen[1][0] + 0.15, cabin.back[1][0] - 0.12];
      const points = [0, 0.04, 0.12, 0.5, 0.88, 0.96, 1].map((t) => {
        const x = from + (to - from) * t;
        const z = form.cabinHalfWidth(x, 1.6) - 0.1;
        const top = topOf(form, x, z);
        return new Vector3(x, top + (t === 0 || t === 1 ? 0 : t === 0.04 || t === 0.96 ? 0.02 : 0.032), side * z);
      });
      group.add(
        new Mesh(
          withAttributes(new TubeGeometry(new CatmullRomCurve3(points), 60, 0.012, 10)),
          partMaterial(finishes.metal),
        ),
      );
    }
  }
}

/** Height of the top of the body at a place. */
export function topOf(form: CarForm, x: number, z: number): number {
  let [low, high] = [0.6, 2.6];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (form.body(x, middle, z) < 0) low = middle;
    else high = middle;
  }
  return low;
}

function frontOf(form: CarForm, y: number, z: number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (form.body(middle, y, z) > 0) low = middle;
    else high = middle;
  }
  return low;
}

function addPlate(group: Group, y: number, form: CarForm): void {
  const x = Math.min(...[-0.05, 0, 0.05].map((dy) => frontOf(form, y + dy, 0, -0.2, 0.4)));
  for (const [size, color, forward] of [
    [[0.012, 0.128, 0.386], "#0c0d0f", 0],
    [[0.008, 0.112, 0.37], "#eceded", 0.006],
    [[0.008, 0.018, 0.37], "#1b3f77", 0.0065],
  ] as const) {
    const plate = new Mesh(
      withAttributes(new RoundedBoxGeometry(size[0], size[1], size[2], 2, 0.003)),
      partMaterial({ color, rough: 0.6, coat: 0.1 }),
    );
    plate.position.set(x - 0.006 - forward, y - (size[1] < 0.05 ? 0.047 : 0), 0);
    group.add(plate);
  }
}

function addMirrors(group: Group, [mx, my]: readonly [number, number], form: CarForm, cell: number): void {
  const z0 = form.cabinHalfWidth(mx, my) + 0.02;
  const shell = (x: number, y: number, z: number) => {
    const a = (x - mx - 0.01) / 0.1;
    const b = (y - my - 0.05) / 0.085;
    const c = (z - z0 - 0.13) / 0.125;
    const round = ((Math.abs(a) ** 2.6 + Math.abs(b) ** 3 + Math.abs(c) ** 3) ** 0.36 - 1) * 0.085;
    return smoothMax(round, (x - mx - 0.06) * 0.9, 0.03);
  };
  const foot = (x: number, y: number, z: number) =>
    Math.hypot((x - mx - 0.01) * 0.8, (y - my + 0.015 - (z - z0) * 0.12) * 2.2) -
    0.05 +
    Math.max(0, z - z0 - 0.1) +
    Math.max(0, z0 - 0.06 - z);
  for (const side of [1, -1]) {
    const bounds = {
      min: side > 0 ? ([mx - 0.2, my - 0.12, z0 - 0.12] as const) : ([mx - 0.2, my - 0.12, -z0 - 0.32] as const),
      max: side > 0 ? ([mx + 0.2, my + 0.2, z0 + 0.32] as const) : ([mx + 0.2, my + 0.2, -z0 + 0.12] as const),
    };
    const half = Math.min(cell, 0.008);
    group.add(
      new Mesh(
        withAttributes(surfaceNet((x, y, z) => smoothMax(shell(x, y, z * side), my + 0.012 - y, 0.01), bounds, half)),
        partMaterial(finishes.paint),
      ),
    );
    group.add(
      new Mesh(
        withAttributes(
          surfaceNet(
            (x, y, z) => smoothMin(smoothMax(shell(x, y, z * side), y - my - 0.013, 0.005), foot(x, y, z * side), 0.02),
            bounds,
            half,
          ),
        ),
        partMaterial(finishes.plastic),
      ),
    );
    const glass = new Mesh(
      withAttributes(new RoundedBoxGeometry(0.006, 0.11, 0.19, 2, 0.002)),
      partMaterial(finishes.chrome),
    );
    glass.position.set(mx + 0.064, my + 0.05, side * (z0 + 0.13));
    group.add(glass);
  }
}
