import type { HotspotsInput } from "@forecourt/core/schemas";
import type { PictureShape } from "@forecourt/demo-pictures/shapes";
import { bodies, spinStep, spinView, steppedBack } from "@forecourt/demo-pictures/measures";
import type { CarSpec } from "@forecourt/demo-pictures/measures";
import { spinDegrees, spinFrames } from "@forecourt/demo-pictures/shapes";

type Place = readonly [number, number, number];

/** Sizes that say where things stand on a shape, metres. */
interface BodyMarks {
  length: number;
  width: number;
  lampHeight: number;
  frontAxle: number;
  wheelRadius: number;
  roofHeight: number;
  tailHeight: number;
  /** Middle of the glass of the rear door. */
  rearGlass: readonly [x: number, y: number];
}

/** Shapes whose equipment is pointed out. */
const pointed: readonly PictureShape[] = ["suv", "suv-family", "hatch", "ute", "sedan", "wagon", "people-mover"];

/**
 * Where things stand on a shape, read off the form that it is rendered from; undefined for a shape whose equipment is
 * not pointed out.
 */
function marksOf(shape: PictureShape): BodyMarks | undefined {
  if (!pointed.includes(shape)) return undefined;
  const spec = new Map<string, CarSpec>(Object.entries(bodies)).get(shape);
  if (!spec?.cabin) return undefined;
  const middle = (points: readonly (readonly [number, number])[]) =>
    (Math.min(...points.map(([, y]) => y)) + Math.max(...points.map(([, y]) => y))) / 2;
  const behindPost = (spec.doors.cuts[1] ?? spec.length / 2) + 0.4;
  const sill = spec.cabin.glassLow.find(([x]) => x >= behindPost)?.[1] ?? spec.cabin.backLow;
  return {
    rearGlass: [behindPost, sill + 0.14],
    length: spec.length,
    width: spec.width,
    frontAxle: spec.frontAxle,
    wheelRadius: spec.wheelRadius,
    lampHeight: middle(spec.front.lamp),
    tailHeight: middle(spec.rear.lamp),
    roofHeight: Math.max(...spec.cabin.roof.map(([, y]) => y)) - 0.015,
  };
}

/** A thing that may be pointed at: where it is, which way it faces, and the equipment it stands for, best first. */
interface Point {
  at: (body: BodyMarks) => Place;
  facing: Place;
  equipment: readonly string[];
}

const outside: readonly Point[] = [
  {
    at: ({ lampHeight, width }) => [0.2, lampHeight, width / 2 - 0.2],
    facing: [-0.85, 0, 0.53],
    equipment: ["Adaptive LED headlights", "LED headlights", "Xenon headlights"],
  },
  {
    at: ({ frontAxle, wheelRadius, width }) => [frontAxle, wheelRadius, width / 2],
    facing: [0, 0, 1],
    equipment: ["19-inch alloy wheels", "Alloy wheels"],
  },
  {
    at: ({ length, roofHeight }) => [length * 0.5, roofHeight, 0.35],
    facing: [0, 0.6, 0.8],
    equipment: ["Panoramic glass roof", "Sunroof", "Roof rails"],
  },
  {
    at: ({ rearGlass: [x, y], width }) => [x, y, width / 2 - 0.12],
    facing: [0.2, 0, 0.98],
    equipment: ["Privacy glass"],
  },
  {
    at: ({ length, tailHeight }) => [length - 0.05, tailHeight, 0],
    facing: [1, 0, 0],
    equipment: ["Electric tailgate", "Reversing camera", "Tub liner and tow bar preparation"],
  },
  {
    at: ({ length, width }) => [length - 0.14, 0.52, -width / 2 + 0.22],
    facing: [0.9, 0, -0.43],
    equipment: ["Front and rear parking sensors", "Rear parking sensors"],
  },
];

/** More points than these crowd the picture, and each is on half of the frames. */
const maxPoints = 3;

const shares = (value: number): number => Math.round(value * 1000) / 1000;

/** Where a place of a car (its middle at x = 0) stands on a frame, through the camera that the frame was taken with. */
function onFrame([x, y, z]: Place, frame: number, length: number): { posX: number; posY: number } {
  const { from, to, field } = steppedBack(spinView(spinDegrees(frame)), spinStep({ length }));
  const turn = (spinDegrees(frame) * Math.PI) / 180;
  const away = Math.hypot(from[0], from[2]);
  const tilt = Math.atan2(from[1] - to[1], away);
  const right = x * Math.sin(turn) - z * Math.cos(turn);
  const near = x * Math.cos(turn) + z * Math.sin(turn);
  const [ahead, up] = [away - near, y - from[1]];
  const depth = ahead * Math.cos(tilt) - up * Math.sin(tilt);
  const high = up * Math.cos(tilt) + ahead * Math.sin(tilt);
  const half = Math.tan((field * Math.PI) / 360);
  return { posX: shares(0.5 + right / depth / half / (8 / 3)), posY: shares(0.5 - high / depth / half / 2) };
}

/** The points of interest of a car, from its equipment; undefined for a shape without marks. */
export function pointsOfInterest(shape: PictureShape, equipment: readonly string[]): HotspotsInput | undefined {
  const size = marksOf(shape);
  if (!size) return undefined;
  const named = <Kind extends { equipment: readonly string[] }>(points: readonly Kind[]) =>
    points.flatMap((point, index) => {
      const description = point.equipment.find((name) => equipment.includes(name));
      return description === undefined ? [] : [{ point, id: String(index + 1), description }];
    });
  const out = named(outside).slice(0, maxPoints);
  const frames = Array.from({ length: spinFrames }, (_, frame) => frame);
  return {
    exterior: {
      anchors: out.map(({ id, description }) => ({ id, description })),
      positions: out.flatMap(({ id, point }) => {
        const [x, y, z] = point.at(size);
        return frames.flatMap((frame) => {
          const turn = (spinDegrees(frame) * Math.PI) / 180;
          const faces = point.facing[0] * Math.cos(turn) + point.facing[2] * Math.sin(turn);
          return faces < 0.3
            ? []
            : [{ hotspotId: id, activeAngle: frame, ...onFrame([x - size.length / 2, y, z], frame, size.length) }];
        });
      }),
    },
    interior: { anchors: [], positions: [] },
  };
}
