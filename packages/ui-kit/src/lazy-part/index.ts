export { lazyPart } from "./lazy-part.ts";
export { latePart, type LatePartOptions } from "./late-part.tsx";
export type { WaitsFor } from "./when-reached.ts";
export { staticPart } from "./static-part.tsx";
export { LiveMark } from "./live-mark.tsx";
export { whenHydrated } from "./press-replay.ts";
export { afterPaint } from "./after-paint.ts";
export { useIsServerRendered } from "./use-is-server-rendered.ts";
