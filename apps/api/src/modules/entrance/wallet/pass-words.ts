import type { Language } from "@podium/shared/words/languages";
import { isAreaPlace, namedById, nameOnly, withKind } from "@podium/shared/halls/seat-names";
import type { ShownPicture } from "@podium/shared/contracts/pictures";
import { PALETTE_COLOURS, type SitePalette } from "@podium/shared/site/site-palettes";
import { buildTicketQr } from "@podium/shared/tickets/ticket-qr";
import { fullVenue, type OwnVenue } from "@podium/shared/site/venue";
import { plusSeconds } from "#platform/process/clock.ts";
import { euros } from "#platform/process/formats.ts";
import type { PassFacts } from "./wallet.repository.ts";

export interface PassSociety {
  name: string;
  palette: SitePalette;
  logo: ShownPicture | null;
  /** Returns the logo as a picture that fits in a box of pixels; null: there is none. */
  logoPng: (box: { width: number; height: number }) => Promise<Buffer | null>;
  venue: OwnVenue;
  doorsOpenMinutes: number;
  /** Without a trailing slash. */
  publicUrl: string;
}

/** The theatre's colours, as on the website: velvet, paper and gold. */
export const coloursOf = ({ palette }: PassSociety) =>
  ({ background: PALETTE_COLOURS[palette].velvetDeep, text: "#fbf3e4", label: "#d9ae5f" }) as const;

/** Long after the show, so that no ticket is greyed out at the entrance. */
const VALID_SECONDS = 12 * 3600;

export function passWords(facts: PassFacts, society: PassSociety) {
  const { ticket, reservationId } = facts;
  const startsAt = new Date(facts.startsAt);
  const { name: venueName, address } = fullVenue(facts.venue, society.venue);
  const language: Language = facts.language ?? "nl";
  const words = {
    language,
    showName: facts.showName,
    startsAt,
    doorsAt: plusSeconds(startsAt, -society.doorsOpenMinutes * 60),
    endsAt: plusSeconds(startsAt, VALID_SECONDS),
    venueName,
    address,
    holder: facts.holder,
  };
  if (!ticket || !facts.valid) {
    const isCancelled = facts.cancelled === true;
    return { ...words, valid: false as const, isCancelled, number: String(reservationId) };
  }
  const { seatId, group, label, kind, secret: token } = ticket;
  const seat = group === null || label === null ? namedById(seatId) : nameOnly({ seatId, group, label, kind });
  return {
    ...words,
    valid: true as const,
    number: `${reservationId}-${seatId}`,
    /** 'Rij 2', 'Tafel 4', 'Staanplaats'; empty for a seat without a known group. */
    group: seat.group,
    /** 'F', 'A, rolstoelplaats'; null in an area, which has no seats. */
    seat: isAreaPlace(seat) ? null : withKind(seat.label, seat, language),
    /** 'Kind'; null for the type that needs no check. */
    type: ticket.type,
    priceCents: ticket.priceCents,
    price: euros(ticket.priceCents, language),
    qrContent: buildTicketQr({ reservationId, seatId, token }),
  };
}
