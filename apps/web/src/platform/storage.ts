/** Storage can be forbidden or full, which must not break anything. */

export const TOKEN_KEY = "podium.token";
export const TICKETS_KEY = "podium.tickets";
export const LANGUAGE_KEY = "podium.language";
export const LANGUAGE_ASKED_KEY = "podium.language-asked";
export const LAST_SHOW_KEY = "podium.last-show";
/** Fields filled in to confirm a reservation, in this tab, until the reservation is made. */
export const CONFIRM_KEY = "podium.confirm";
/** Set on devices that scanned tickets. */
export const DEVICE_KEY = "podium.device";

/** The card terminal that was chosen last on this device, beside this till. */
export const TERMINAL_KEY = "podium.terminal";

/** Set while guest lists of a volunteer or device that left are to be removed: a page may end before they are. */
export const LEFT_LISTS_KEY = "podium.left-lists";

export const unsavedHallKey = (hallId: number): string => `podium.hall.${hallId}`;

export const unsavedDocumentKey = (document: string): string => `podium.draft.${document}`;

type Area = "local" | "session";

function storage(area: Area): Storage {
  return area === "local" ? localStorage : sessionStorage;
}

/** Null when nothing is stored, or storage is unavailable. */
export function readStored(key: string, area: Area = "local"): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes the key */
export function writeStored(key: string, value: string | null, area: Area = "local"): void {
  try {
    if (value === null) storage(area).removeItem(key);
    else storage(area).setItem(key, value);
  } catch {
    return;
  }
}
