import type { CarSpec, EndFace } from "./car-spec.ts";
import { Decal, outline } from "./decal.ts";
import { extent, lamp } from "./lamp.ts";

/** Width of the drawing of an end: from its middle round the corner along the flank, in metres. */
export const endWidth = 2.4;

/** What is drawn on the front: lamps, grille, lower opening, plate, bonnet cut. */
export function frontDecal(spec: CarSpec, top: number): Decal {
  const decal = new Decal(endWidth, top, 1.2);
  const face = spec.front;
  lowerParts(decal, face);
  if (face.grilleStyle !== "none") grille(decal, face);
  if (face.lightBar) lightBar(decal, face, "#b9c4cc", "#f6fafc");
  lamp(decal, face.lamp, "front", face.signature);
  if (face.lowerLamp) lamp(decal, face.lowerLamp, "front", "hook");
  else fog(decal, face);
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
  if (face.lightBar) lightBar(decal, face, "#5e0709", "#d8262a");
  lamp(decal, face.lamp, "rear");
  decal.ink("plate", (context) => context.fillRect(0.62, face.plateY - 0.42, 0.13, 0.028));
  decal.paint((context) => {
    context.fillStyle = "#6d0b0e";
    context.fillRect(0.62, face.plateY - 0.42, 0.13, 0.028);
  });
  plate(decal, face.plateY, "#f4f5f6");
  return decal;
}

function lightBar(decal: Decal, face: EndFace, edge: string, light: string): void {
  const [low, high] = extent(face.lamp);
  const middle = (low + high) / 2;
  decal.ink("lamp", (context) => context.fillRect(-1, middle - 0.022, 1.55, 0.044), "paint");
  decal.paint((context) => {
    context.fillStyle = edge;
    context.fillRect(-1, middle - 0.03, 1.55, 0.06);
    context.fillStyle = light;
    context.fillRect(-1, middle - 0.006, 1.55, 0.012);
  });
}

function lowerParts(decal: Decal, face: EndFace): void {
  if (face.plasticBelow > 0)
    decal.ink("plastic", (context) => context.fillRect(-1, 0, 1 + (face.plasticTo ?? 3), face.plasticBelow));
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
  decal.ink(
    "gloss",
    (context) => {
      for (let y = low + 0.03; y < high - 0.01; y += 0.042) context.fillRect(-1, y, 4, 0.012);
    },
    "deep",
  );
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
  } else if (face.grilleStyle === "slots") {
    decal.ink("gloss", fill);
    decal.ink(
      "deep",
      (context) => {
        for (let x = 0.09; x < 0.46; x += 0.085)
          context.fillRect(x, low + (high - low) * 0.12, 0.045, (high - low) * 0.76);
      },
      "gloss",
    );
  } else {
    decal.ink(
      "gloss",
      (context) => {
        context.lineWidth = 0.007;
        for (let x = -1; x < 2; x += 0.034) {
          for (const lean of [1, -1]) {
            context.beginPath();
            context.moveTo(x, low);
            context.lineTo(x + lean * (high - low) * 0.9, high);
            context.stroke();
          }
        }
      },
      "deep",
    );
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

function fog(decal: Decal, face: EndFace): void {
  const [low, high] = extent(face.intake);
  const y = (low + high) / 2;
  const x = 0.86;
  decal.ink("gloss", (context) => {
    outline(
      context,
      [
        [x - 0.09, y - 0.06],
        [x + 0.1, y - 0.05],
        [x + 0.12, y + 0.1],
        [x + 0.02, y + 0.07],
      ],
      0.02,
    );
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
  for (const [ink, radius] of [
    ["chrome", 0.056],
    ["gloss", 0.044],
    ["chrome", 0.02],
  ] as const) {
    decal.ink(ink, (context) => {
      context.beginPath();
      context.ellipse(0, y, radius * 1.25, radius, 0, 0, Math.PI * 2);
      context.fill();
    });
  }
}
