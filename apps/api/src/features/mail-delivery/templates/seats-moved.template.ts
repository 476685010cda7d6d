import { placeLabels, seatLabel } from "@podium/shared/halls/seat-names";
import { calendarAttachment, ticketAttachment, type TicketFiles } from "./tickets.template.ts";
import { button, type MailBlock, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { FormerSeat, Reservation } from "#features/reservations/reservations.service.ts";
import type { MovedMoney } from "#features/payments/refunds.service.ts";
import { euros } from "#platform/formats.ts";
import { addressTo, type FactRow, type House, priceFacts, visitBlocks } from "./wording.ts";

/** Former seats of a ticket that has moved more than once are all named: the guest may have read of any of them. */
function seatRows({ seats }: Reservation, former: readonly FormerSeat[]): FactRow[] {
  const moved = new Set(former.map(({ ticketId }) => ticketId));
  const now = seats.filter(({ id }) => moved.has(id));
  const kept = seats.filter(({ id }) => !moved.has(id));
  const words = new Set(now.map((seat) => seatLabel(seat)));
  const old = [...new Map(former.map((seat) => [seatLabel(seat), seat]))].flatMap(([was, seat]) =>
    words.has(was) ? [] : seat,
  );
  // More or fewer seats, or another show with the same ones.
  if (old.length === 0) return [["Plaatsen", placeLabels(seats)]];
  return [
    [old.length === 1 ? "Oude plaats" : "Oude plaatsen", placeLabels(old)],
    [now.length === 1 ? "Nieuwe plaats" : "Nieuwe plaatsen", placeLabels(now)],
    ...(kept.length > 0 ? [["Uw andere plaatsen", placeLabels(kept)] as const] : []),
  ];
}

export interface MoneyBack extends MovedMoney {
  /** Back on vouchers that had paid. */
  toVouchersCents: number;
}

function moneyBack({ voucherCents, dueCents, toVouchersCents }: MoneyBack): MailBlock[] {
  const back = [
    ...(dueCents > 0 ? [`${euros(dueCents)} storten wij u terug`] : []),
    ...(voucherCents > 0 ? [`${euros(voucherCents)} kreeg u als cadeaubon, in een andere mail`] : []),
    ...(toVouchersCents > 0 ? [`${euros(toVouchersCents)} staat weer op de cadeaubon waarmee u betaalde`] : []),
  ];
  return back.length === 0 ? [] : [text(`Uw nieuwe plaatsen kosten minder: ${back.join(", en ")}.`)];
}

/**
 * @param files null before the payment
 * @param money what goes back of it, because its seats cost less
 * @param pageUrl its tickets, or how to pay; null for a guest, who has no account
 */
export function seatsMoved(
  reservation: Reservation,
  former: readonly FormerSeat[],
  files: TicketFiles | null,
  pageUrl: string | null,
  money: MoneyBack | null,
  house: House,
): MailContent {
  const { id, show, totalCents } = reservation;
  const tickets: MailBlock[] = files
    ? [
        text(
          "Gooi uw oude tickets weg. Uw tickets van nu zitten als pdf bij deze mail, met een bestand dat ze in uw agenda zet.",
        ),
        ...(pageUrl === null ? [] : [button("Bekijk uw tickets", pageUrl)]),
      ]
    : [
        ...priceFacts(reservation),
        text(`Te betalen: ${euros(totalCents)}. Uw tickets krijgt u per mail zodra de betaling binnen is.`),
        ...(pageUrl === null ? [] : [button("Bekijk de betaalgegevens", pageUrl)]),
      ];
  return {
    ...addressTo(reservation.user),
    subject: `Uw plaatsen voor ${show.name} zijn gewijzigd (nr. ${id})`,
    title: "Uw plaatsen zijn gewijzigd",
    blocks: [
      text("Uw reservering is anders dan in onze vorige mail stond. Dit geldt nu, kijk ook de datum na:"),
      ...visitBlocks(reservation, house, seatRows(reservation, former)),
      ...(money ? moneyBack(money) : []),
      ...tickets,
      note("Komt dit u niet uit? Antwoord dan op deze mail, dan zoeken we samen een andere plaats."),
    ],
    ...(files && { attachments: [ticketAttachment(id, files.pdf), calendarAttachment(id, files.calendar)] }),
  };
}
