import {
  Box3,
  CustomBlending,
  FloatType,
  GLSL3,
  HalfFloatType,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  Vector4,
  WebGLRenderTarget,
} from "three";
import type { IUniform, Object3D, WebGLRenderer } from "three";
import { backdrop, screenVertex, shadow, shadowVertex } from "./backdrop.glsl.ts";
import { lay, readLight } from "./frame.ts";
import type { Cut, Frame } from "./frame.ts";
import type { View } from "./views.ts";
import { shared } from "./material.ts";

const blending = {
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
  transparent: true,
  depthWrite: false,
} as const;

/** Where the wheels stand and how far the car reaches, for its shade. */
export interface Footprint {
  length: number;
  width: number;
  wheels: readonly [number, number, number, number];
}

/**
 * Renders a group in the studio, `scale` times as large as asked for and averaged down. Around a car, where there is
 * nothing but wall, floor and shade, one dot is one dot: that is three quarters of a picture.
 */
export function photograph(
  renderer: WebGLRenderer,
  subject: Object3D,
  footprint: Footprint,
  view: View,
  width: number,
  scale: number,
): Frame {
  const whole = { left: 0, top: 0, width, height: (width * 3) / 4 };
  const around = exposed(renderer, null, footprint, view, width, whole, 1);
  const cut = cutRound(subject, view, width);
  lay(exposed(renderer, subject, footprint, view, width, cut, scale), around, cut);
  return around;
}

/**
 * A group with its shade and nothing around it: light that is multiplied by how much of a dot is covered, and that
 * share.
 */
export function photographAlone(
  renderer: WebGLRenderer,
  subject: Object3D,
  footprint: Footprint,
  view: View,
  width: number,
  scale: number,
): Frame & { cover: Float32Array } {
  const whole = { left: 0, top: 0, width, height: (width * 3) / 4 };
  const { cover = new Float32Array(), ...frame } = exposed(
    renderer,
    subject,
    footprint,
    view,
    width,
    whole,
    scale,
    false,
  );
  return { ...frame, cover };
}

/** How much of each dot a group covers: what stands behind it is seen beside it and through its glass. */
export function coverOf(
  renderer: WebGLRenderer,
  subject: Object3D,
  view: View,
  width: number,
  scale: number,
): Float32Array {
  const cut = cutRound(subject, view, width);
  const { cover = new Float32Array() } = exposed(renderer, subject, null, view, width, cut, scale, false);
  const whole = new Float32Array(width * width * 0.75);
  for (let row = 0; row < cut.height; row += 1)
    whole.set(cover.subarray(row * cut.width, (row + 1) * cut.width), (row + cut.top) * width + cut.left);
  return whole;
}

/** The camera of a view. */
export function cameraOf(view: View): PerspectiveCamera {
  const camera = new PerspectiveCamera(view.field, 4 / 3, 0.05, 60);
  camera.position.set(...view.from);
  camera.lookAt(...view.to);
  camera.updateMatrixWorld();
  return camera;
}

/** The part of a picture that a group fills. */
function cutRound(subject: Object3D, view: View, width: number): Cut {
  const camera = cameraOf(view);
  const { min, max } = new Box3().setFromObject(subject);
  const dots = [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z).project(camera))),
  );
  const share = (values: number[], most: number) =>
    [
      Math.max(0, Math.floor(((Math.min(...values) + 1) / 2) * most) - 2),
      Math.min(most, Math.ceil(((Math.max(...values) + 1) / 2) * most) + 2),
    ] as const;
  const height = (width * 3) / 4;
  const [left, right] = share(
    dots.map(({ x }) => x),
    width,
  );
  const [top, bottom] = share(
    dots.map(({ y }) => -y),
    height,
  );
  return { left, top, width: right - left, height: bottom - top };
}

function exposed(
  renderer: WebGLRenderer,
  subject: Object3D | null,
  footprint: Footprint | null,
  view: View,
  width: number,
  cut: Cut,
  scale: number,
  hasWall = true,
): Frame & { cover?: Float32Array } {
  const height = (width * 3) / 4;
  const target = new WebGLRenderTarget(cut.width * scale, cut.height * scale, {
    count: 2,
    type: renderer.extensions.has("EXT_color_buffer_float") ? FloatType : HalfFloatType,
  });
  const camera = cameraOf(view);
  if (footprint) shared.uFootprint.value.set(footprint.length / 2, footprint.width / 2, 0.92, 0);
  else shared.uFootprint.value.set(9, 9, 0.92, 0);
  const horizon = new Vector3(view.to[0] - view.from[0], 0, view.to[2] - view.from[2])
    .setLength(14)
    .add(camera.position)
    .setY(0)
    .project(camera).y;
  camera.setViewOffset(width, height, cut.left, cut.top, cut.width, cut.height);
  const seen = new Vector4(
    cut.left / width,
    1 - (cut.top + cut.height) / height,
    cut.width / width,
    cut.height / height,
  );
  renderer.setRenderTarget(target);
  renderer.autoClear = false;
  renderer.setClearColor(0, hasWall ? 1 : 0);
  renderer.clear();
  if (hasWall)
    renderer.render(
      sheet(backdrop, { uHorizon: { value: horizon / 2 + 0.5 }, uFloor: { value: 0 }, uWindow: { value: seen } }),
      new OrthographicCamera(),
    );
  if (footprint) {
    const floor = new Scene();
    const plane = new Mesh(
      new PlaneGeometry(14, 9),
      new ShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: shadowVertex,
        fragmentShader: shadow,
        ...blending,
        uniforms: { ...shared, uWheels: { value: footprint.wheels } },
      }),
    );
    plane.rotation.x = -Math.PI / 2;
    floor.add(plane);
    renderer.render(floor, camera);
    renderer.clearDepth();
  }
  if (subject) {
    const scene = new Scene();
    scene.add(subject);
    renderer.render(scene, camera);
  }
  const frame = {
    width: cut.width,
    height: cut.height,
    base: readLight(renderer, target, 0, scale),
    paint: readLight(renderer, target, 1, scale),
    ...(hasWall ? {} : { cover: readLight(renderer, target, 0, scale, [3]) }),
  };
  target.dispose();
  return frame;
}

function sheet(fragmentShader: string, uniforms: Record<string, IUniform>): Scene {
  const wall = new Scene();
  const quad = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: screenVertex,
      fragmentShader,
      ...blending,
      depthTest: false,
      uniforms,
    }),
  );
  quad.frustumCulled = false;
  wall.add(quad);
  return wall;
}
