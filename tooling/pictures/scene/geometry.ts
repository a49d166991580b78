import { BufferAttribute } from "three";
import type { BufferGeometry } from "three";

/** Gives a geometry the attributes that the materials expect where it has none: fully open, on no face of a cabin. */
export function withAttributes<T extends BufferGeometry>(geometry: T): T {
  const count = geometry.getAttribute("position").count;
  if (!geometry.hasAttribute("aOcclusion"))
    geometry.setAttribute("aOcclusion", new BufferAttribute(new Float32Array(count).fill(0.9), 1));
  if (!geometry.hasAttribute("aFaces"))
    geometry.setAttribute("aFaces", new BufferAttribute(new Float32Array(count * 4), 4));
  if (!geometry.hasAttribute("aShell"))
    geometry.setAttribute("aShell", new BufferAttribute(new Float32Array(count), 1));
  return geometry;
}
