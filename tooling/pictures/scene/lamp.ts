import type { LampSignature } from "./car-spec.ts";
import type { Point } from "./curve.ts";
import { outline } from "./decal.ts";
import type { Decal } from "./decal.ts";

/** Lowest and highest corner of an outline. */
export function extent(points: readonly Point[]): [number, number] {
  const heights = points.map(([, y]) => y);
  return [Math.min(...heights), Math.max(...heights)];
}

/** Draws a lamp: its edge, its glass and what shines in it. */
export function lamp(
  decal: Decal,
  points: readonly Point[],
  end: "front" | "rear",
  signature: LampSignature = "brow",
): void {
  decal.ink("cut", (context) => {
    outline(context, points, 0.03);
    context.lineWidth = 0.012;
    context.stroke();
  });
  decal.ink("lamp", (context) => {
    outline(context, points, 0.03);
    context.fill();
  });
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = extent(points);
  decal.paint((context) => {
    outline(context, points, 0.03);
    context.clip();
    if (end === "front") headLamp(context, points, [left, right, low, high], signature);
    else tailLamp(context, points, left, right, low, high);
  });
}

type Box = readonly [left: number, right: number, low: number, high: number];
type Context = OffscreenCanvasRenderingContext2D;

function headLamp(context: Context, points: readonly Point[], box: Box, signature: LampSignature): void {
  const [left, right, low, high] = box;
  if (signature === "strip") {
    context.fillStyle = "#f4f8fb";
    context.fillRect(left, low, right - left, high - low);
    return;
  }
  const shade = context.createLinearGradient(0, low, 0, high);
  shade.addColorStop(0, "#2a2d31");
  shade.addColorStop(0.5, "#15171a");
  shade.addColorStop(1, "#33373d");
  context.fillStyle = shade;
  context.fillRect(left, low, right - left, high - low);
  if (signature === "rings") rings(context, box);
  else reflectors(context, box);
  context.strokeStyle = "#fdfefe";
  context.lineWidth = 0.03;
  context.beginPath();
  // The daytime light follows the upper edge from the outer tip inwards, or the lower edge and the tip.
  if (signature === "brow") {
    for (const [x, y] of points.slice(3)) context.lineTo(x, y);
    context.lineTo(left, low + (high - low) * 0.4);
  } else if (signature === "hook") {
    for (const [x, y] of points.slice(0, 4)) context.lineTo(x, y);
  }
  context.stroke();
}

function rings(context: Context, [left, right, low, high]: Box): void {
  const radius = Math.min(high - low, right - left) * 0.44;
  const [x, y] = [(left + right) / 2, (low + high) / 2];
  for (const [scale, color] of [
    [1, "#fdfefe"],
    [0.8, "#23272c"],
    [0.68, "#9aa4af"],
    [0.6, "#15181c"],
    [0.42, "#5d6873"],
    [0.2, "#c9d4df"],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(x, y, radius * scale, radius * scale, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function reflectors(context: Context, [left, right, low, high]: Box): void {
  const middle = (low + high) / 2;
  const size = Math.min(0.05, (high - low) * 0.3);
  const count = Math.max(2, Math.min(4, Math.floor((right - left) / (size * 2.9))));
  for (let index = 0; index < count; index += 1) {
    const t = (index + 0.55) / (count + 0.35);
    const x = left + (right - left) * t;
    const y = middle + (high - low) * (t - 0.5) * 0.32 - (high - low) * 0.04;
    for (const [scale, color] of [
      [1, "#7a818b"],
      [0.88, "#0b0d10"],
      [0.66, "#39414c"],
      [0.56, "#10141a"],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(
        x - size * scale * 1.15,
        y - size * scale,
        size * scale * 2.3,
        size * scale * 2,
        size * scale * 0.6,
      );
      context.fill();
    }
    context.fillStyle = "#aab6c4";
    context.beginPath();
    context.ellipse(x - size * 0.15, y + size * 0.28, size * 0.32, size * 0.1, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function tailLamp(
  context: Context,
  points: readonly Point[],
  left: number,
  right: number,
  low: number,
  high: number,
): void {
  const shade = context.createLinearGradient(0, low, 0, high);
  shade.addColorStop(0, "#6a0a0d");
  shade.addColorStop(0.5, "#8f0f13");
  shade.addColorStop(1, "#4a0608");
  context.fillStyle = shade;
  context.fillRect(left, low, right - left, high - low);
  context.fillStyle = "#b9bec4";
  context.fillRect(left + (right - left) * 0.12, low + (high - low) * 0.14, (right - left) * 0.5, (high - low) * 0.18);
  context.fillStyle = "#c56a1c";
  context.fillRect(left + (right - left) * 0.62, low + (high - low) * 0.14, (right - left) * 0.3, (high - low) * 0.18);
  outline(context, points, 0.03);
  context.strokeStyle = "#e2393b";
  context.lineWidth = 0.05;
  context.stroke();
  context.strokeStyle = "#7a0c0f";
  context.lineWidth = 0.016;
  context.stroke();
}
