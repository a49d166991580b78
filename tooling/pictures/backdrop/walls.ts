import { fine, hash, light, mix, noise, step, times } from "./light.ts";
import type { Light } from "./light.ts";

/** What stands behind the car: light at a place across and up a wall, in metres. */
export type Wall = (across: number, up: number) => Light;

const sky = (up: number, low: Light, high: Light) => mix(low, high, step(0, 9, up));
const day = { low: light("#e9eef2", 1.02), high: light("#a9c4de", 1) };

/** Trees from hedge to crown, with the sky over and between them. */
export const trees =
  (green: Light, crown: number): Wall =>
  (across, up) => {
    const edge = crown + 1.6 * (fine(across * 0.55, 3, 3) - 0.45);
    const leaf = fine(across * 2.4, up * 2.4, 4);
    const body = times(green, 0.35 + 1.25 * leaf * (0.55 + 0.45 * step(0, crown, up)));
    const gap = step(edge - 0.5, edge + 0.4, up + 1.1 * (leaf - 0.5));
    return mix(body, sky(up, day.low, day.high), gap);
  };

/** The glass front of a showroom: lights inside, posts, a fascia in the dealer's colour. */
export const glassFront =
  (fascia: Light, post: Light): Wall =>
  (across, up) => {
    if (up > 3.5) return up < 3.6 ? times(post, 1.1) : times(fascia, 0.9 + 0.16 * step(3.5, 4.6, up));
    const bay = across / 3.4;
    const toPost = Math.abs(bay - Math.round(bay)) * 3.4;
    if (toPost < 0.16) return times(post, 0.85 + 0.25 * step(0.16, 0, toPost));
    if (up < 0.22) return times(post, 0.55);
    // Inside: a pale floor, walls further back, lamps in the ceiling, and the yard mirrored in the glass.
    const inside = mix(light("#6f757c", 0.6), light("#d9d4c8", 0.6), step(0.3, 2.4, up));
    const lamp = step(0.6, 0.9, hash(Math.round(across / 0.85), 4)) * step(0.2, 0, Math.abs(up - 2.75)) * 2.4;
    const display = step(0.52, 0.6, noise(across * 0.55, 2)) * step(1.75, 1.2, up);
    const mirrored = mix(light("#2c343c"), light("#9fb4c6"), step(0.8, 2.9, up + 0.9 * fine(across * 0.6, up, 2)));
    const seen = mix(inside, light("#4a4f57", 0.8), 0.7 * display);
    return mix([seen[0] + lamp, seen[1] + lamp * 0.93, seen[2] + lamp * 0.8], mirrored, 0.5);
  };

/** Sheds of ribbed steel with roller doors, and the sky over them. */
export const sheds =
  (steel: Light, door: Light, eaves: number): Wall =>
  (across, up) => {
    const shed = Math.floor(across / 11);
    const height = eaves + 1.2 * hash(shed, 7);
    if (up > height) return sky(up, day.low, day.high);
    const within = across - shed * 11;
    const rib = 0.9 + 0.12 * Math.sin(across * 26);
    if (within > 3 && within < 7.6 && up < 3.9)
      return times(door, (0.82 + 0.2 * Math.sin(up * 42)) * (within < 3.1 || within > 7.5 ? 0.6 : 1));
    return times(mix(steel, times(steel, 0.72), hash(shed, 3)), rib * (0.82 + 0.24 * step(0, height, up)));
  };

/** A wall of bricks with a dark door. */
export const bricks =
  (brick: Light, door: Light): Wall =>
  (across, up) => {
    const place = across / 9;
    const toDoor = Math.abs(place - Math.round(place)) * 9;
    if (toDoor < 1.7 && up < 3) return times(door, 0.8 + 0.25 * Math.sin(up * 30) * step(1.7, 1.5, toDoor));
    const row = Math.floor(up / 0.09);
    const shade = 0.7 + 0.5 * hash(Math.floor(across / 0.25 + (row % 2) / 2), row);
    return times(brick, shade * (0.75 + 0.35 * fine(across * 0.5, up * 0.5, 3)) * (0.8 + 0.25 * step(0, 3, up)));
  };

/** The sea beyond a low dune, under a wide sky. */
export const shore: Wall = (across, up) => {
  const dune = 0.75 + 0.7 * fine(across * 0.3, 9, 3);
  if (up < dune) {
    const grass = fine(across * 3, up * 6, 3);
    return times(mix(light("#7b8153"), light("#c2b48c"), step(0.35, 0.7, grass)), 0.6 + 0.6 * grass);
  }
  if (up < 1.75)
    return times(mix(light("#4f93a8"), light("#8fbecb"), step(0.6, 1.75, up)), 0.92 + 0.16 * noise(across, up * 9));
  return mix(
    light("#eef4f5", 1.03),
    light("#a7cbe4", 1.02),
    step(1.75, 5.4, up + 0.9 * (fine(across * 0.25, up * 0.7, 3) - 0.4)),
  );
};

/** The windows of a showroom at dusk: lights of a town under the last of the day. */
export const dusk =
  (glow: Light, accent: Light): Wall =>
  (across, up) => {
    const pane = across / 2.6;
    const toFrame = Math.abs(pane - Math.round(pane)) * 2.6;
    if (toFrame < 0.05 || up < 0.28) return light("#15171b", 0.5);
    const roofs = 1 + 1.3 * hash(Math.floor(across / 1.7), 5) + 0.5 * hash(Math.floor(across / 0.6), 6);
    if (up > roofs) {
      const late = step(0.6, 4.6, up);
      return mix(mix(glow, light("#8c6a86", 0.62), step(0, 0.5, late)), light("#27405f", 0.62), step(0.3, 1, late));
    }
    const [column, row] = [Math.floor(across / 0.14), Math.floor(up / 0.14)];
    const lit = hash(column * 3, row * 5) > 0.955;
    if (!lit) return light("#181b26", 0.62);
    const which = hash(column, row);
    const lamp =
      which < 0.6 ? light("#ffc47a") : which < 0.8 ? light("#fff1d8") : which < 0.92 ? accent : light("#ff5540");
    return times(lamp, 9);
  };

/** The paper of an open studio, curving into the floor. */
export const paper =
  (low: Light, high: Light): Wall =>
  (_, up) =>
    mix(low, high, step(0.2, 4.2, up));
