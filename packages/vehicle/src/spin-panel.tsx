import type { ViewerSettings } from "@forecourt/core/schemas";
import { IconSpin } from "@forecourt/ui-kit/icon";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import type { ChosenHotspot } from "./spin-stage-props.ts";
import { ViewPanel } from "./view-panel.tsx";
import type { ViewedCar } from "./viewer-items.ts";

const loadSpin = () => import("./spin-stage.tsx");
const SpinStage = lazyPart(async () => (await loadSpin()).SpinStage);
const preload = () => void loadSpin();

/** What the panels of the viewer share. */
export interface PanelProps {
  car: ViewedCar;
  /** Whether the page opens with it: its picture is the page's main one. */
  first: boolean;
  /** The shopper chose it: its tab, or one of its points of interest. */
  asked: boolean;
  chosen: ChosenHotspot | undefined;
  /** Hears that its first picture cannot be had. */
  onBroken: () => void;
}

/** The car turning. It starts by itself once a shopper is there, when the site lets it turn by itself. */
export function SpinPanel({
  car,
  first,
  asked,
  chosen,
  onBroken,
  settings,
  shown,
}: PanelProps & { settings: ViewerSettings; shown: boolean }) {
  const frames = car.spin_images ?? [];
  return (
    <ViewPanel
      mode="spinner"
      poster={frames[0]}
      alt={`${car.name}, outside`}
      first={first}
      start={
        <>
          <IconSpin size={20} /> Turn the car
        </>
      }
      expandLabel="Turn the car full screen"
      asked={asked}
      startsUnasked={settings.autoRotate && shown}
      preload={preload}
      onBroken={onBroken}
      renderStage={(takesFocus) => (
        <SpinStage
          name={car.name}
          frames={frames}
          hotspots={car.hotspots?.exterior}
          settings={settings}
          chosen={chosen}
          takesFocus={takesFocus}
        />
      )}
    />
  );
}
