export { Sheet } from "./sheet.tsx";
export type { SheetProps } from "./sheet.tsx";
