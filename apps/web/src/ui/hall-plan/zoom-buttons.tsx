import { Maximize, Minus, Plus } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { ZOOM_STEP } from "./use-plan-camera.ts";
import type { PlanCamera, ZoomLevel } from "./use-plan-camera.ts";

export function ZoomButtons({ camera, level }: { camera: PlanCamera; level: ZoomLevel }) {
  return (
    <div className="hall-zoom" role="group" aria-label="Zoomen">
      <IconButton
        label="Inzoomen"
        icon={<Plus aria-hidden="true" />}
        disabled={level.isLargest}
        onClick={() => camera.zoomBy(ZOOM_STEP)}
      />
      <IconButton
        label="Uitzoomen"
        icon={<Minus aria-hidden="true" />}
        disabled={level.isWhole}
        onClick={() => camera.zoomBy(1 / ZOOM_STEP)}
      />
      <IconButton
        label="Hele zaal tonen"
        icon={<Maximize aria-hidden="true" className="size-5" />}
        disabled={level.isWhole}
        onClick={camera.showAll}
      />
    </div>
  );
}
