import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "#test/render-screen.tsx";
import { CameraView } from "./camera-view.tsx";

const device = vi.hoisted(() => ({ opened: [] as { track: EventTarget & { muted: boolean; readyState: string } }[] }));
vi.mock("#modules/entrance/check-in/camera/barcode-detector.ts", () => ({ provideBarcodeDetector: async () => false }));
vi.mock("html5-qrcode", () => ({
  Html5QrcodeSupportedFormats: { QR_CODE: 0 },
  Html5Qrcode: class {
    readonly #id: string;
    constructor(id: string) {
      this.#id = id;
    }
    async start() {
      const track = Object.assign(new EventTarget(), { muted: false, readyState: "live" });
      const video = document.createElement("video");
      Object.assign(video, { srcObject: { getVideoTracks: () => [track] } });
      document.getElementById(this.#id)?.replaceChildren(video);
      device.opened.push({ track });
      return null;
    }
    getRunningTrackCameraCapabilities = () => ({ torchFeature: () => ({ isSupported: () => false }) });
    pause = () => undefined;
    resume = () => undefined;
    stop = async () => undefined;
    clear = () => undefined;
  },
}));

const nothing = (): void => undefined;

beforeEach(async () => {
  device.opened.length = 0;
  vi.stubGlobal("navigator", Object.assign(navigator, { mediaDevices: { enumerateDevices: async () => [] } }));
  renderScreen(<CameraView paused={false} pending={false} onFrame={nothing} onFault={nothing} />);
  await expect.poll(() => device.opened.length).toBe(1);
});

function changeTrack(change: { muted?: boolean; readyState?: string }, event: string): void {
  const track = device.opened.at(-1)?.track;
  if (!track) throw new Error("no camera is open");
  act(() => {
    Object.assign(track, change);
    track.dispatchEvent(new Event(event));
  });
}

it("a camera that ends is said to have, and opens again when it is asked to", async () => {
  expect(screen.queryByRole("alert")).toBeNull();
  changeTrack({ readyState: "ended" }, "ended");
  expect(screen.getByRole("alert").textContent).toContain("De camera is gestopt");
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await expect.poll(() => device.opened.length).toBe(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a camera that gives no picture for a while says so for as long", () => {
  changeTrack({ muted: true }, "mute");
  expect(screen.getByRole("alert").textContent).toContain("De camera geeft geen beeld");
  changeTrack({ muted: false }, "unmute");
  expect(screen.queryByRole("alert")).toBeNull();
});
