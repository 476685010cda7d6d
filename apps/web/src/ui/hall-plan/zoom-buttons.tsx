import { Maximize, Minus, Plus } from "virtual:icons";
import { hall } from "#messages/nl/hall.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { type Camera, ZOOM_STEP, type ZoomLevel } from "./camera.ts";

interface ZoomButtonsProps {
  readonly camera: Pick<Camera, "zoomBy"> & { readonly showAll: () => void };
  readonly level: ZoomLevel;
}

export function ZoomButtons({ camera, level }: ZoomButtonsProps) {
  const t = hall();
  return (
    <div className="hall-zoom" role="group" aria-label={t.zoom}>
      <IconButton
        label={t.zoomIn}
        icon={<Plus className="size-6" />}
        disabled={level.isLargest}
        onClick={() => camera.zoomBy(ZOOM_STEP)}
      />
      <IconButton
        label={t.zoomOut}
        icon={<Minus className="size-6" />}
        disabled={level.isWhole}
        onClick={() => camera.zoomBy(1 / ZOOM_STEP)}
      />
      <IconButton label={t.showAll} icon={<Maximize />} disabled={level.isWhole} onClick={camera.showAll} />
    </div>
  );
}
