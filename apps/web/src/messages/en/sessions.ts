import { DEVICE_ON, UNKNOWN_DEVICE } from "@podium/shared/words/stored-device";
import type { sessions } from "../nl/sessions.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof sessions> = {
  loading: "Loading devices…",
  device: (stored) => (stored === UNKNOWN_DEVICE ? "Unknown device" : stored.replace(DEVICE_ON, " on ")),
  unknownDevice: "Don't recognise a device? Sign it out, and then choose a new password.",
  endOthers: "Sign out all others",
  ended: (device) => `${device} has been signed out.`,
  thisDevice: "this device",
  inUse: "In use now",
  lastUsed: (time) => `Last used: ${time}`,
  since: (time) => `Signed in since ${time}`,
  end: "Sign out",
  endNamed: (device, time) => `Sign out: ${device}, last used ${time}`,
  othersEnded: "All other devices have been signed out.",
  endOthersQuestion: "Sign out all others?",
  othersOut: (count) =>
    `${count === 1 ? "The other device is" : `The ${count} other devices are`} signed out at once. Here you stay signed in.`,
};
