import { useEffect, useEffectEvent, useState } from "react";
import type { Html5Qrcode } from "html5-qrcode";
import { readStored, writeStored } from "#platform/storage.ts";
import { provideBarcodeDetector } from "./barcode-detector.ts";

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

export interface CheckInCamera {
  /** Stops reading until `resume`; the image stays live. */
  pause: () => void;
  resume: () => void;
  /** Undefined when the device has no light. */
  setTorch: ((on: boolean) => Promise<void>) | undefined;
  stop: () => Promise<void>;
}

interface CameraOptions {
  elementId: string;
  /** Undefined for a rear camera, if there is one. */
  cameraId: string | undefined;
  /** Called for each frame with the code that was read; null without one. */
  onFrame: (text: string | null) => void;
  /** The reader failed for another reason than a frame without a code. */
  onFault: () => void;
  /** The picture was lost, or is back (undefined). A lost camera shows black and throws no error. */
  onPicture: (problem: LostPicture | undefined) => void;
}

/** A call or another program mutes a camera for a while; an unplugged camera ends. */
type LostPicture = "ended" | "muted";

/** Enough for a ticket that is held still, and easy on the battery. */
const FRAMES_PER_SECOND = 10;
/** Side of the scanned square, as a share of the image's shorter side (specification, screen Scan). */
const REGION = 0.6;
/** Minimum of the library, in pixels. */
const SMALLEST_REGION = 50;

/** Messages of the library for a frame without a code. */
const NOTHING_SEEN = /NotFound|No MultiFormat Readers|No barcode or QR code detected|Couldn't find/i;

/** Makes each start and stop wait for the previous one: they overlap when the screen is left and entered quickly. */
let last: Promise<unknown> = Promise.resolve();

/** @throws a DOMException or a string of the library: see `cameraProblem` */
function openCamera(options: CameraOptions): Promise<CheckInCamera> {
  const opened = last.then(() => open(options));
  last = opened.catch(() => undefined);
  return opened;
}

async function open({ elementId, cameraId, onFrame, onFault, onPicture }: CameraOptions): Promise<CheckInCamera> {
  const [{ Html5Qrcode: Scanner, Html5QrcodeSupportedFormats: formats }, useBarCodeDetectorIfSupported] =
    await Promise.all([import("html5-qrcode"), provideBarcodeDetector()]);
  // The library alternates frames between the browser's detector and its own reader.
  const scanner = new Scanner(elementId, {
    formatsToSupport: [formats.QR_CODE],
    useBarCodeDetectorIfSupported,
    verbose: false,
  });
  const region = (width: number, height: number) => {
    const side = Math.max(SMALLEST_REGION, Math.floor(Math.min(width, height) * REGION));
    return { width: side, height: side };
  };
  const start = (camera: string | MediaTrackConstraints): Promise<null> =>
    scanner.start(
      camera,
      // Tickets are never mirrored: looking for mirrored codes doubles the work.
      { fps: FRAMES_PER_SECOND, qrbox: region, disableFlip: true },
      (text) => onFrame(text),
      (message) => {
        if (NOTHING_SEEN.test(message)) onFrame(null);
        else onFault();
      },
    );
  const rear = { facingMode: "environment" };
  // A camera that was chosen earlier may be gone.
  await (cameraId === undefined ? start(rear) : start(cameraId).catch(() => start(rear)));
  const endWatch = watchPicture(elementId, onPicture);

  return {
    pause: () => attempt(() => scanner.pause(false)),
    resume: () => attempt(() => scanner.resume()),
    setTorch: torchOf(scanner),
    stop() {
      endWatch();
      const stopped = scanner.stop().then(() => scanner.clear());
      last = stopped.catch(() => undefined);
      return stopped;
    },
  };
}

function watchPicture(elementId: string, onPicture: CameraOptions["onPicture"]): () => void {
  const source = document.querySelector<HTMLVideoElement>(`#${elementId} video`)?.srcObject;
  const track = source && "getVideoTracks" in source ? source.getVideoTracks()[0] : undefined;
  const look = (): void => {
    const muted = track?.muted === true ? "muted" : undefined;
    onPicture(track?.readyState === "ended" ? "ended" : muted);
  };
  const events = ["ended", "mute", "unmute"];
  for (const event of events) track?.addEventListener(event, look);
  look();
  return () => events.forEach((event) => track?.removeEventListener(event, look));
}

function torchOf(scanner: Html5Qrcode): CheckInCamera["setTorch"] {
  const torch = scanner.getRunningTrackCameraCapabilities().torchFeature();
  return torch.isSupported() ? (on) => torch.apply(on) : undefined;
}

/** The library throws when it is already in the requested state. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

export type CameraProblem = "refused" | "missing" | "busy" | "insecure" | LostPicture;

function cameraProblem(error: unknown): CameraProblem {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (!window.isSecureContext || /secure context|not supported/i.test(text)) return "insecure";
  if (/NotAllowed|Permission|Security/i.test(text)) return "refused";
  if (/NotReadable|TrackStart|in use/i.test(text)) return "busy";
  return "missing";
}

interface CameraChoice {
  id: string;
  label: string;
}

/** Labels are known only after one camera was opened. */
async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "")
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Camera ${index + 1}` }));
}
