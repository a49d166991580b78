import {
  Color,
  DataTexture,
  DoubleSide,
  GLSL3,
  LinearFilter,
  NearestFilter,
  NoBlending,
  RedFormat,
  RGBAFormat,
  ShaderMaterial,
  UnsignedByteType,
  Vector4,
  CustomBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from "three";
import type { Texture } from "three";
import { studio } from "./studio.glsl.ts";

/** Surface of a part: colour in sRGB, how metallic, rough and lacquered it is, and how much light it gives off. */
export interface Surface {
  color: string;
  metal?: number;
  rough?: number;
  coat?: number;
  glow?: number;
  /** Share of the car's own paint in the surface. */
  paint?: number;
  /** 1 solid; less lets what is behind shine through. */
  opacity?: number;
}

/** Finishes that parts share. */
export const finishes = {
  paint: { color: "#000000", paint: 1, coat: 1 },
  black: { color: "#0b0c0e", rough: 0.3, coat: 1 },
  plastic: { color: "#1d1f21", rough: 0.62 },
  rubber: { color: "#17181a", rough: 0.8 },
  metal: { color: "#c9ccd1", metal: 0.9, rough: 0.28, coat: 0.4 },
  chrome: { color: "#e8eaee", metal: 1, rough: 0.07 },
  dark: { color: "#0a0a0b", rough: 0.9 },
  glass: { color: "#0b0f10", rough: 0.1, coat: 1, opacity: 0.22 },
  redLamp: { color: "#8c0d11", rough: 0.3, coat: 1, glow: 0.3 },
  white: { color: "#e9e9e6", rough: 0.4, coat: 0.8 },
  trim: { color: "#2a2b2e", rough: 0.85 },
} satisfies Record<string, Surface>;

/** Uniforms that every material shares: the studio and the point of view. */
export const shared = {
  uFootprint: { value: new Vector4(2, 0.9, 0.9, 0) },
  /** 1 lights both flanks alike, so that a spin's second half can be its first half mirrored. */
  uEven: { value: 0 },
};

const vertex = /* glsl */ `
in float aOcclusion;
in vec4 aFaces;
in float aShell;
out vec3 vWorld;
out vec3 vObject;
out vec3 vNormal;
out vec3 vLocal;
out float vOpen;
out vec4 vFaces;
out float vShell;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vObject = position;
  vLocal = normal;
  vNormal = normalize(mat3(modelMatrix) * normal);
  vOpen = aOcclusion;
  vFaces = aFaces;
  vShell = aShell;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const shading = /* glsl */ `
layout(location = 0) out vec4 outBase;
layout(location = 1) out vec4 outPaint;
in vec3 vWorld; in vec3 vObject; in vec3 vNormal; in vec3 vLocal; in float vOpen; in vec4 vFaces; in float vShell;
uniform vec3 uColor; uniform float uMetal; uniform float uRough; uniform float uCoat; uniform float uGlow; uniform float uPaint; uniform float uOpacity;
${studio}
struct Look { vec3 color; float metal; float rough; float coat; float glow; float paint; float opacity; };
Look look;
vec3 bent = vec3(0.0);

void shade() {
  vec3 n = normalize(vNormal);
  if (!gl_FrontFacing) n = -n;
  n = normalize(n + bent);
  vec3 view = normalize(cameraPosition - vWorld);
  float facing = max(dot(n, view), 0.0);
  vec3 mirror = reflect(-view, n);
  float open = uOpacity < 0.0 ? 1.0 : vOpen;
  float openMirror = mix(open, 1.0, 0.35) * smoothstep(0.0, 0.5, open);
  vec3 diffuse = studioDiffuse(n, open);
  // Light from below fades close to the ground, as the car shades its own floor.
  diffuse *= mix(1.0, 0.45 + 0.55 * smoothstep(0.0, 0.75, vWorld.y), step(0.0, 0.2 - n.y) * 0.8);
  float fresnel = pow(1.0 - facing, 5.0);
  float coatReflect = (0.05 + 0.7 * fresnel) * look.coat;
  vec3 coat = look.coat > 0.0 ? studioLight(vWorld, mirror, 0.0) * coatReflect * openMirror : vec3(0.0);
  float blurry = look.rough * look.rough;
  bool painted = look.paint > 0.5;
  vec3 lobe = painted ? vec3(0.0) : studioLight(vWorld, mirror, blurry) * openMirror;
  vec3 f0 = mix(vec3(0.035), look.color, look.metal);
  vec3 f = f0 + (max(vec3(1.0 - look.rough), f0) - f0) * fresnel;
  vec3 base = look.color * diffuse * (1.0 - look.metal) + lobe * f * (1.0 - look.coat * 0.8 * (1.0 - look.metal)) + look.color * look.glow;
  vec3 color = base * (1.0 - coatReflect) + coat;
  // Paint: mostly matt response, with a metallic lobe that follows the light.
  vec3 flake = painted ? studioLight(vWorld, mirror, 0.42) * openMirror : vec3(0.0);
  float response = (dot(diffuse, vec3(0.333)) * 0.62 + flake.g * 0.40) * (1.0 - coatReflect);
  vec3 paint = vec3(response * look.paint);
  float alpha = look.opacity;
  if (alpha < 1.0) alpha = clamp(alpha + coatReflect, 0.0, 1.0);
  outBase = vec4(color, alpha);
  outPaint = vec4(paint, alpha);
}`;

const plain = /* glsl */ `
void main() {
  look = Look(uColor, uMetal, uRough, uCoat, uGlow, uPaint, uOpacity);
  shade();
}`;

const skin = /* glsl */ `
uniform sampler2D uSideId; uniform sampler2D uSideArt; uniform sampler2D uFrontId; uniform sampler2D uFrontArt; uniform sampler2D uRearId; uniform sampler2D uRearArt; uniform sampler2D uTopId;
uniform vec4 uSize; // length, top, end width, axle opening radius
uniform vec4 uAxles; // front x, rear x, wheel height, well depth z
uniform vec4 uScreen; // pillar, rail, back low, back pillar
uniform float uPrivacyFrom; // x from which the side glass is dark
uniform float uRoof; // 1: the roof is black
uniform vec4 uHollow; // lined hollow: x from, x to, half width, floor
uniform float uGlass; // 0 draws what is solid, 1 what is glass

int idAt(sampler2D image, vec2 uv) {
  if (uv.x < 0.0 || uv.x > 1.0 || uv.y < 0.0 || uv.y > 1.0) return 0;
  return int(texture(image, uv).r * 255.0 + 0.5);
}
float roundMax(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return max(a, b) + h * h * h * k / 6.0; }

void main() {
  if (vObject.z < 0.0) discard;
  vec3 p = vObject;
  vec3 n = normalize(vLocal);
  float across = abs(p.z);
  int id = 0;
  vec3 art = vec3(0.0);
  float artGlow = 0.0;
  vec2 sideUv = vec2(p.x / uSize.x, p.y / uSize.y);
  vec2 frontUv = vec2((across + p.x) / uSize.z, p.y / uSize.y);
  vec2 rearUv = vec2((across + uSize.x - p.x) / uSize.z, p.y / uSize.y);
  float wellFront = length(p.xy - uAxles.xz) - uSize.w;
  float wellRear = length(p.xy - uAxles.yz) - uSize.w;
  float well = min(wellFront, wellRear);
  bool cabin = vShell > 0.004;
  if (well < 0.004 && abs(n.z) < 0.93 || well < -0.006 || n.y < (p.x > uAxles.x && p.x < uAxles.y ? -0.55 : -0.85) && p.y < 0.6) id = 3;
  if (well < -0.02) id = 8;
  bool inHollow = p.x > uHollow.x - 0.012 && p.x < uHollow.y + 0.012 && across < uHollow.z + 0.012 && p.y > uHollow.w - 0.05;
  float inward = max(-n.z * sign(p.z), p.x < (uHollow.x + uHollow.y) * 0.5 ? n.x : -n.x);
  if (inHollow && (inward > 0.35 || p.y < uHollow.w + 0.2)) id = 12;
  if (id == 0 && cabin) {
    float most = max(max(vFaces.x, vFaces.y), max(vFaces.z, vFaces.w));
    if (vFaces.y > most - 0.0005) {
      float glass = roundMax(vFaces.x + uScreen.x + 0.035, vFaces.w + uScreen.y, 0.08);
      if (glass < 0.0) id = vShell < 0.035 ? 2 : 1; else if (glass < 0.022) id = 2;
    } else if (vFaces.z > most - 0.0005) {
      float glass = roundMax(roundMax(vFaces.x + uScreen.w, vFaces.w + uScreen.y + 0.03, 0.08), uScreen.z - p.y, 0.1);
      if (glass < 0.0) id = 9; else if (glass < 0.03) id = 2;
    }
  }
  if (id == 0 && cabin && uRoof > 0.5 && vFaces.w > max(vFaces.x, max(vFaces.y, vFaces.z)) - 0.03 && n.y > 0.3) id = 2;
  if (id == 0 && p.x < uAxles.x && n.y < 0.8) {
    id = idAt(uFrontId, frontUv);
    if (id > 0) { vec4 a = texture(uFrontArt, frontUv); art = a.rgb; artGlow = a.a; }
  }
  if (id == 0 && p.x > uAxles.y && n.y < 0.85) {
    id = idAt(uRearId, rearUv);
    if (id > 0) { vec4 a = texture(uRearArt, rearUv); art = a.rgb; artGlow = a.a; }
  }
  if (id == 0 && abs(n.z) > 0.42) {
    id = idAt(uSideId, sideUv);
    if (id > 0) { vec4 a = texture(uSideArt, sideUv); art = a.rgb; artGlow = a.a; }
  }
  if (id == 0 && n.y > 0.42 && !cabin) id = idAt(uTopId, vec2(p.x / uSize.x, across / 1.2));
  if (id == 1 && p.x > uPrivacyFrom && vFaces.x > vFaces.y) id = 9;
  bool glassy = id == 1 || id == 9;
  if (!gl_FrontFacing) {
    if (glassy || uGlass > 0.5) discard;
    // The lining of doors and roof is only seen through glass.
    outBase = vec4((cabin ? vec3(0.06) : vec3(0.03, 0.03, 0.032)) * vOpen, 1.0);
    outPaint = vec4(0.0, 0.0, 0.0, 1.0);
    return;
  }
  if (glassy != (uGlass > 0.5)) discard;
  look = Look(vec3(0.0), 0.0, 0.5, 1.0, 0.0, 1.0, 1.0);
  if (id == 1) look = Look(vec3(0.011, 0.014, 0.014), 0.0, 0.1, 0.8, 0.0, 0.0, 0.68);
  else if (id == 9) look = Look(vec3(0.008, 0.009, 0.010), 0.0, 0.1, 0.9, 0.0, 0.0, 0.88);
  else if (id == 2) look = Look(vec3(0.006), 0.0, 0.3, 1.0, 0.0, 0.0, 1.0);
  else if (id == 3) look = Look(vec3(0.022, 0.023, 0.025), 0.0, 0.6, 0.0, 0.0, 0.0, 1.0);
  else if (id == 4) look = Look(vec3(0.80, 0.82, 0.85), 1.0, 0.12, 0.0, 0.0, 0.0, 1.0);
  else if (id == 5) look = Look(art, 0.0, 0.3, 0.4, artGlow * 0.9, 0.0, 1.0);
  else if (id == 6) look = Look(vec3(0.004), 0.0, 0.9, 0.0, 0.0, 0.06, 1.0);
  else if (id == 7) look = Look(vec3(0.5, 0.51, 0.53), 0.8, 0.4, 0.2, 0.0, 0.0, 1.0);
  else if (id == 8) look = Look(vec3(0.006), 0.0, 0.95, 0.0, 0.0, 0.0, 1.0);
  else if (id == 10) look = Look(art, 0.0, 0.6, 0.1, 0.0, 0.0, 1.0);
  else if (id == 11) look = Look(vec3(0.0), 0.0, 0.5, 1.0, 0.0, 0.8, 1.0);
  else if (id == 12) look = Look(vec3(0.02), 0.0, 0.8, 0.0, 0.0, 0.0, 1.0);
  shade();
}`;

/** A material of one finish for a part. */
export function partMaterial(surface: Surface): ShaderMaterial {
  const opacity = surface.opacity ?? 1;
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: vertex,
    fragmentShader: shading + plain,
    side: DoubleSide,
    transparent: opacity < 1,
    ...(opacity < 1 ? blending : { blending: NoBlending }),
    depthWrite: opacity === 1,
    uniforms: {
      ...shared,
      uColor: { value: new Color(surface.color) },
      uMetal: { value: surface.metal ?? 0 },
      uRough: { value: surface.rough ?? 0.5 },
      uCoat: { value: surface.coat ?? 0 },
      uGlow: { value: surface.glow ?? 0 },
      uPaint: { value: surface.paint ?? 0 },
      uOpacity: { value: opacity },
    },
  });
}

// Reflections are not dimmed by how clear the glass is: colours come premultiplied.
const blending = { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneMinusSrcAlphaFactor } as const;

/** The material of a body: painted, with everything that is drawn on it; `glass` draws only the panes. */
export function skinMaterial(
  uniforms: Record<string, { value: Texture | Vector4 | number }>,
  glass: boolean,
): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: vertex,
    fragmentShader: shading + skin,
    side: DoubleSide,
    transparent: glass,
    ...(glass ? blending : { blending: NoBlending }),
    depthWrite: !glass,
    uniforms: { ...shared, ...uniforms, uGlass: { value: glass ? 1 : 0 }, uOpacity: { value: 1 } },
  });
}

/** A texture of material numbers (not filtered) or of colours. */
export function dataTexture(data: Uint8Array, width: number, height: number, kind: "id" | "art"): DataTexture {
  const texture = new DataTexture(data, width, height, kind === "id" ? RedFormat : RGBAFormat, UnsignedByteType);
  const filter = kind === "id" ? NearestFilter : LinearFilter;
  texture.minFilter = filter;
  texture.magFilter = filter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}
