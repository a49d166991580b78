import type { CarForm } from "./car-form.ts";
import type { Point } from "./curve.ts";
import type { Decal } from "./decal.ts";
import type { Field } from "./surface-net.ts";

/** How the light of a head lamp is drawn: along its upper edge, its lower and outer edge, all of it, as rings. */
export type LampSignature = "brow" | "hook" | "strip" | "rings";

/** Lamp outlines: corners `[s, y]`, where `s` runs from the middle of the end round the corner along the flank. */
export interface EndFace {
  lamp: readonly Point[];
  /** Grille at the front, dark panel or plate recess at the rear. */
  grille: readonly Point[];
  grilleStyle: "bars" | "mesh" | "slim" | "slots" | "none";
  /** Lower opening or valance. */
  intake: readonly Point[];
  /** Height of the number plate's middle. */
  plateY: number;
  /** Height below which the bumper is unpainted plastic; 0 for none. */
  plasticBelow: number;
  /** How far round the corner that plastic goes. @default to the wheel */
  plasticTo?: number;
  /** Bright strip along the lower edge. */
  skid: boolean;
  /** A window without a cabin behind it, as of a caravan. */
  window?: readonly Point[];
  /** A light bar from lamp to lamp. */
  lightBar?: boolean;
  /** How the daytime light runs in the lamp; "strip" is nothing else. @default "brow" */
  signature?: LampSignature;
  /** A second lamp on each side, below the first. */
  lowerLamp?: readonly Point[];
}

/**
 * Form of a car in metres: x from the front bumper backwards, y up from the ground, z from the middle to the left side.
 * Every list of points is a polyline that is rounded by blurring (see `curve`).
 */
export interface CarSpec {
  length: number;
  width: number;
  frontAxle: number;
  rearAxle: number;
  wheelRadius: number;
  tyreWidth: number;
  /** Radius of the rim in the tyre. */
  rimRadius: number;
  /** Radius of the wheel opening. */
  archRadius: number;
  spokes: SpokeStyle;
  /** Colour of the rims. @default "silver" */
  rims?: RimTone;
  /** x → y of the underside. */
  belly: readonly Point[];
  /** x → y of bonnet, waist and boot along the middle. */
  deck: readonly Point[];
  deckRound?: number;
  /** How far the deck falls from the middle to the side. */
  deckCrown: number;
  deckFillet: number;
  /** y → x of the front in the middle, and how far it goes back at the side. */
  nose: readonly Point[];
  noseSweep: number;
  noseCorner: number;
  tail: readonly Point[];
  tailSweep: number;
  tailCorner: number;
  /** x → half the width at the widest height. */
  plan: readonly Point[];
  /** y → how far the flank stands back from the widest. */
  section: readonly Point[];
  /** x → y of the character line, and its strength. */
  crease: readonly Point[];
  creaseDepth: number;
  flare: number;
  cabin: CabinSpec | null;
  /** Unpainted cladding round the wheels and along the sill, width in metres; 0 for none. */
  cladding: number;
  doors: DoorSpec;
  front: EndFace;
  rear: EndFace;
  /** Changes the finished volume: a cab that ends early. */
  shape?: (body: number, x: number, y: number, z: number) => number;
  rails?: boolean;
  /** A black roof over the car's own colour. */
  blackRoof?: boolean;
  /** x, y of the mirror's foot. */
  mirror: Point | null;
  /** More solid parts of their own. */
  extras?: (form: CarForm) => readonly ExtraPart[];
  /** Lined hollow, as a tub or an open cockpit: x from, x to, half width, floor. */
  hollow?: readonly [number, number, number, number];
  seatRows: readonly number[];
  /** Draws more on the flanks. */
  decorate?: (flank: Decal) => void;
  /** Height that the drawings reach. @default 2.4 */
  top?: number;
  /** How far the camera steps back for what is larger than a car. @default 1 */
  stepBack?: number;
}

/** Pattern of the rims; `steel` is a pressed disc. */
export type SpokeStyle = "five" | "ten" | "mesh" | "steel" | "six" | "turbine" | "fork" | "aero";
/** Colour of the rims. */
export type RimTone = "silver" | "black" | "graphite";

/** A solid part of its own, within `min` and `max` (metres), in one finish; `cell` is how finely it is meshed. */
export interface ExtraPart {
  field: Field;
  min: readonly [number, number, number];
  max: readonly [number, number, number];
  finish:
    | "paint"
    | "black"
    | "plastic"
    | "metal"
    | "chrome"
    | "glass"
    | "trim"
    | "redLamp"
    | "rubber"
    | "dark"
    | "white";
  cell?: number;
}

/** The part of a body above its waist: glass, pillars and roof. */
export interface CabinSpec {
  /** Windscreen, bottom and top, in the middle. */
  screen: readonly [Point, Point];
  screenSweep: number;
  /** Rear window, bottom and top. */
  back: readonly [Point, Point];
  backSweep: number;
  roof: readonly Point[];
  roofCrown: number;
  /** y → inset of the side glass from the half width. */
  side: readonly Point[];
  /** x → further inset. */
  taper: readonly Point[];
  fillet: number;
  /** x → lower edge of the side glass. */
  glassLow: readonly Point[];
  /** Line behind which there is no side glass: from, to. */
  glassEnd: readonly [Point, Point];
  /** Distance of glass from the screen and the roof edge. */
  pillar: number;
  rail: number;
  /** Upright bars in the side glass: x at the waist, width, lean (x per metre of height). */
  bars: readonly (readonly [number, number, number])[];
  /** Lower edge of the rear window; its distance from the sides. */
  backLow: number;
  backPillar: number;
  trim: "black" | "chrome";
  /** x from which the side glass is dark. */
  privacyFrom?: number;
  /** True without roof and glass, as a convertible. */
  open?: boolean;
}

/** Cuts and handles of the doors on a flank. */
export interface DoorSpec {
  /** x of the cuts at waist height, front to back. */
  cuts: readonly number[];
  sill: number;
  /** x and y of the handles. */
  handles: readonly Point[];
  /** Track of a sliding door: from, to, height. */
  track?: readonly [number, number, number];
  /** Fuel flap. */
  flap?: Point;
}
