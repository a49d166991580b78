import type { Ref, RefCallback } from "react";

/** One ref callback that fills the component's own ref and the consumer's. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const cleanUps = refs.map((ref) => {
      if (typeof ref === "function") return ref(element) ?? (() => void ref(null));
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  };
}
