export { BrandGrid, type BrandGridProps, type BrandTile } from "./brands/brand-grid.tsx";
