import type { Site } from "@podium/shared/contracts/site";
import { picturePath } from "@podium/shared/site/picture-path";
import type { TicketFonts } from "@podium/shared/tickets/ticket-pdf";
import type { PaperLogo, PaperSociety } from "@podium/shared/tickets/ticket-pdf-card";
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

export async function societyOnPaper(site: Site | undefined): Promise<PaperSociety> {
  return { name: site?.societyName ?? "Podium", palette: site?.palette, logo: await logoOf(site).catch(() => null) };
}

async function logoOf(site: Site | undefined): Promise<PaperLogo | null> {
  if (!site?.logo) return null;
  const { id, sizes, width, height, key } = site.logo;
  const response = await fetch(picturePath(id, sizes[0] ?? width, "jpeg", key));
  return response.ok ? { jpeg: new Uint8Array(await response.arrayBuffer()), width, height } : null;
}
