import { DEVICE_ON, UNKNOWN_DEVICE } from "@podium/shared/words/stored-device";
import Bowser from "bowser";

/** Describes a device so that people recognise it in a list: 'Chrome op Android'. */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(DEVICE_ON) || UNKNOWN_DEVICE;
}
