export { CachedFragment, FragmentCacheContext } from "./cached-fragment.tsx";
export type { CachedFragmentKey, CachedFragmentProps, FragmentCache } from "./cached-fragment.tsx";
