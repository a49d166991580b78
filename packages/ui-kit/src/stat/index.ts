export { Stat } from "./stat.tsx";
export type { StatProps } from "./stat.tsx";
