import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { TicketFonts } from "@podium/shared/tickets/ticket-pdf";

const { resolve } = createRequire(import.meta.url);
const read = (name: string): Promise<Uint8Array> => readFile(resolve(`@podium/shared/fonts/${name}.ttf`));

let fonts: Promise<TicketFonts> | undefined;

/** Reads the fonts once. */
export function readTicketFonts(): Promise<TicketFonts> {
  fonts ??= Promise.all([read("ticket-serif-bold"), read("ticket-sans-regular"), read("ticket-sans-bold")]).then(
    ([serifBold, sansRegular, sansBold]) => ({ serifBold, sansRegular, sansBold }),
  );
  return fonts;
}
