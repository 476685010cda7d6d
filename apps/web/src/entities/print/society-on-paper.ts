import type { Site } from "@podium/shared/contracts/site";
import { picturePath } from "@podium/shared/site/picture-path";
import type { PaperLogo, PaperSociety } from "@podium/shared/tickets/ticket-pdf-card";

/** The society's name, palette and logo for PDFs. A logo that cannot be fetched is left out. */
export async function societyOnPaper(site: Site | undefined): Promise<PaperSociety> {
  return { name: site?.societyName ?? "Podium", palette: site?.palette, logo: await logoOf(site).catch(() => null) };
}

async function logoOf(site: Site | undefined): Promise<PaperLogo | null> {
  if (!site?.logo) return null;
  const { id, sizes, width, height, key } = site.logo;
  const response = await fetch(picturePath(id, sizes[0] ?? width, "jpeg", key));
  return response.ok ? { jpeg: new Uint8Array(await response.arrayBuffer()), width, height } : null;
}
