import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { loadCode } from "./load-code.ts";

/**
 * A component whose code comes when it is first rendered, like React's `lazy`. An import that fails because the page is
 * being left is nobody's error, and one that the network fails is tried again, so that no page is lost for a part of
 * it.
 *
 * @example
 * const CarVideo = lazyPart(async () => (await import("./car-video.tsx")).CarVideo);
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadCode(load) }));
}
