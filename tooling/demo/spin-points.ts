import type { HotspotsInput } from "@forecourt/core/schemas";
import type { PictureBody } from "./pictures/picture-set.ts";
import { spinDegrees, spinFrames } from "./pictures/spin-set.ts";

type Place = readonly [number, number, number];

/** Sizes that say where things stand on a body, metres: as in `pictures/scene/bodies`. */
interface BodyMarks {
  length: number;
  width: number;
  lampHeight: number;
  frontAxle: number;
  wheelRadius: number;
  roofHeight: number;
  tailHeight: number;
}

const marks: Partial<Record<PictureBody, BodyMarks>> = {
  suv: { length: 4.62, width: 1.87, lampHeight: 0.86, frontAxle: 0.92, wheelRadius: 0.365, roofHeight: 1.66, tailHeight: 0.98 },
  hatch: { length: 4.29, width: 1.79, lampHeight: 0.67, frontAxle: 0.87, wheelRadius: 0.325, roofHeight: 1.44, tailHeight: 0.86 },
  ute: { length: 5.34, width: 1.9, lampHeight: 0.97, frontAxle: 0.94, wheelRadius: 0.388, roofHeight: 1.76, tailHeight: 0.98 },
  sedan: { length: 4.78, width: 1.84, lampHeight: 0.66, frontAxle: 0.93, wheelRadius: 0.337, roofHeight: 1.43, tailHeight: 0.86 },
  wagon: { length: 4.88, width: 1.84, lampHeight: 0.66, frontAxle: 0.93, wheelRadius: 0.337, roofHeight: 1.46, tailHeight: 0.86 },
  "people-mover": { length: 5.12, width: 1.98, lampHeight: 0.83, frontAxle: 0.95, wheelRadius: 0.36, roofHeight: 1.72, tailHeight: 1 },
};

/** A thing that may be pointed at: where it is, which way it faces, and the equipment it stands for, best first. */
interface Point {
  at: (body: BodyMarks) => Place;
  facing: Place;
  equipment: readonly string[];
}

const outside: readonly Point[] = [
  { at: ({ lampHeight, width }) => [0.2, lampHeight, width / 2 - 0.2], facing: [-0.85, 0, 0.53], equipment: ["Adaptive LED headlights", "LED headlights", "Xenon headlights"] },
  { at: ({ frontAxle, wheelRadius, width }) => [frontAxle, wheelRadius, width / 2], facing: [0, 0, 1], equipment: ["19-inch alloy wheels", "Alloy wheels"] },
  { at: ({ length, roofHeight }) => [length * 0.5, roofHeight, 0.35], facing: [0, 0.6, 0.8], equipment: ["Panoramic glass roof", "Sunroof", "Roof rails"] },
  { at: ({ length, roofHeight, width }) => [length * 0.68, roofHeight - 0.3, width / 2 - 0.14], facing: [0.2, 0, 0.98], equipment: ["Privacy glass"] },
  { at: ({ length, tailHeight }) => [length - 0.05, tailHeight, 0], facing: [1, 0, 0], equipment: ["Electric tailgate", "Reversing camera", "Tub liner and tow bar preparation"] },
  { at: ({ length, width }) => [length, 0.52, -width / 2 + 0.3], facing: [0.9, 0, -0.43], equipment: ["Front and rear parking sensors", "Rear parking sensors"] },
];

const inside: readonly { at: Place; equipment: readonly string[] }[] = [
  { at: [0.1, 0.935, 0], equipment: ["Wireless Apple CarPlay and Android Auto", "Apple CarPlay and Android Auto", "Bluetooth phone and audio"] },
  { at: [0.1, 0.905, -0.38], equipment: ["Digital instrument display", "Head-up display"] },
  { at: [-0.02, 1.3, 0], equipment: ["Auto-dimming rear-view mirror"] },
  { at: [0.065, 0.755, 0.125], equipment: ["Dual-zone climate control", "Manual air conditioning"] },
  { at: [0.32, 0.8, 0.79], equipment: ["Keyless entry and push-button start"] },
];

const shares = (value: number): number => Math.round(value * 1000) / 1000;

/** Where a place of a car (its middle at x = 0) stands on a frame: the camera of `pictures/scene/stage.ts`. */
function onFrame([x, y, z]: Place, frame: number, length: number): { posX: number; posY: number } {
  const factor = Math.max(1, length / 4.6);
  const turn = (spinDegrees(frame) * Math.PI) / 180;
  const away = 12.6 * factor;
  const [cameraY, aimY] = [2.1 * factor, 0.72 * factor];
  const tilt = Math.atan2(cameraY - aimY, away);
  const right = x * Math.sin(turn) - z * Math.cos(turn);
  const near = x * Math.cos(turn) + z * Math.sin(turn);
  const [ahead, up] = [away - near, y - cameraY];
  const depth = ahead * Math.cos(tilt) - up * Math.sin(tilt);
  const high = up * Math.cos(tilt) + ahead * Math.sin(tilt);
  const half = Math.tan((9.2 * Math.PI) / 180);
  return { posX: shares(0.5 + right / depth / half / (8 / 3)), posY: shares(0.5 - high / depth / half / 2) };
}

/** Where a place of the cabin stands on its interior picture: the camera of `pictures/scene/page.ts`, the rows of `render-insides.ts`. */
function onInside([x, y, z]: Place): { posX: number; posY: number } {
  const [dx, dy, dz] = [0.7 - x, y - 1.14, z - 0.02];
  const degrees = (Math.atan2(dz, dx) * 180) / Math.PI;
  return { posX: shares(0.5 - degrees / 200), posY: shares((30 - ((dy / Math.hypot(dx, dz)) * 180) / Math.PI) / 72) };
}

/** The points of interest of a car, from its equipment; undefined for a body without marks. */
export function pointsOfInterest(body: PictureBody, equipment: readonly string[]): HotspotsInput | undefined {
  const size = marks[body];
  if (!size) return undefined;
  const named = <Kind extends { equipment: readonly string[] }>(points: readonly Kind[]) =>
    points.flatMap((point, index) => {
      const description = point.equipment.find((name) => equipment.includes(name));
      return description === undefined ? [] : [{ point, id: String(index + 1), description }];
    });
  const out = named(outside);
  const within = named(inside);
  const frames = Array.from({ length: spinFrames }, (_, frame) => frame);
  return {
    exterior: {
      anchors: out.map(({ id, description }) => ({ id, description })),
      positions: out.flatMap(({ id, point }) => {
        const [x, y, z] = point.at(size);
        return frames.flatMap((frame) => {
          const turn = (spinDegrees(frame) * Math.PI) / 180;
          const faces = point.facing[0] * Math.cos(turn) + point.facing[2] * Math.sin(turn);
          return faces < 0.3 ? [] : [{ hotspotId: id, activeAngle: frame, ...onFrame([x - size.length / 2, y, z], frame, size.length) }];
        });
      }),
    },
    interior: {
      anchors: within.map(({ id, description }) => ({ id, description })),
      positions: within.map(({ id, point }) => ({ hotspotId: id, activeAngle: 0, ...onInside(point.at) })),
    },
  };
}
