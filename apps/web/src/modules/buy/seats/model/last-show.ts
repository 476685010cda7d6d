import { LAST_SHOW_KEY, readStored, writeStored } from "#platform/storage.ts";

/** The show of the last cart in this tab, chosen again after the cart has expired, also after a reload. */
export const lastShow = (): number => Number(readStored(LAST_SHOW_KEY, "session"));

export const rememberLastShow = (showId: number): void => writeStored(LAST_SHOW_KEY, String(showId), "session");
