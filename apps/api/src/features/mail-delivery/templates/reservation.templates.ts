import { PAY_WITHIN_WORKING_DAYS, TRANSFER_WORKING_DAYS } from "@podium/shared/limits";
import { qrDataUrl } from "@podium/shared/qr-image";
import { euros, fullDate } from "#platform/formats.ts";
import type { MailBlock, MailContent } from "#features/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#features/payments/transfers.service.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { greet, reservationFacts } from "./wording.ts";

const QR_SIDE = 220;

async function transferBlocks(transfer: TransferDetails, pageUrl: string | null): Promise<MailBlock[]> {
  const facts: MailBlock = {
    kind: "facts",
    rows: [
      ["Bedrag", euros(transfer.reservation.totalCents)],
      ["Rekeningnummer", transfer.iban],
      ["BIC", transfer.bic],
      ["Begunstigde", transfer.beneficiary],
      ["Mededeling", transfer.reference],
    ],
  };
  const button: MailBlock[] =
    pageUrl === null ? [] : [{ kind: "button", label: "Bekijk de betaalgegevens", url: pageUrl }];
  if (transfer.epc === null) return [facts, ...button];
  const image: MailBlock = {
    kind: "image",
    png: Buffer.from((await qrDataUrl(transfer.epc)).replace("data:image/png;base64,", ""), "base64"),
    alt: "QR-code met de gegevens van de overschrijving",
    caption: "Scan deze code met de app van uw bank: de overschrijving wordt dan voor u ingevuld.",
    widthPixels: QR_SIDE,
  };
  return [facts, image, ...button];
}

/** @param pageUrl null for a guest, who has no account */
export async function reservationReceived(transfer: TransferDetails, pageUrl: string | null): Promise<MailContent> {
  const { reservation } = transfer;
  return {
    to: reservation.user.email,
    subject: `Uw reservering voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: "We hebben uw reservering goed ontvangen",
    greeting: greet(reservation.user.firstname),
    blocks: [
      { kind: "text", text: "Bedankt voor uw reservering! Uw plaatsen worden voor u vrijgehouden." },
      { kind: "facts", rows: reservationFacts(reservation) },
      {
        kind: "text",
        text: `Schrijf het bedrag over binnen ${PAY_WITHIN_WORKING_DAYS} werkdagen, ten laatste op ${fullDate(transfer.payBefore)}. Uw tickets krijgt u per mail zodra de betaling binnen is.`,
      },
      ...(await transferBlocks(transfer, pageUrl)),
      {
        kind: "note",
        text: `Een overschrijving verwerken kan tot ${TRANSFER_WORKING_DAYS} werkdagen duren. Zonder betaling vervalt de reservering op ${fullDate(reservation.expiresAt)}.`,
      },
    ],
  };
}

export async function paymentReminder(transfer: TransferDetails, pageUrl: string | null): Promise<MailContent> {
  const { reservation } = transfer;
  return {
    to: reservation.user.email,
    subject: `Herinnering: betaal uw reservering voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: "Vergeet u niet te betalen?",
    greeting: greet(reservation.user.firstname),
    blocks: [
      {
        kind: "text",
        text: `We zagen uw betaling nog niet binnenkomen. Zonder betaling vervalt uw reservering op ${fullDate(reservation.expiresAt)} en komen uw plaatsen weer vrij.`,
      },
      { kind: "facts", rows: reservationFacts(reservation) },
      ...(await transferBlocks(transfer, pageUrl)),
      {
        kind: "note",
        text: "Hebt u intussen betaald? Dan hoeft u niets meer te doen: een overschrijving is soms enkele dagen onderweg.",
      },
    ],
  };
}

export function reservationExpired(reservation: Reservation, ticketsUrl: string): MailContent {
  return {
    to: reservation.user.email,
    subject: `Uw reservering voor ${reservation.show.name} is vervallen (nr. ${reservation.id})`,
    title: "Uw reservering is vervallen",
    greeting: greet(reservation.user.firstname),
    blocks: [
      {
        kind: "text",
        text: "We ontvingen geen betaling binnen de termijn. Uw reservering is vervallen en de plaatsen zijn weer vrij voor anderen.",
      },
      { kind: "facts", rows: reservationFacts(reservation) },
      { kind: "text", text: "Wilt u toch komen kijken? Kies dan nieuwe plaatsen, u bent van harte welkom." },
      { kind: "button", label: "Kies nieuwe plaatsen", url: ticketsUrl },
      {
        kind: "note",
        text: "Hebt u wel betaald? Antwoord dan op deze mail, dan zoeken we het samen uit. Uw geld gaat nooit verloren.",
      },
    ],
  };
}

export function reservationCancelled(reservation: Reservation): MailContent {
  return {
    to: reservation.user.email,
    subject: `Uw reservering voor ${reservation.show.name} is geannuleerd (nr. ${reservation.id})`,
    title: "Uw reservering is geannuleerd",
    greeting: greet(reservation.user.firstname),
    blocks: [
      {
        kind: "text",
        text: reservation.cancelReason
          ? `Uw reservering werd door ons geannuleerd. Reden: ${reservation.cancelReason}`
          : "Uw reservering werd geannuleerd. U hoeft niets te betalen en de plaatsen zijn weer vrij.",
      },
      ...(reservation.cancelReason
        ? [
            {
              kind: "text",
              text: "Had u al betaald? Dan krijgt u het bedrag van ons terug. Uw tickets zijn niet meer geldig.",
            } as const,
          ]
        : []),
      { kind: "facts", rows: reservationFacts(reservation) },
      { kind: "note", text: "Is dit een vergissing? Antwoord dan op deze mail." },
    ],
  };
}
