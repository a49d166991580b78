import { FloatType, HalfFloatType, Mesh, OrthographicCamera, PerspectiveCamera, PlaneGeometry, Scene, ShaderMaterial, GLSL3, CustomBlending, OneFactor, OneMinusSrcAlphaFactor, Vector3, WebGLRenderTarget } from "three";
import type { Object3D, WebGLRenderer } from "three";
import { shared } from "./material.ts";

/** Where the camera stands and looks, in metres; the same for every car of an angle. */
export interface View {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  /** Vertical field of view in degrees. */
  field: number;
}

/** Cameras of the outside angles. */
export const views = {
  front: { from: [-8.6, 1.7, 7.1], to: [-0.22, 0.72, 0.0], field: 19.2 },
  side: { from: [0, 1.3, 13.2], to: [0, 0.62, 0], field: 19 },
  rear: { from: [8.6, 1.9, 7.1], to: [0.28, 0.74, 0.0], field: 19.2 },
  interior: { from: [1.16, 1.2, 0.02], to: [0, 0.86, -0.03], field: 56 },
  face: { from: [-11.4, 1.15, 1.3], to: [0, 0.74, 0.02], field: 14.6 },
} satisfies Record<string, View>;

/** The camera of a frame of a spin: always as far away, so that the car turns as on a plate. */
export function spinView(degrees: number): View {
  const turn = (degrees * Math.PI) / 180;
  const [distance, height] = [12.6, 2.1];
  return { from: [distance * Math.cos(turn), height, distance * Math.sin(turn)], to: [0, 0.72, 0], field: 18.4 };
}

/**
 * The camera of somebody who walks round a car: from the front three-quarter view all the way, slower along the flanks, nearer at
 * the ends and a little lower than a spin is seen from.
 *
 * @param part of the way, 0 to 1
 */
export function walkView(part: number): View {
  const turn = ((140 + 360 * (part - (0.5 * Math.sin(4 * Math.PI * part)) / (4 * Math.PI))) * Math.PI) / 180;
  const distance = 12.6 - 3 * Math.cos(turn) ** 2;
  return { from: [distance * Math.cos(turn), 1.62, distance * Math.sin(turn)], to: [0, 0.74, 0], field: 18.4 };
}

/** The same view from further away, for what is larger than a car, or from closer, for a motorbike. */
export function steppedBack(view: View, factor: number): View {
  const [x, y, z] = view.from;
  return { ...view, from: [x * factor, y * factor, z * factor], to: [view.to[0], factor < 1 ? 0.62 : view.to[1] * factor, view.to[2]] };
}

const screenVertex = "out vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.9999, 1.0); }";
const backdrop = /* glsl */ `
layout(location = 0) out vec4 outBase; layout(location = 1) out vec4 outPaint;
in vec2 vUv; uniform float uHorizon; uniform float uFloor;
void main() {
  float y = vUv.y - uHorizon;
  float wall = mix(0.86, 0.60, smoothstep(0.0, 0.62, y));
  float ground = mix(0.86, 0.72, smoothstep(0.0, 0.62, -y));
  float light = y > 0.0 ? wall : ground;
  vec2 c = (vUv - vec2(0.5, 0.46)) * vec2(1.0, 1.05);
  light *= 1.0 - 0.30 * smoothstep(0.2, 0.85, length(c));
  light *= 1.0 - 0.03 * exp(-pow(y / 0.05, 2.0));
  float alpha = uFloor > 0.0 ? uFloor : 1.0;
  vec3 color = light * mix(vec3(0.97, 0.985, 1.0), vec3(1.0), smoothstep(0.2, -0.2, y));
  outBase = vec4(color * alpha, alpha);
  outPaint = vec4(0.0, 0.0, 0.0, alpha);
}`;
const shadowVertex = "out vec3 vWorld; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }";
const shadow = /* glsl */ `
layout(location = 0) out vec4 outBase; layout(location = 1) out vec4 outPaint;
in vec3 vWorld; uniform vec4 uFootprint; uniform vec4 uWheels; // front x, rear x, track z, tyre half width
float spot(vec2 p, vec2 half_, float round_, float soft) { vec2 q = abs(p) - half_ + round_; float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - round_; return 1.0 - smoothstep(-soft, soft, d); }
void main() {
  vec2 p = vWorld.xz - vec2(uFootprint.w, 0.0);
  float wide = spot(p, uFootprint.xy + 0.15, 0.7, 0.75) * 0.45;
  float near = spot(p, uFootprint.xy - 0.02, 0.35, 0.30) * 0.72;
  float core = spot(p, uFootprint.xy - 0.12, 0.3, 0.14) * 0.78;
  float touch = 0.0;
  for (int i = 0; i < 4; i++) {
    vec2 w = vec2(i < 2 ? uWheels.x : uWheels.y, i % 2 == 0 ? uWheels.z : -uWheels.z);
    touch = max(touch, spot(vWorld.xz - w, vec2(0.16, uWheels.w), 0.05, 0.09) * 0.9);
  }
  float alpha = 1.0 - (1.0 - wide) * (1.0 - near) * (1.0 - core) * (1.0 - touch);
  outBase = vec4(vec3(0.008, 0.008, 0.009) * alpha, alpha);
  outPaint = vec4(0.0, 0.0, 0.0, alpha);
}`;

const blending = { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneMinusSrcAlphaFactor, transparent: true, depthWrite: false } as const;

/** Where the wheels stand and how far the car reaches, for its shade. */
export interface Footprint {
  length: number;
  width: number;
  wheels: readonly [number, number, number, number];
}

/** Light of one frame, top row first: `base` is everything but the paint's own colour (RGB), `paint` answers to paint of albedo 1. */
export interface Frame {
  width: number;
  height: number;
  base: Float32Array;
  paint: Float32Array;
}

/** Renders a group in the studio, twice as large as asked for and averaged down. */
export function photograph(renderer: WebGLRenderer, subject: Object3D, footprint: Footprint | null, view: View, width: number, scale: number): Frame {
  const height = (width * 3) / 4;
  const target = new WebGLRenderTarget(width * scale, height * scale, { count: 2, type: renderer.extensions.has("EXT_color_buffer_float") ? FloatType : HalfFloatType });
  const camera = new PerspectiveCamera(view.field, 4 / 3, 0.05, 60);
  camera.position.set(...view.from);
  camera.lookAt(...view.to);
  camera.updateMatrixWorld();
  const flat = new OrthographicCamera();
  // Inside a cabin everything below is in the shade.
  if (footprint) shared.uFootprint.value.set(footprint.length / 2, footprint.width / 2, 0.92, 0);
  else shared.uFootprint.value.set(9, 9, 0.92, 0);
  const horizon = new Vector3(view.to[0] - view.from[0], 0, view.to[2] - view.from[2]).setLength(14).add(camera.position).setY(0).project(camera).y;
  const wall = new Scene();
  const quad = new Mesh(new PlaneGeometry(2, 2), new ShaderMaterial({ glslVersion: GLSL3, vertexShader: screenVertex, fragmentShader: backdrop, ...blending, depthTest: false, uniforms: { uHorizon: { value: horizon / 2 + 0.5 }, uFloor: { value: 0 } } }));
  quad.frustumCulled = false;
  wall.add(quad);
  renderer.setRenderTarget(target);
  renderer.autoClear = false;
  renderer.clear();
  renderer.render(wall, flat);
  if (footprint) {
    const floor = new Scene();
    const plane = new Mesh(new PlaneGeometry(14, 9), new ShaderMaterial({ glslVersion: GLSL3, vertexShader: shadowVertex, fragmentShader: shadow, ...blending, uniforms: { ...shared, uWheels: { value: footprint.wheels } } }));
    plane.rotation.x = -Math.PI / 2;
    floor.add(plane);
    renderer.render(floor, camera);
    renderer.clearDepth();
  }
  const scene = new Scene();
  scene.add(subject);
  renderer.render(scene, camera);
  const frame = { width, height, base: read(renderer, target, 0, scale), paint: read(renderer, target, 1, scale) };
  target.dispose();
  return frame;
}

const roundBackdrop = /* glsl */ `
layout(location = 0) out vec4 outBase; layout(location = 1) out vec4 outPaint;
in vec2 vUv;
void main() {
  float light = mix(0.62, 0.9, smoothstep(0.35, 0.75, vUv.y));
  outBase = vec4(light * vec3(0.97, 0.985, 1.0), 1.0);
  outPaint = vec4(0.0, 0.0, 0.0, 1.0);
}`;

/** How a place is looked round in: where one stands, where the middle is, in degrees from -x towards +z, and how far it reaches. */
export interface Round {
  from: readonly [number, number, number];
  middle: number;
  reach: number;
}

/** Renders what is seen from inside as one wide picture (a cylinder unrolled): narrow upright slices side by side. */
export function photographRound(renderer: WebGLRenderer, subject: Object3D, { from, middle, reach }: Round, width: number, height: number, scale: number): Frame {
  const slices = reach / 2;
  const columns = width / slices;
  const perRadian = width / ((reach * Math.PI) / 180);
  const target = new WebGLRenderTarget(columns * scale, height * scale, { count: 2, type: renderer.extensions.has("EXT_color_buffer_float") ? FloatType : HalfFloatType });
  const camera = new PerspectiveCamera((2 * Math.atan(height / 2 / perRadian) * 180) / Math.PI, columns / height, 0.02, 60);
  camera.position.set(...from);
  shared.uFootprint.value.set(9, 9, 0.92, 0);
  const wall = new Scene();
  const quad = new Mesh(new PlaneGeometry(2, 2), new ShaderMaterial({ glslVersion: GLSL3, vertexShader: screenVertex, fragmentShader: roundBackdrop, ...blending, depthTest: false }));
  quad.frustumCulled = false;
  wall.add(quad);
  const scene = new Scene();
  scene.add(subject);
  renderer.setRenderTarget(target);
  renderer.autoClear = false;
  const base = new Float32Array(width * height * 3);
  for (let slice = 0; slice < slices; slice += 1) {
    const turn = ((middle + ((slice + 0.5) / slices - 0.5) * -reach) * Math.PI) / 180;
    camera.lookAt(from[0] - Math.cos(turn), from[1], from[2] + Math.sin(turn));
    camera.updateMatrixWorld();
    renderer.clear();
    renderer.render(wall, new OrthographicCamera());
    renderer.render(scene, camera);
    const part = read(renderer, target, 0, scale);
    for (let row = 0; row < height; row += 1) base.set(part.subarray(row * columns * 3, (row + 1) * columns * 3), (row * width + slice * columns) * 3);
  }
  target.dispose();
  return { width, height, base, paint: new Float32Array(0) };
}

function read(renderer: WebGLRenderer, target: WebGLRenderTarget, index: number, scale: number): Float32Array {
  const { width, height } = target;
  const pixels = new Float32Array(width * height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels, undefined, index);
  const [columns, rows] = [width / scale, height / scale];
  const channels = index === 0 ? 3 : 1;
  const result = new Float32Array(columns * rows * channels);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < scale; dy += 1) {
          // Tone first, average after: a bright glint must not outshine its neighbours into a jagged edge.
          for (let dx = 0; dx < scale; dx += 1) sum += Math.min(1.6, pixels[((height - 1 - row * scale - dy) * width + column * scale + dx) * 4 + channel] as number);
        }
        result[(row * columns + column) * channels + channel] = sum / (scale * scale);
      }
    }
  }
  return result;
}
