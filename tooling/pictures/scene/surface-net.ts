import { BufferAttribute, BufferGeometry } from "three";

/** Signed distance in metres, negative inside; need not be exact, but its slope stays below 2. */
export type Field = (x: number, y: number, z: number) => number;
/** Lowest and highest corner of a volume. */
export interface Bounds {
  min: readonly [number, number, number];
  max: readonly [number, number, number];
}

const block = 4;

/**
 * The surface of a field as triangles (naive surface nets), each vertex pulled onto the surface, with the field's own
 * normals and an ambient occlusion attribute `aOcclusion` (1 open, 0 closed; the ground at y = 0 occludes too).
 *
 * @param around everything that keeps light away. @default the field itself
 */
export function surfaceNet(field: Field, bounds: Bounds, cell: number, around: Field = field): BufferGeometry {
  const [x0, y0, z0] = bounds.min;
  const size = bounds.max.map(
    (value, axis) => Math.ceil((value - (bounds.min[axis] as number)) / cell / block) * block,
  ) as [number, number, number];
  const [nx, ny, nz] = size;
  const vertexAt = new Map<number, number>();
  const positions: number[] = [];
  const quads: number[] = [];
  const key = (i: number, j: number, k: number) => (i * (ny + 1) + j) * (nz + 1) + k;
  const side = block + 1;
  const values = new Float64Array(side * side * side);
  const reach = block * cell * 0.5 * Math.sqrt(3) * 1.7;

  const edges: [number, number, number][] = [];
  for (let bi = 0; bi < nx; bi += block) {
    for (let bj = 0; bj < ny; bj += block) {
      for (let bk = 0; bk < nz; bk += block) {
        const half = (block * cell) / 2;
        if (Math.abs(field(x0 + bi * cell + half, y0 + bj * cell + half, z0 + bk * cell + half)) > reach) continue;
        for (let i = 0; i < side; i += 1) {
          for (let j = 0; j < side; j += 1) {
            for (let k = 0; k < side; k += 1) {
              values[(i * side + j) * side + k] = field(
                x0 + (bi + i) * cell,
                y0 + (bj + j) * cell,
                z0 + (bk + k) * cell,
              );
            }
          }
        }
        for (let i = 0; i < block; i += 1) {
          for (let j = 0; j < block; j += 1) {
            for (let k = 0; k < block; k += 1) cellVertex(i, j, k, bi, bj, bk);
          }
        }
      }
    }
  }

  function cellVertex(i: number, j: number, k: number, bi: number, bj: number, bk: number): void {
    let inside = 0;
    let crossings = 0;
    let sx = 0;
    let sy = 0;
    let sz = 0;
    const at = (di: number, dj: number, dk: number) => values[((i + di) * side + j + dj) * side + k + dk] as number;
    for (let corner = 0; corner < 8; corner += 1) if (at(corner & 1, (corner >> 1) & 1, corner >> 2) < 0) inside += 1;
    if (inside === 0 || inside === 8) return;
    const along = (a: number, b: number, x: number, y: number, z: number, dx: number, dy: number, dz: number) => {
      if (a < 0 === b < 0) return;
      const t = a / (a - b);
      crossings += 1;
      sx += x + dx * t;
      sy += y + dy * t;
      sz += z + dz * t;
    };
    for (let p = 0; p < 2; p += 1) {
      for (let q = 0; q < 2; q += 1) {
        along(at(0, p, q), at(1, p, q), 0, p, q, 1, 0, 0);
        along(at(p, 0, q), at(p, 1, q), p, 0, q, 0, 1, 0);
        along(at(p, q, 0), at(p, q, 1), p, q, 0, 0, 0, 1);
      }
    }
    vertexAt.set(key(bi + i, bj + j, bk + k), positions.length / 3);
    positions.push(
      x0 + (bi + i + sx / crossings) * cell,
      y0 + (bj + j + sy / crossings) * cell,
      z0 + (bk + k + sz / crossings) * cell,
    );
    const origin = at(0, 0, 0) < 0;
    if (origin !== at(1, 0, 0) < 0) edges.push([key(bi + i, bj + j, bk + k), 0, origin ? 1 : 0]);
    if (origin !== at(0, 1, 0) < 0) edges.push([key(bi + i, bj + j, bk + k), 1, origin ? 1 : 0]);
    if (origin !== at(0, 0, 1) < 0) edges.push([key(bi + i, bj + j, bk + k), 2, origin ? 1 : 0]);
  }

  const strides = [(ny + 1) * (nz + 1), nz + 1, 1] as const;
  for (const [cellKey, axis, origin] of edges) {
    const u = strides[(axis + 1) % 3] as number;
    const v = strides[(axis + 2) % 3] as number;
    const [a, b, c, d] = [
      vertexAt.get(cellKey),
      vertexAt.get(cellKey - u),
      vertexAt.get(cellKey - u - v),
      vertexAt.get(cellKey - v),
    ];
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    if (origin) quads.push(a, b, c, a, c, d);
    else quads.push(a, c, b, a, d, c);
  }
  return finished(field, positions, quads, cell, around);
}

function finished(field: Field, positions: number[], triangles: number[], cell: number, around: Field): BufferGeometry {
  const count = positions.length / 3;
  const points = new Float32Array(positions);
  const normals = new Float32Array(count * 3);
  const occlusion = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const offset = index * 3;
    const p: [number, number, number] = [
      positions[offset] as number,
      positions[offset + 1] as number,
      positions[offset + 2] as number,
    ];
    let n: [number, number, number] = [0, 1, 0];
    for (let pass = 0; pass < 2; pass += 1) {
      const g = gradient(field, p);
      const square = Math.max(0.05, g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
      const move = Math.max(-cell, Math.min(cell, field(p[0], p[1], p[2]))) / square;
      p[0] -= g[0] * move;
      p[1] -= g[1] * move;
      p[2] -= g[2] * move;
    }
    n = gradient(field, p);
    const length = Math.hypot(n[0], n[1], n[2]) || 1;
    n = [n[0] / length, n[1] / length, n[2] / length];
    points.set(p, offset);
    normals.set(n, offset);
    occlusion[index] = openness(around, p, n);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(points, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  geometry.setAttribute("aOcclusion", new BufferAttribute(occlusion, 1));
  geometry.setIndex(triangles);
  return geometry;
}

function gradient(field: Field, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const e = 0.003;
  return [
    (field(x + e, y, z) - field(x - e, y, z)) / (2 * e),
    (field(x, y + e, z) - field(x, y - e, z)) / (2 * e),
    (field(x, y, z + e) - field(x, y, z - e)) / (2 * e),
  ];
}

function openness(field: Field, p: readonly [number, number, number], n: readonly [number, number, number]): number {
  let closed = 0;
  for (const [distance, weight] of [
    [0.03, 0.9],
    [0.08, 0.75],
    [0.18, 0.6],
    [0.36, 0.45],
  ] as const) {
    const y = p[1] + n[1] * distance;
    const room = Math.min(field(p[0] + n[0] * distance, y, p[2] + n[2] * distance), y * 0.9);
    closed += (weight * Math.max(0, distance - Math.max(0, room))) / distance / 2.2;
  }
  return Math.max(0.04, 1 - closed);
}
