/**
 * Features that our pages may ask the browser for; a script that got in, or a frame, gets no more either. Two names
 * are left out, as Chromium of most platforms does not know them and warns of each on every page: `web-share`, which
 * is a page's own by default, and `bluetooth`, of which the browser asks the visitor each time.
 */
const OURS = [
  "autoplay",
  "clipboard-write",
  "fullscreen",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
];
/** Features that a browser gives a page unless refused: devices, sensors, money, identity, other windows. */
const NOBODYS = [
  "accelerometer",
  "browsing-topics",
  "captured-surface-control",
  "clipboard-read",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const write = (allowed: readonly string[], refused: readonly string[]): string =>
  [...allowed.map((feature) => `${feature}=(self)`), ...refused.map((feature) => `${feature}=()`)].join(", ");

export const permissionsPolicy = write(OURS, [...NOBODYS, "camera"]);

/** A volunteer's browser remembers that it may use the camera: only the page that scans may. */
export const scannerPermissionsPolicy = write([...OURS, "camera"], NOBODYS);
