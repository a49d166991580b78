import { useEffect, useState } from "react";
import type { ComponentType, JSX } from "react";
import { lazyPart } from "./lazy-part.ts";
import { loadCode } from "./load-code.ts";
import { stylesUnderDevelopment } from "./styles-under-development.ts";
import { useIsServerRendered } from "./use-is-server-rendered.ts";

/**
 * A part of a page with text, pictures, links and plain forms alone: it is rendered on the server and never hydrated.
 * Its code is loaded only where the browser has to render it: on a page that is opened without a page load, and when
 * its props change. On a server-rendered page no effect and no listener of the part runs. The part has to render
 * something.
 *
 * @param tag of the one element that the part renders, with all of it in it
 * @example
 * const Footer = staticPart("footer", async () => (await import("./rendered-footer.tsx")).RenderedFooter);
 */
export function staticPart<Props extends object>(
  tag: keyof JSX.IntrinsicElements,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load);
  stylesUnderDevelopment(load);
  let Live: ComponentType<Props> | undefined;
  const Tag: ComponentType<WrittenProps> = tag as unknown as ComponentType<WrittenProps>;
  return function StaticPart(props: Props) {
    const isTakenOver = useIsServerRendered() && typeof document !== "undefined";
    const [written] = useState(isTakenOver ? props : undefined);
    const isWritten = written !== undefined && isEqual(written, props);
    const [hasCode, setCode] = useState(false);
    // Shows the HTML of the server until the code is loaded. The part does not suspend, because React would hide what
    // surrounds it.
    const isWanted = written !== undefined && !isWritten && !hasCode;
    useEffect(() => {
      if (isWanted) void loadCode(load).then((Loaded) => ((Live = Loaded), setCode(true)));
    }, [isWanted]);
    if (written !== undefined && (isWritten || !hasCode))
      return <Tag suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
    if (Live) return <Live {...props} />;
    return <Part {...props} />;
  };
}

interface WrittenProps {
  suppressHydrationWarning: boolean;
  dangerouslySetInnerHTML: { __html: string };
}

/** React does not look at the content of such an element when it takes a page over. */
const asItIs = { __html: "" };

const isEqual = (one: object, other: object): boolean => {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, (other as Record<string, unknown>)[name]))
  );
};
