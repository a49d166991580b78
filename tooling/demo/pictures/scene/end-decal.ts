import type { CarSpec, EndFace } from "./car-spec.ts";
import type { Point } from "./curve.ts";
import { Decal, outline } from "./decal.ts";

/** Width of the drawing of an end: from its middle round the corner along the flank, in metres. */
export const endWidth = 2.4;

/** What is drawn on the front: lamps, grille, lower opening, plate, bonnet cut. */
export function frontDecal(spec: CarSpec, top: number): Decal {
  const decal = new Decal(endWidth, top, 1.2);
  const face = spec.front;
  lowerParts(decal, face);
  if (face.grilleStyle !== "none") grille(decal, face);
  lamp(decal, face.lamp, "front");
  fog(decal, face);
  if (!face.window) badge(decal, face);
  return decal;
}

/** What is drawn on the rear: lamps, plate recess, valance, tailgate cuts. */
export function rearDecal(spec: CarSpec, top: number): Decal {
  const decal = new Decal(endWidth, top, 1.2);
  const face = spec.rear;
  lowerParts(decal, face);
  decal.ink("cut", (context) => {
    context.lineWidth = 0.005;
    outline(context, face.grille, 0.06);
    context.stroke();
  });
  if (face.lightBar) {
    const [low, high] = extent(face.lamp);
    const middle = (low + high) / 2;
    decal.ink("lamp", (context) => context.fillRect(-1, middle - 0.022, 1.5, 0.044), "paint");
    decal.paint((context) => {
      context.fillStyle = "#5e0709";
      context.fillRect(-1, middle - 0.03, 1.5, 0.06);
      context.fillStyle = "#d8262a";
      context.fillRect(-1, middle - 0.006, 1.5, 0.012);
    });
  }
  lamp(decal, face.lamp, "rear");
  decal.ink("plate", (context) => context.fillRect(0.62, face.plateY - 0.42, 0.13, 0.028));
  decal.paint((context) => {
    context.fillStyle = "#6d0b0e";
    context.fillRect(0.62, face.plateY - 0.42, 0.13, 0.028);
  });
  plate(decal, face.plateY, "#f4f5f6");
  return decal;
}

function extent(points: readonly Point[]): [number, number] {
  const heights = points.map(([, y]) => y);
  return [Math.min(...heights), Math.max(...heights)];
}

function lowerParts(decal: Decal, face: EndFace): void {
  if (face.plasticBelow > 0) decal.ink("plastic", (context) => context.fillRect(-1, 0, 1 + (face.plasticTo ?? 3), face.plasticBelow));
  decal.ink("deep", (context) => {
    outline(context, face.intake, 0.04);
    context.fill();
  });
  const { window: pane } = face;
  if (pane) {
    decal.ink("satin", (context) => {
      outline(context, pane, 0.06);
      context.lineWidth = 0.04;
      context.stroke();
    });
    decal.ink("gloss", (context) => {
      outline(context, pane, 0.06);
      context.fill();
    });
  }
  const [low, high] = extent(face.intake);
  decal.ink("gloss", (context) => {
    for (let y = low + 0.03; y < high - 0.01; y += 0.042) context.fillRect(-1, y, 4, 0.012);
  }, "deep");
  if (face.skid) decal.ink("satin", (context) => context.fillRect(-1, low - 0.085, 1.52, 0.06));
}

function grille(decal: Decal, face: EndFace): void {
  const [low, high] = extent(face.grille);
  const fill = (context: OffscreenCanvasRenderingContext2D) => {
    outline(context, face.grille, 0.035);
    context.fill();
  };
  decal.ink("gloss", (context) => {
    outline(context, face.grille, 0.035);
    context.lineWidth = 0.03;
    context.stroke();
  });
  decal.ink("deep", fill);
  const bars = new Decal(endWidth, decal.height * 0.0012, 1.2);
  bars.ink("deep", fill);
  if (face.grilleStyle === "bars" || face.grilleStyle === "slim") {
    const count = face.grilleStyle === "slim" ? 2 : Math.max(3, Math.round((high - low) / 0.055));
    const pitch = (high - low) / count;
    for (let index = 0; index < count; index += 1) {
      const y = low + pitch * (index + 0.5);
      decal.ink("gloss", (context) => context.fillRect(-1, y - pitch * 0.26, 3, pitch * 0.42), "deep");
      decal.ink("chrome", (context) => context.fillRect(-1, y + pitch * 0.1, 3, 0.008), "gloss");
    }
    restrict(decal, bars);
  } else {
    decal.ink("gloss", (context) => {
      context.lineWidth = 0.007;
      for (let x = -1; x < 2; x += 0.034) {
        for (const lean of [1, -1]) {
          context.beginPath();
          context.moveTo(x, low);
          context.lineTo(x + lean * (high - low) * 0.9, high);
          context.stroke();
        }
      }
    }, "deep");
  }
  decal.ink("chrome", (context) => {
    outline(context, face.grille, 0.035);
    context.lineWidth = 0.011;
    context.stroke();
  });
}

// Bars are drawn over the opening and its frame; only what lies in the opening stays.
function restrict(decal: Decal, mask: Decal): void {
  for (let index = 0; index < decal.ids.length; index += 1) {
    if (decal.ids[index] === 4 && mask.ids[index] !== 8) decal.ids[index] = 2;
  }
}

function lamp(decal: Decal, points: readonly Point[], end: "front" | "rear"): void {
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
    if (end === "front") headLamp(context, points, left, right, low, high);
    else tailLamp(context, points, left, right, low, high);
  });
}

function headLamp(context: OffscreenCanvasRenderingContext2D, points: readonly Point[], left: number, right: number, low: number, high: number): void {
  const shade = context.createLinearGradient(0, low, 0, high);
  shade.addColorStop(0, "#2a2d31");
  shade.addColorStop(0.5, "#1b1d20");
  shade.addColorStop(1, "#3a3e44");
  context.fillStyle = shade;
  context.fillRect(left, low, right - left, high - low);
  const middle = (low + high) / 2;
  const size = Math.min(0.05, (high - low) * 0.3);
  const count = Math.max(2, Math.min(4, Math.floor((right - left) / (size * 2.9))));
  for (let index = 0; index < count; index += 1) {
    const t = (index + 0.55) / (count + 0.35);
    const x = left + (right - left) * t;
    const y = middle + (high - low) * (t - 0.5) * 0.32 - (high - low) * 0.04;
    for (const [scale, color] of [[1, "#7a818b"], [0.88, "#0b0d10"], [0.66, "#39414c"], [0.56, "#10141a"]] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.roundRect(x - size * scale * 1.15, y - size * scale, size * scale * 2.3, size * scale * 2, size * scale * 0.6);
      context.fill();
    }
    context.fillStyle = "#aab6c4";
    context.beginPath();
    context.ellipse(x - size * 0.15, y + size * 0.28, size * 0.32, size * 0.1, 0, 0, Math.PI * 2);
    context.fill();
  }
  // The daytime light follows the upper edge from the outer tip inwards.
  context.strokeStyle = "#fdfefe";
  context.lineWidth = 0.03;
  context.beginPath();
  for (const [x, y] of points.slice(3)) context.lineTo(x, y);
  context.lineTo(left, low + (high - low) * 0.4);
  context.stroke();
}

function tailLamp(context: OffscreenCanvasRenderingContext2D, points: readonly Point[], left: number, right: number, low: number, high: number): void {
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

function fog(decal: Decal, face: EndFace): void {
  const [low, high] = extent(face.intake);
  const y = (low + high) / 2;
  const x = 0.86;
  decal.ink("gloss", (context) => {
    outline(context, [[x - 0.09, y - 0.06], [x + 0.1, y - 0.05], [x + 0.12, y + 0.1], [x + 0.02, y + 0.07]], 0.02);
    context.fill();
  });
  decal.ink("lamp", (context) => context.fillRect(x - 0.02, y + 0.012, 0.09, 0.014));
  decal.paint((context) => {
    context.fillStyle = "#aeb6bf";
    context.fillRect(x - 0.1, y - 0.06, 0.25, 0.14);
  });
}

function plate(decal: Decal, y: number, ground: string): void {
  decal.ink("gloss", (context) => context.fillRect(-1, y - 0.072, 1.2, 0.144));
  decal.ink("plate", (context) => context.fillRect(-1, y - 0.06, 1.186, 0.12));
  decal.paint((context) => {
    context.fillStyle = ground;
    context.fillRect(-1, y - 0.07, 1.2, 0.14);
    context.fillStyle = "#1d3c6e";
    context.fillRect(-1, y - 0.066, 1.2, 0.02);
  });
}

function badge(decal: Decal, face: EndFace): void {
  const [low, high] = extent(face.grille);
  const y = face.grilleStyle === "none" ? high : low + (high - low) * 0.62;
  for (const [ink, radius] of [["chrome", 0.056], ["gloss", 0.044], ["chrome", 0.02]] as const) {
    decal.ink(ink, (context) => {
      context.beginPath();
      context.ellipse(0, y, radius * 1.25, radius, 0, 0, Math.PI * 2);
      context.fill();
    });
  }
}
