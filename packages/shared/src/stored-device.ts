/** Where nothing of somebody's device is known. It is stored in Dutch, as the next. */
export const UNKNOWN_DEVICE = "Onbekend toestel";

/** Between the browser and the system of a device: 'Chrome op Android'. */
export const DEVICE_ON = " op ";
