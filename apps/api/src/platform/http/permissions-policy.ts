/**
 * Features that our pages may ask the browser for; an injected script or a frame gets no more than these. Two names are
 * left out, because Chromium on most platforms does not know them and warns on every page: `web-share`, which pages
 * have by default, and `bluetooth`, for which the browser asks the visitor each time.
 */
const OURS = [
  "autoplay",
  "clipboard-write",
  "fullscreen",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
];
/** Features that a browser allows every page by default: devices, sensors, money, identity, other windows. */
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

/** Allows the camera on the scanner's page only: a volunteer's browser remembers the permission for the whole site. */
export const scannerPermissionsPolicy = write([...OURS, "camera"], NOBODYS);
