import { readStored, writeStored } from "#platform/storage.ts";

const KEY = "podium.presale-code";

/** The presale code that was typed in this tab; empty: none. */
export const presaleCode = (): string => readStored(KEY, "session") ?? "";

export const rememberPresaleCode = (code: string): void => writeStored(KEY, code || null, "session");
