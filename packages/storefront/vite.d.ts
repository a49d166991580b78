import "./virtual.js";
import type { UserConfigFnObject } from "vite";

/**
 * Vite configuration of a template app.
 *
 * @example
 * // vite.config.ts
 * export default templateConfig({ name: "metro" });
 */
export declare function templateConfig(options: { name: string }): UserConfigFnObject;
