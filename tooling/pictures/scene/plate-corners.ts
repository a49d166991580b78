import { Raycaster, Vector3 } from "three";
import type { Object3D, PerspectiveCamera } from "three";
import type { CarSpec } from "./car-spec.ts";

const halfWidth = 0.182;
const halfHeight = 0.053;

/**
 * Where the number plate of a car is in its picture: its corners, clockwise from the top left as one reads it, as
 * shares of the picture's width and height. None for a car without a plate at that end.
 */
export function plateCorners(
  subject: Object3D,
  spec: CarSpec,
  isRear: boolean,
  camera: PerspectiveCamera,
): [number, number][] {
  const middle = isRear ? spec.rear.plateY : spec.front.plateY;
  if (middle <= 0.2) return [];
  subject.updateMatrixWorld(true);
  const from = isRear ? 20 : -20;
  // One who faces the front reads towards the car's right, one behind it the other way.
  const reading = isRear ? -1 : 1;
  const corners = (
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([across, up]) => {
    const [y, z] = [middle + up * halfHeight, across * halfWidth * reading];
    const [hit] = new Raycaster(new Vector3(from, y, z), new Vector3(-Math.sign(from), 0, 0)).intersectObject(subject);
    if (!hit) return undefined;
    const seen = hit.point.project(camera);
    return [(seen.x + 1) / 2, (1 - seen.y) / 2] as [number, number];
  });
  return corners.every((corner) => corner !== undefined) ? corners : [];
}
