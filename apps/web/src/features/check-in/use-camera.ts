import { useEffect, useRef, useState } from "react";
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

export interface CameraState {
  /** `problem` and `camera` are both undefined while it opens. */
  camera: CheckInCamera | undefined;
  problem: CameraProblem | undefined;
  cameras: readonly CameraChoice[];
  chosen: string;
  choose: (cameraId: string) => void;
  retry: () => void;
}

/**
 * The camera for as long as the screen is there: it stops when the screen is left, and while the page is out of sight.
 * @param paused nothing is read meanwhile
 */
export function useCamera(
  elementId: string,
  paused: boolean,
  handlers: { onText: (text: string) => void; onFault: () => void },
): CameraState {
  const [camera, setCamera] = useState<CheckInCamera>();
  const [problem, setProblem] = useState<CameraProblem>();
  const [cameras, setCameras] = useState<readonly CameraChoice[]>([]);
  const [chosen, setChosen] = useState(() => readStored(CHOICE_KEY) ?? "");
  const [round, setRound] = useState(0);
  const shape = useSeenShape(elementId);
  // Whatever is different, the camera is opened anew.
  const opens = shape === null ? null : `${round} ${shape}`;
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    if (opens === null) return;
    let left = false;
    const opening = openCamera({
      elementId,
      cameraId: chosen === "" ? undefined : chosen,
      onText: (text) => void (left || latest.current.onText(text)),
      onFault: () => void (left || latest.current.onFault()),
    });
    opening.then(
      async (opened) => {
        if (left) return;
        setCamera(opened);
        setProblem(undefined);
        // Without the list one cannot choose another camera; this one reads all the same.
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
    choose(cameraId) {
      writeStored(CHOICE_KEY, cameraId);
      setChosen(cameraId);
    },
    retry() {
      setProblem(undefined);
      setRound((each) => each + 1);
    },
  };
}

/** The width that the picture gets, anew when the phone is turned; null while the page is out of sight, to spare its battery. */
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
