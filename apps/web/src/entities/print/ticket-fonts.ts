import sansBold from "@podium/shared/fonts/ticket-sans-bold.ttf?url";
import sansRegular from "@podium/shared/fonts/ticket-sans-regular.ttf?url";
import serifBold from "@podium/shared/fonts/ticket-serif-bold.ttf?url";
import type { TicketFonts } from "@podium/shared/tickets/ticket-pdf";

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A font did not load: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function loadTicketFonts(): Promise<TicketFonts> {
  const [serif, regular, bold] = await Promise.all([serifBold, sansRegular, sansBold].map(load));
  if (!serif || !regular || !bold) throw new Error("A font is missing.");
  return { serifBold: serif, sansRegular: regular, sansBold: bold };
}
