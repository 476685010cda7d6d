/** Stored name of an unknown device; always in Dutch, like `DEVICE_ON`. */
export const UNKNOWN_DEVICE = "Onbekend toestel";

/** Stands between the browser and the system in a device's name: 'Chrome op Android'. */
export const DEVICE_ON = " op ";
