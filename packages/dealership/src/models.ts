export { BrandIntro, type BrandIntroProps } from "./models/brand-intro.tsx";
export { ModelDetails, type ModelAction, type ModelDetailsProps } from "./models/model-details.tsx";
export { ModelGrid, type ModelCardData, type ModelGridProps } from "./models/model-grid.tsx";
