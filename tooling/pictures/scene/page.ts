import { WebGLRenderer } from "three";
import { brightestLight, layerGamma } from "../layer-code.ts";
import type { RenderedLayers } from "../layer-code.ts";
import type { NearPart } from "../near-set.ts";
import { car } from "./car.ts";
import { bikes, bodies } from "./bodies.ts";
import { bikeFootprint, motorbike } from "./motorbike.ts";
import { addToFilm, finishFilm, startFilm } from "./film.ts";
import { plateCorners } from "./plate-corners.ts";
import { cameraOf, coverOf, photograph, photographAlone } from "./stage.ts";
import { shared } from "./material.ts";
import type { Footprint } from "./stage.ts";
import { nearView, spinStep, spinView, steppedBack, views, walkView } from "./views.ts";
import type { View } from "./views.ts";
import type { CarSpec } from "./car-spec.ts";

let renderer: WebGLRenderer | undefined;
const built = new Map<string, ReturnType<typeof car>>();

/** Takes a picture; `render.ts` calls it in the page. A body is built once and kept until the next one. */
export function takePicture(
  body: string,
  angle: keyof typeof views,
  width: number,
  scale: number,
  cell: number,
): RenderedLayers {
  renderer ??= new WebGLRenderer({ antialias: false });
  renderer.outputColorSpace = "srgb-linear";
  const { subject, footprint, stepBack } = standing(body, cell);
  const frame = photograph(renderer, subject, footprint, outsideView(angle, stepBack), width, scale);
  return { width: frame.width, height: frame.height, base: bytes(frame.base), paint: bytes(frame.paint) };
}

/** Takes a frame of a spin with the camera at an angle, both flanks lit alike. */
export function takeSpinPicture(
  body: string,
  degrees: number,
  width: number,
  scale: number,
  cell: number,
): RenderedLayers {
  return takeEvenPicture(body, spinView(degrees), width, scale, cell);
}

/** Takes a picture of a walk round a car, both flanks lit alike. */
export function takeFilmPicture(
  body: string,
  part: number,
  width: number,
  scale: number,
  cell: number,
): RenderedLayers {
  return takeEvenPicture(body, walkView(part), width, scale, cell);
}

function takeEvenPicture(body: string, view: View, width: number, scale: number, cell: number): RenderedLayers {
  renderer ??= new WebGLRenderer({ antialias: false });
  renderer.outputColorSpace = "srgb-linear";
  const { subject, footprint, stepBack } = standing(body, cell);
  const factor = body in bikes ? stepBack : spinStep(bodies[body as keyof typeof bodies]);
  shared.uEven.value = 1;
  const frame = photograph(renderer, subject, footprint, steppedBack(view, factor), width, scale);
  shared.uEven.value = 0;
  return { width: frame.width, height: frame.height, base: bytes(frame.base), paint: bytes(frame.paint) };
}

/** Takes a photo of a part of a car from near. */
export function takeNearPicture(
  body: string,
  part: NearPart,
  width: number,
  scale: number,
  cell: number,
): RenderedLayers {
  renderer ??= new WebGLRenderer({ antialias: false });
  renderer.outputColorSpace = "srgb-linear";
  const { subject, footprint } = standing(body, cell);
  const view = nearView(bodies[body as keyof typeof bodies], part);
  const frame = photograph(renderer, subject, footprint, view, width, scale);
  return { width: frame.width, height: frame.height, base: bytes(frame.base), paint: bytes(frame.paint) };
}

/**
 * Takes a picture from the front with nothing around the car but its shade; `cover` says how much of each dot it takes.
 */
export function takeCutOut(
  body: string,
  width: number,
  scale: number,
  cell: number,
): RenderedLayers & { cover: string } {
  renderer ??= new WebGLRenderer({ antialias: false });
  renderer.outputColorSpace = "srgb-linear";
  const { subject, footprint, stepBack } = standing(body, cell);
  const view = steppedBack(views.front, stepBack);
  const { height, base, paint, cover } = photographAlone(renderer, subject, footprint, view, width, scale);
  const share = (dot: number) => Math.max(cover[dot] ?? 0, 1 / 255);
  const alone = (light: Float32Array, channels: number) =>
    light.map((value, at) => value / share(Math.floor(at / channels)));
  return {
    width,
    height,
    base: bytes(alone(base, 3)),
    paint: bytes(alone(paint, 1)),
    cover: shares(cover),
  };
}

/**
 * What a car covers of a picture, how far the camera stepped back for it, and where its number plate is: corners as
 * shares of width and height, none where it is not seen.
 */
export interface RenderedCover {
  cover: string;
  stepBack: number;
  plate: [number, number][];
}

/** Takes what a car covers of its picture from an outside angle. */
export function takeCover(
  body: string,
  angle: keyof typeof views,
  width: number,
  scale: number,
  cell: number,
): RenderedCover {
  renderer ??= new WebGLRenderer({ antialias: false });
  renderer.outputColorSpace = "srgb-linear";
  const { subject, stepBack } = standing(body, cell);
  const view = outsideView(angle, stepBack);
  const spec: CarSpec | undefined = bodies[body as keyof typeof bodies];
  return {
    cover: shares(coverOf(renderer, subject, view, width, scale)),
    stepBack,
    plate: spec && angle !== "side" ? plateCorners(subject, spec, angle === "rear", cameraOf(view)) : [],
  };
}

/** Head-on, what is larger than a car is also nearer than its middle. */
function outsideView(angle: keyof typeof views, stepBack: number): View {
  return steppedBack(views[angle], angle === "face" && stepBack > 1 ? stepBack * 1.15 : stepBack);
}

function standing(
  body: string,
  cell: number,
): { subject: ReturnType<typeof car>; footprint: Footprint; stepBack: number } {
  const bike = bikes[body as keyof typeof bikes];
  if (bike)
    return {
      subject: built.get(body) ?? keep(body, motorbike(bike, cell)),
      footprint: bikeFootprint(bike),
      stepBack: 0.27 * bike.length,
    };
  const spec: CarSpec = bodies[body as keyof typeof bodies];
  const subject = built.get(body) ?? keep(body, car(spec, cell));
  const half = spec.length / 2;
  const track = spec.width / 2 - spec.tyreWidth / 2 - 0.008;
  return {
    subject,
    footprint: {
      length: spec.length,
      width: spec.width,
      wheels: [spec.frontAxle - half, spec.rearAxle - half, track, spec.tyreWidth / 2],
    },
    stepBack: spec.stepBack ?? 1,
  };
}

function keep(body: string, subject: ReturnType<typeof car>): ReturnType<typeof car> {
  built.clear();
  built.set(body, subject);
  return subject;
}

function bytes(light: Float32Array): string {
  const coded = Uint8Array.from(light, (value) =>
    Math.round(255 * (Math.min(brightestLight, Math.max(0, value)) / brightestLight) ** (1 / layerGamma)),
  );
  return (coded as Uint8Array & { toBase64(): string }).toBase64();
}

function shares(cover: Float32Array): string {
  const coded = Uint8Array.from(cover, (value) => Math.round(255 * Math.min(1, value)));
  return (coded as Uint8Array & { toBase64(): string }).toBase64();
}

Object.assign(globalThis, {
  takePicture,
  takeNearPicture,
  takeCover,
  takeSpinPicture,
  takeFilmPicture,
  takeCutOut,
  startFilm,
  addToFilm,
  finishFilm,
});
