import { useEffect, useState } from "react";

/** How far the frames of a spin are. */
export interface FrameProgress {
  /** Frames that are here or cannot be had. */
  settled: number;
  failed: number;
}

/** Frames that are asked for at once: the page's other pictures keep their turn. */
const atOnce = 4;

/**
 * Fetches the frames of a spin and keeps them, so that each is shown at once when its turn comes.
 *
 * @param addresses the same array from render to render
 */
export function useFrames(addresses: readonly string[]): FrameProgress {
  const [progress, setProgress] = useState<FrameProgress>({ settled: 0, failed: 0 });
  useEffect(() => {
    const kept: HTMLImageElement[] = [];
    const queue = addresses.values();
    let stopped = false;
    const work = async () => {
      for (const address of queue) {
        if (stopped) return;
        const picture = new Image();
        kept.push(picture);
        picture.fetchPriority = "low";
        picture.src = address;
        const failed = await picture.decode().then(
          () => 0,
          () => 1,
        );
        if (stopped) return;
        setProgress((before) => ({ settled: before.settled + 1, failed: before.failed + failed }));
      }
    };
    setProgress({ settled: 0, failed: 0 });
    for (let worker = 0; worker < atOnce; worker += 1) void work();
    return () => {
      stopped = true;
      kept.length = 0;
    };
  }, [addresses]);
  return progress;
}
