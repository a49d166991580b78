import { modesOfCar, openingMode, outsideSpin } from "@forecourt/core";
import type { ViewerMode } from "@forecourt/core";
import { IconCamera, IconPlay, IconSeat, IconSpin } from "@forecourt/ui-kit/icon";
import { Tabs } from "@forecourt/ui-kit/tabs";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { CarViewerProps } from "./car-viewer-props.ts";
import { Gallery } from "./gallery.tsx";
import { countShown } from "./shown-picture.ts";
import { HotspotList } from "./hotspot-list.tsx";
import { InteriorPanel } from "./interior-panel.tsx";
import { OutsideSpinPanel } from "./outside-spin-panel.tsx";
import { withPacked } from "./packed-views.ts";
import { SidePhotos } from "./side-photos.tsx";
import { SpinPanel } from "./spin-panel.tsx";
import { GalleryViewer, preloadGalleryViewer } from "./lazy-gallery-viewer.ts";
import { useViewerAddress } from "./use-viewer-address.ts";
import { fullScreenAt } from "./view-address.ts";
import { galleryItems } from "./viewer-items.ts";
import type { GalleryItem } from "./viewer-items.ts";
import { WalkaroundPanel } from "./walkaround-panel.tsx";
import styles from "./vehicle-view.module.css";

const FullScreenView = lazyPart(async () => (await import("./full-screen-view.tsx")).FullScreenView);

const labels: Record<ViewerMode, ReactNode> = {
  spinner: (
    <>
      <IconSpin size={18} /> 360°
    </>
  ),
  walkaround: (
    <>
      <IconPlay size={18} /> Video
    </>
  ),
  gallery: (
    <>
      <IconCamera size={18} /> Photos
    </>
  ),
  interior: (
    <>
      <IconSeat size={18} /> Inside
    </>
  ),
};

/** Callbacks for the views whose pictures may be missing. */
const missingPictureCallbacks = (hear: (mode: ViewerMode) => void) => ({
  spinner: () => hear("spinner"),
  interior: () => hear("interior"),
});

/**
 * The ways of looking at a car that has more than photos. Each is a tab, and one whose first picture cannot be had
 * goes; with its points of interest. The first picture is in the page; what moves is fetched when a shopper reaches for
 * it.
 */
export function CarViews({ car: sent, settings, look = "beside", offer }: CarViewerProps) {
  const car = useMemo(() => withPacked(sent, settings.packed), [sent, settings.packed]);
  const [broken, setBroken] = useState<readonly ViewerMode[]>([]);
  // Photos always stay: there, each says for itself that it is missing.
  const modes = modesOfCar(car).filter((each) => each === "gallery" || !broken.includes(each));
  const outside = outsideSpin(car);
  // Another company's viewer cannot be turned to a point of interest, and has its own full screen.
  const ownModes = outside ? modes.filter((each) => each !== "spinner") : modes;
  const opening = openingMode(modes, settings.defaultMode);
  const [selected, setMode] = useState<ViewerMode>(opening);
  const mode = modes.includes(selected) ? selected : opening;
  const [asked, setAsked] = useState<ViewerMode>();
  const [galleryVisits, setGalleryVisits] = useState(0);
  const [chosen, setChosen] = useState<{ mode: ViewerMode; id: string }>();
  const items = galleryItems(car, settings.videoPosition);
  const known = ownModes.join(" ");
  const fullScreen = useViewerAddress(
    useCallback(
      (hash: string) => fullScreenAt(hash, items.length, known.split(" ") as ViewerMode[]),
      [items.length, known],
    ),
  );

  const select = (next: string) => {
    const wanted = modes.find((each) => each === next);
    if (!wanted || wanted === mode) return;
    // A gallery that is left starts at its first photo again (S1 §4).
    if (mode === "gallery") setGalleryVisits((visits) => visits + 1);
    setMode(wanted);
    setAsked(wanted);
  };
  const onBroken = useMemo(() => missingPictureCallbacks((of) => setBroken((before) => [...before, of])), []);
  const shared = (of: "spinner" | "interior") => ({
    car,
    first: opening === of,
    asked: asked === of,
    chosen: chosen?.mode === of ? chosen : undefined,
    onBroken: onBroken[of],
  });
  const { photosShown } = settings;
  // The photos beside the view and the link to all of them are enough until the photos are chosen.
  const hasMore = typeof photosShown === "number" && items.length > photosShown + 1;
  const gallery = (
    <Gallery
      key={galleryVisits}
      name={car.name}
      items={items}
      look={look}
      shown={hasMore && mode !== "gallery" ? 0 : photosShown}
      first={opening === "gallery"}
    />
  );
  const contents: Record<ViewerMode, ReactNode> = {
    spinner: outside ? (
      <OutsideSpinPanel key={outside.url} car={car} spin={outside} first={opening === "spinner"} />
    ) : (
      <SpinPanel {...shared("spinner")} settings={settings} shown={mode === "spinner"} />
    ),
    walkaround: <WalkaroundPanel car={car} first={opening === "walkaround"} />,
    gallery,
    interior: <InteriorPanel {...shared("interior")} />,
  };

  return (
    <section
      className={styles.viewer}
      data-part="car-viewer"
      data-mode={mode}
      aria-label="Photos"
      onPointerEnter={preloadGalleryViewer}
      onFocus={preloadGalleryViewer}
      onScrollCapture={countShown}
    >
      {modes.length === 1 ? (
        gallery
      ) : (
        <div className={styles.sides} data-photos={mode === "gallery" ? undefined : Math.min(4, items.length)}>
          <Tabs
            className={styles.tabs}
            label="Ways to look at this car"
            items={modes.map((id) => ({ id, label: labels[id], content: contents[id] }))}
            selected={mode}
            onSelect={select}
          />
          {mode !== "gallery" && <SidePhotos name={car.name} items={items} look={look} />}
        </div>
      )}
      <HotspotList
        hotspots={car.hotspots}
        modes={ownModes}
        onChoose={(next, id) => {
          select(next);
          setAsked(next);
          setChosen({ mode: next, id });
        }}
      />
      {fullScreen.shown && (
        <FullScreen
          car={car}
          items={items}
          shown={fullScreen.shown}
          settings={settings}
          offer={offer}
          onClose={fullScreen.close}
        />
      )}
    </section>
  );
}

/** What the address shows full screen: the photos from one of them on, or another way of looking at the car. */
function FullScreen({
  car,
  items,
  shown,
  settings,
  offer,
  onClose,
}: Pick<CarViewerProps, "car" | "settings" | "offer"> & {
  items: readonly GalleryItem[];
  shown: NonNullable<ReturnType<typeof fullScreenAt>>;
  onClose: () => void;
}) {
  return (
    <Suspense fallback={null}>
      {shown.mode === "gallery" ? (
        <GalleryViewer name={car.name} items={items} offer={offer} startAt={shown.index} onClose={onClose} />
      ) : (
        <FullScreenView car={car} mode={shown.mode} settings={settings} offer={offer} onClose={onClose} />
      )}
    </Suspense>
  );
}
