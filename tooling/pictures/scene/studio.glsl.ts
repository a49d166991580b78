/** What the studio sends from a direction, seen from a point: soft boxes, walls and floor with the car's own shade. */
export const studio = /* glsl */ `
uniform vec4 uFootprint; // half length, half width, shade, middle x
uniform float uEven; // 1: both flanks are lit alike

float softBox(float distance, float soft) { return 1.0 - smoothstep(-soft, soft, distance); }

float rectangle(vec2 p, vec2 half_, float soft) {
  vec2 q = abs(p) - half_;
  return softBox(q.x, soft) * softBox(q.y, soft);
}

float footShade(vec2 p, float soft) {
  vec2 q = abs(p - vec2(uFootprint.w, 0.0)) - uFootprint.xy;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
  return uFootprint.z * (1.0 - smoothstep(-0.9 * soft - 0.15, soft + 0.2, d));
}

// Walls, a wide soft box overhead, a strip along each flank and a dim sheet at each end. Edges are crisp where lacquer
// shows them.
vec3 studioLight(vec3 p, vec3 d, float rough) {
  float soft = 0.07 + rough * 3.2;
  float horizon = smoothstep(-0.035 - rough, 0.05 + rough, d.y);
  float wall = mix(0.13, 0.80, smoothstep(0.02 - rough * 0.5, 0.24 + rough, d.y));
  wall = mix(wall, 0.24, smoothstep(0.30 - rough * 0.2, 0.72 + rough * 0.4, d.y));
  float light = wall;
  if (d.y > 0.02) {
    float t = (4.4 - p.y) / d.y;
    vec2 hit = p.xz + d.xz * t;
    float fade = 1.0 / (1.0 + rough * 4.0);
    float box = rectangle(hit - vec2(-0.2, 0.0), vec2(4.8, 1.35), soft);
    light += 5.0 * fade * box * mix(1.0, 0.72, smoothstep(0.0, 4.8, abs(hit.x + 0.2)));
  }
  for (int side = -1; side <= 1; side += 2) {
    float dz = d.z * float(side);
    if (dz > 0.02) {
      float t = (5.2 - p.z * float(side)) / dz;
      vec2 hit = p.xy + d.xy * t;
      float strip = rectangle(hit - vec2(0.0, 3.5), vec2(9.0, 0.7), soft + 0.08);
      light += mix(side > 0 ? 8.0 : 6.0, 7.0, uEven) / (1.0 + rough * 4.0) * strip * (1.0 - smoothstep(1.0, 8.0, abs(hit.x)));
    }
  }
  float ends = abs(d.x);
  if (ends > 0.02) {
    float t = (8.0 - p.x * sign(d.x)) / ends;
    vec2 hit = p.zy + d.zy * t;
    light += 1.1 / (1.0 + rough * 4.0) * rectangle(hit - vec2(0.0, 3.6), vec2(4.2, 1.3), soft + 0.9);
  }
  float ground = 0.0;
  if (d.y < 0.0) {
    float t = max(0.0, p.y) / max(0.02, -d.y);
    vec2 hit = p.xz + d.xz * t;
    ground = 0.56 * (1.0 - footShade(hit, 0.25 + rough)) / (1.0 + 0.014 * t * t);
    ground = max(ground, 0.22 * (1.0 - footShade(hit, 0.4)));
  }
  light = mix(ground, light, horizon);
  return vec3(light) * mix(vec3(1.0), vec3(0.965, 0.985, 1.02), smoothstep(0.0, 0.8, d.y));
}

// Light on a matt surface facing n.
vec3 studioDiffuse(vec3 n, float open) {
  float top = pow(n.y * 0.5 + 0.5, 1.4);
  n.z = mix(n.z, abs(n.z), uEven);
  float key = max(0.0, dot(n, normalize(vec3(-0.55, 0.55, 0.75))));
  float fill = max(0.0, dot(n, normalize(vec3(0.8, 0.3, 0.35))));
  float under = max(0.0, -n.y);
  return vec3(0.16 + 0.52 * top + 0.46 * key + 0.16 * fill + 0.08 * under) * open;
}
`;
