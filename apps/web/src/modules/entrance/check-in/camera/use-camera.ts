import { useEffect, useEffectEvent, useState } from "react";
import { readStored, writeStored } from "#platform/storage.ts";
import {
  type CameraChoice,
  type CameraProblem,
  cameraProblem,
  type CheckInCamera,
  listCameras,
  openCamera,
} from "./camera.ts";

const CHOICE_KEY = "podium.camera";
const SETTLE_MS = 400;

/** Stops the camera when the screen is left or the page is hidden. Neither camera nor problem means: opening. */
export function useCamera(
  elementId: string,
  paused: boolean,
  handlers: { onFrame: (text: string | null) => void; onFault: () => void },
) {
  const [camera, setCamera] = useState<CheckInCamera>();
  const [problem, setProblem] = useState<CameraProblem>();
  const [cameras, setCameras] = useState<readonly CameraChoice[]>([]);
  const [chosen, setChosen] = useState(() => readStored(CHOICE_KEY) ?? "");
  const [round, setRound] = useState(0);
  const shape = useSeenShape(elementId);
  const opens = shape === null ? null : `${round} ${shape}`;
  const onFrame = useEffectEvent(handlers.onFrame);
  const onFault = useEffectEvent(handlers.onFault);

  useEffect(() => {
    if (opens === null) return;
    let left = false;
    const opening = openCamera({
      elementId,
      cameraId: chosen === "" ? undefined : chosen,
      onFrame: (text) => void (left || onFrame(text)),
      onFault: () => void (left || onFault()),
      onPicture: (lost) => void (left || setProblem(lost)),
    });
    opening.then(
      async (opened) => {
        if (left) return;
        setCamera(opened);
        // If the list fails, only the current camera can be used.
        setCameras(await listCameras().catch(() => []));
      },
      (error: unknown) => {
        if (!left) setProblem(cameraProblem(error));
      },
    );
    return () => {
      left = true;
      setCamera(undefined);
      opening.then((opened) => opened.stop()).catch(() => undefined);
    };
  }, [elementId, chosen, opens]);

  useEffect(() => {
    if (paused) camera?.pause();
    else camera?.resume();
  }, [camera, paused]);

  return {
    camera,
    problem,
    cameras,
    chosen,
    choose(cameraId: string): void {
      writeStored(CHOICE_KEY, cameraId);
      setChosen(cameraId);
    },
    retry(): void {
      setProblem(undefined);
      setRound((each) => each + 1);
    },
  };
}

/** Changes when the phone is rotated; null while the page is hidden, to save the battery. */
function useSeenShape(elementId: string): string | null {
  const [shape, setShape] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => {
      const width = document.getElementById(elementId)?.clientWidth ?? 0;
      setShape(document.hidden ? null : `${width} ${screen.orientation?.type ?? ""}`);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLE_MS);
    };
    look();
    window.addEventListener("resize", settle);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", settle);
      document.removeEventListener("visibilitychange", look);
    };
  }, [elementId]);
  return shape;
}
