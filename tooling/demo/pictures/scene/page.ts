import { WebGLRenderer } from "three";
import { brightestLight, layerGamma } from "../layer-code.ts";
import { cabinScene } from "./cabin-scene.ts";
import { car } from "./car.ts";
import { bodies } from "./bodies.ts";
import { photograph, views } from "./stage.ts";
import type { Footprint } from "./stage.ts";

/** One picture as two layers, gamma-coded to bytes and base64: `base` RGB, `paint` one channel. */
export interface Layers {
  width: number;
  height: number;
  base: string;
  paint: string;
}

let renderer: WebGLRenderer | undefined;
const built = new Map<string, ReturnType<typeof car>>();

export function takePicture(body: string, angle: keyof typeof views, width: number, scale: number, cell: number): Layers {
  renderer ??= new WebGLRenderer({ antialias: false });
  renderer.outputColorSpace = "srgb-linear";
  const { subject, footprint } = body === "cabin" ? { subject: cabinScene(cell), footprint: null } : standing(body as keyof typeof bodies, cell);
  const frame = photograph(renderer, subject, footprint, views[angle], width, scale);
  return { width: frame.width, height: frame.height, base: bytes(frame.base), paint: bytes(frame.paint) };
}

function standing(body: keyof typeof bodies, cell: number): { subject: ReturnType<typeof car>; footprint: Footprint } {
  const spec = bodies[body];
  let subject = built.get(body);
  if (!subject) {
    subject = car(spec, cell);
    built.clear();
    built.set(body, subject);
  }
  const half = spec.length / 2;
  const track = spec.width / 2 - spec.tyreWidth / 2 - 0.008;
  return { subject, footprint: { length: spec.length, width: spec.width, wheels: [spec.frontAxle - half, spec.rearAxle - half, track, spec.tyreWidth / 2] } };
}

function bytes(light: Float32Array): string {
  const coded = Uint8Array.from(light, (value) => Math.round(255 * (Math.min(brightestLight, Math.max(0, value)) / brightestLight) ** (1 / layerGamma)));
  return (coded as Uint8Array & { toBase64(): string }).toBase64();
}

Object.assign(globalThis, { takePicture });
