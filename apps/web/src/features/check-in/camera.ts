import type { Html5Qrcode } from "html5-qrcode";
import { varyView } from "./vary-view.ts";

export interface CheckInCamera {
  /** Reads nothing until `resume`; the picture goes on. */
  pause: () => void;
  resume: () => void;
  /** Undefined when the device has no light. */
  setTorch: ((on: boolean) => Promise<void>) | undefined;
  stop: () => Promise<void>;
}

export interface CameraOptions {
  /** The id of the element that the picture goes into. */
  elementId: string;
  /** The camera that was chosen; none: one at the back, where there is one. */
  cameraId: string | undefined;
  onText: (text: string) => void;
  /** The reader broke down, other than by seeing no code. */
  onFault: () => void;
}

/** Pictures looked at in a second: enough for a hand that holds a ticket still, and kind to a battery. */
const FRAMES_PER_SECOND = 10;
/** Of the shorter side of the picture (specification, screen Scan). */
const REGION = 0.6;
/** The library reads no smaller region. */
const SMALLEST_REGION = 50;

/** What the library says of a picture without a code: every picture until somebody holds up a ticket. */
const NOTHING_SEEN = /NotFound|No MultiFormat Readers|No barcode or QR code detected|Couldn't find/i;

/** Several starts and stops may overlap when the screen is left and entered quickly: each waits for the one before. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Opens the camera and reads QR codes from its central square.
 * @throws a DOMException or a text of the library when there is no camera, or it may not be used: see `cameraProblem`
 */
export function openCamera(options: CameraOptions): Promise<CheckInCamera> {
  const opened = last.then(() => open(options));
  last = opened.catch(() => undefined);
  return opened;
}

async function open({ elementId, cameraId, onText, onFault }: CameraOptions): Promise<CheckInCamera> {
  const { Html5Qrcode: Scanner, Html5QrcodeSupportedFormats: formats } = await import("html5-qrcode");
  const scanner = new Scanner(elementId, { formatsToSupport: [formats.QR_CODE], verbose: false });
  const region = (width: number, height: number) => {
    const side = Math.max(SMALLEST_REGION, Math.floor(Math.min(width, height) * REGION));
    return { width: side, height: side };
  };
  let askew = false;
  const start = (camera: string | MediaTrackConstraints): Promise<null> =>
    scanner.start(
      camera,
      // A mirrored picture would be read a second time: twice the work for a code that no ticket has.
      { fps: FRAMES_PER_SECOND, qrbox: region, disableFlip: true },
      (text) => onText(text),
      (message) => {
        askew ||= startVarying(elementId);
        if (!NOTHING_SEEN.test(message)) onFault();
      },
    );
  const rear = { facingMode: "environment" };
  // A camera that was chosen earlier may be gone.
  await (cameraId === undefined ? start(rear) : start(cameraId).catch(() => start(rear)));

  return {
    pause: () => attempt(() => scanner.pause(false)),
    resume: () => attempt(() => scanner.resume()),
    setTorch: torchOf(scanner),
    stop() {
      const stopped = scanner.stop().then(() => scanner.clear());
      last = stopped.catch(() => undefined);
      return stopped;
    },
  };
}

/** From the first picture in which nothing was read: before it there is no canvas. Whether it worked. */
function startVarying(elementId: string): boolean {
  // The library keeps the context to itself, but a canvas gives everybody the same one.
  const context = document.getElementById(elementId)?.querySelector("canvas")?.getContext("2d");
  if (!context) return false;
  varyView(context);
  return true;
}

function torchOf(scanner: Html5Qrcode): CheckInCamera["setTorch"] {
  const torch = scanner.getRunningTrackCameraCapabilities().torchFeature();
  return torch.isSupported() ? (on) => torch.apply(on) : undefined;
}

/** The library throws when it is told to do what it does already. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

export type CameraProblem = "refused" | "missing" | "busy" | "insecure";

/** Why there is no picture, from whatever the browser or the library threw. */
export function cameraProblem(error: unknown): CameraProblem {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (!window.isSecureContext || /secure context|not supported/i.test(text)) return "insecure";
  if (/NotAllowed|Permission|Security/i.test(text)) return "refused";
  if (/NotReadable|TrackStart|in use/i.test(text)) return "busy";
  return "missing";
}

export interface CameraChoice {
  id: string;
  label: string;
}

/** The cameras of the device; their names are known once one was opened. */
export async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "")
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Camera ${index + 1}` }));
}
