/** A sheet over the picture, or over the part of it that `uWindow` (left, bottom, width, height; shares) says. */
export const screenVertex =
  "uniform vec4 uWindow; out vec2 vUv; void main() { vUv = uWindow.xy + uv * uWindow.zw; gl_Position = vec4(position.xy, 0.9999, 1.0); }";
/** The wall and the floor of the studio. */
export const backdrop = /* glsl */ `
layout(location = 0) out vec4 outBase; layout(location = 1) out vec4 outPaint;
in vec2 vUv; uniform float uHorizon; uniform float uFloor;
void main() {
  float y = vUv.y - uHorizon;
  float wall = mix(0.86, 0.60, smoothstep(0.0, 0.62, y));
  float ground = mix(0.86, 0.72, smoothstep(0.0, 0.62, -y));
  float light = y > 0.0 ? wall : ground;
  vec2 c = (vUv - vec2(0.5, 0.46)) * vec2(1.0, 1.05);
  light *= 1.0 - 0.30 * smoothstep(0.2, 0.85, length(c));
  light *= 1.0 - 0.03 * exp(-pow(y / 0.05, 2.0));
  float alpha = uFloor > 0.0 ? uFloor : 1.0;
  vec3 color = light * mix(vec3(0.97, 0.985, 1.0), vec3(1.0), smoothstep(0.2, -0.2, y));
  outBase = vec4(color * alpha, alpha);
  outPaint = vec4(0.0, 0.0, 0.0, alpha);
}`;
/** The floor under a car. */
export const shadowVertex =
  "out vec3 vWorld; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }";
/** The shade of a car on the floor. */
export const shadow = /* glsl */ `
layout(location = 0) out vec4 outBase; layout(location = 1) out vec4 outPaint;
in vec3 vWorld; uniform vec4 uFootprint; uniform vec4 uWheels; // front x, rear x, track z, tyre half width
float spot(vec2 p, vec2 half_, float round_, float soft) { vec2 q = abs(p) - half_ + round_; float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - round_; return 1.0 - smoothstep(-soft, soft, d); }
void main() {
  vec2 p = vWorld.xz - vec2(uFootprint.w, 0.0);
  float wide = spot(p, uFootprint.xy + 0.15, 0.7, 0.75) * 0.45;
  float near = spot(p, uFootprint.xy - 0.02, 0.35, 0.30) * 0.72;
  float core = spot(p, uFootprint.xy - 0.12, 0.3, 0.14) * 0.78;
  float touch = 0.0;
  for (int i = 0; i < 4; i++) {
    vec2 w = vec2(i < 2 ? uWheels.x : uWheels.y, i % 2 == 0 ? uWheels.z : -uWheels.z);
    touch = max(touch, spot(vWorld.xz - w, vec2(0.16, uWheels.w), 0.05, 0.09) * 0.9);
  }
  float alpha = 1.0 - (1.0 - wide) * (1.0 - near) * (1.0 - core) * (1.0 - touch);
  outBase = vec4(vec3(0.008, 0.008, 0.009) * alpha, alpha);
  outPaint = vec4(0.0, 0.0, 0.0, alpha);
}`;
