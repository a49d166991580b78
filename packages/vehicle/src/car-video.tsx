import { videoKind } from "@forecourt/core";
import { pictureUrl } from "./picture-url.ts";
import styles from "./vehicle-viewer.module.css";

// A player needs its own origin (its storage); it is a video service's by videoKind, never the site's.
const playerRights = ["allow-scripts", "allow-same-origin", "allow-presentation", "allow-popups"].join(" ");

/**
 * A video of a car: a video service's in a frame, any other in a video element (S1 §5). Nothing plays by itself.
 *
 * @param props.pressed the shopper pressed for it: it plays and has the focus
 */
export function CarVideo({
  url,
  title,
  poster,
  pressed = false,
}: {
  url: string;
  title: string;
  poster: string | undefined;
  pressed?: boolean;
}) {
  const takesFocus = pressed ? focus : undefined;
  if (videoKind(url) === "frame")
    return (
      <iframe
        ref={takesFocus}
        className={styles.video}
        src={url}
        title={title}
        sandbox={playerRights}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <video
      ref={takesFocus}
      className={styles.video}
      src={url}
      autoPlay={pressed}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      poster={poster && pictureUrl(poster, 960)}
    >
      <track kind="captions" />
      <a href={url}>{title}</a>
    </video>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
