import { dragSteps, spinFrame } from "@forecourt/core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { DragHandlers } from "./drag-handlers.ts";

/** A turning car: which frame is shown, and what turns it. */
export interface Spin {
  frame: number;
  /** It turns by itself. */
  turning: boolean;
  /** Starts or stops the turning. */
  setTurning: (turning: boolean) => void;
  /** Turns by so many frames and stops the turning. */
  turn: (steps: number) => void;
  /** Turns to a frame and stops the turning. */
  show: (frame: number) => void;
  handlers: DragHandlers;
}

/** What {@link useSpin} needs. */
export interface SpinOptions {
  /** Number of frames. */
  count: number;
  /** The frame to begin with. */
  startFrame: number;
  /** Turns by itself from the start, until the first touch, key or button (S1 §4). */
  startsTurning: boolean;
  /** From one frame to the next while it turns by itself, ms (S1 §9). */
  intervalMs: number;
  /** The element that shows it: while it is off the screen nothing turns. */
  stage: RefObject<HTMLElement | null>;
}

/**
 * Turns a car by drag (20 px for a frame), by the arrow keys, by buttons, and by itself until it is touched (S1 §4).
 */
export function useSpin({ count, startFrame, startsTurning, intervalMs, stage }: SpinOptions): Spin {
  const [frame, setFrame] = useState(startFrame);
  const [turning, setTurning] = useState(startsTurning);
  const held = useRef<{ x: number; frame: number }>(undefined);

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      if (!document.hidden && isOnScreen(stage.current)) setFrame((now) => spinFrame(now, 1, count));
    }, intervalMs);
    return () => clearInterval(timer);
  }, [turning, count, intervalMs, stage]);

  const show = useCallback(
    (wanted: number) => {
      setTurning(false);
      setFrame(spinFrame(wanted, 0, count));
    },
    [count],
  );
  const turn = useCallback(
    (steps: number) => {
      setTurning(false);
      setFrame((now) => spinFrame(now, steps, count));
    },
    [count],
  );
  const letGo = () => {
    held.current = undefined;
  };
  return {
    frame,
    turning,
    setTurning,
    turn,
    show,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        setTurning(false);
        held.current = { x: event.clientX, frame };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event) => {
        if (held.current) show(held.current.frame + dragSteps(event.clientX - held.current.x));
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown: (event) => {
        const steps = {
          ArrowRight: 1,
          ArrowUp: 1,
          ArrowLeft: -1,
          ArrowDown: -1,
          PageUp: Math.round(count / 4),
          PageDown: -Math.round(count / 4),
        }[event.key];
        if (steps === undefined && event.key !== "Home" && event.key !== "End") return;
        event.preventDefault();
        event.stopPropagation();
        if (steps === undefined) show(event.key === "Home" ? 0 : count - 1);
        else turn(steps);
      },
    },
  };
}

function isOnScreen(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
