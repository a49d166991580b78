import { lazyPart } from "@forecourt/ui-kit/lazy-part";

const load = () => import("./gallery-viewer.tsx");

/** The photos of a car full screen: its code comes when one is opened. */
export const GalleryViewer = lazyPart(async () => (await load()).GalleryViewer);

/** Fetches that code ahead. */
export const preloadGalleryViewer = (): void => void load();
