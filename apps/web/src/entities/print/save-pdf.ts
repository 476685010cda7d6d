import type { TicketFonts } from "@podium/shared/tickets/ticket-pdf";
import { saveFile } from "#ui/save-file.ts";

/** Makes a PDF in the browser and saves it; the library and the fonts load with the first PDF. */
export async function savePdf<Library>(
  fileName: string,
  library: Promise<Library>,
  build: (library: Library, fonts: TicketFonts) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<File> {
  const [loaded, fonts] = await Promise.all([
    library,
    import("./ticket-fonts.ts").then(({ loadTicketFonts }) => loadTicketFonts()),
  ]);
  return saveFile(fileName, new Blob([await build(loaded, fonts)], { type: "application/pdf" }));
}
