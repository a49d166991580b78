import { isFullPanorama, panoramaOffsetPx } from "@forecourt/core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { DragHandlers } from "./drag-handlers.ts";

/** An interior picture that is looked round in. */
export interface Pan {
  /** How far the picture is moved to the left, px. */
  leftPx: number;
  /** Width of the whole picture as shown, px; 0 until it is there. */
  pictureWidthPx: number;
  /** It shows all round, so that it has no edge. */
  endless: boolean;
  /** Direction of view, 0 at the left edge to 100 at the right. */
  percent: number;
  /** Looks on by a share of what is seen, to the right when positive. */
  look: (share: number) => void;
  /** Brings a place of the picture to the middle, as a share of its width. */
  lookAt: (share: number) => void;
  /** For the picture: its own size, once it is there. */
  onSize: (widthPx: number, heightPx: number) => void;
  handlers: DragHandlers;
}

const keyShare = 0.1;

/** Looks round in a wide picture by drag, by the arrow keys and by buttons. It starts in the middle. */
export function usePan(view: RefObject<HTMLElement | null>): Pan {
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [box, setBox] = useState({ width: 0, height: 0 });
  const [leftPx, setLeft] = useState(0);
  const held = useRef<{ x: number; left: number }>(undefined);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [view]);

  const endless = natural !== undefined && isFullPanorama(natural.width, natural.height);
  // The top and the bottom of a full panorama are sky and floor: two thirds of its height fill the view.
  const shownHeight = box.height * (endless ? 1.5 : 1);
  const pictureWidthPx = natural ? Math.max(box.width, (natural.width / natural.height) * shownHeight) : 0;
  const sizes = { pictureWidthPx, viewWidthPx: box.width, endless };
  const lookAt = useCallback(
    (share: number) =>
      setLeft(
        panoramaOffsetPx({
          leftPx: 0,
          stepPx: share * pictureWidthPx - box.width / 2,
          pictureWidthPx,
          viewWidthPx: box.width,
          endless,
        }),
      ),
    [pictureWidthPx, box.width, endless],
  );
  useEffect(() => {
    if (pictureWidthPx > 0) lookAt(0.5);
  }, [pictureWidthPx, lookAt]);

  const look = (share: number) =>
    setLeft((now) => panoramaOffsetPx({ ...sizes, leftPx: now, stepPx: share * box.width }));
  const letGo = () => {
    held.current = undefined;
  };
  const range = endless ? pictureWidthPx : pictureWidthPx - box.width;
  return {
    leftPx,
    pictureWidthPx,
    endless,
    percent: range > 0 ? Math.round((leftPx / range) * 100) : 0,
    look,
    lookAt,
    onSize: useCallback((width: number, height: number) => setNatural({ width, height }), []),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        held.current = { x: event.clientX, left: leftPx };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event) => {
        if (held.current)
          setLeft(panoramaOffsetPx({ ...sizes, leftPx: held.current.left, stepPx: held.current.x - event.clientX }));
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown: (event) => {
        const share = {
          ArrowRight: keyShare,
          ArrowUp: keyShare,
          ArrowLeft: -keyShare,
          ArrowDown: -keyShare,
          PageUp: 0.5,
          PageDown: -0.5,
        }[event.key];
        if (share === undefined && event.key !== "Home" && event.key !== "End") return;
        event.preventDefault();
        event.stopPropagation();
        if (share === undefined) lookAt(event.key === "Home" ? 0 : 1);
        else look(share);
      },
    },
  };
}
