import { PAY_WITHIN_WORKING_DAYS, TRANSFER_WORKING_DAYS } from "@podium/shared/limits";
import { qrDataUrl } from "@podium/shared/qr-image";
import { euros, fullDate, fullMoment } from "#platform/formats.ts";
import {
  button,
  link,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#features/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#features/payments/transfers.service.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { addressTo, type House, reductionRows, reservationFacts, visitBlocks } from "./wording.ts";

const QR_SIDE = 220;

async function transferBlocks(transfer: TransferDetails, pageUrl: string | null): Promise<MailBlock[]> {
  const facts: MailBlock = {
    kind: "facts",
    rows: [
      ...reductionRows(transfer.reservation),
      ["Bedrag", euros(transfer.reservation.totalCents)],
      ["Rekeningnummer", transfer.iban],
      ["BIC", transfer.bic],
      ["Begunstigde", transfer.beneficiary],
      ["Mededeling", transfer.reference],
    ],
  };
  const buttons = pageUrl === null ? [] : [button("Bekijk de betaalgegevens", pageUrl)];
  if (transfer.epc === null) return [facts, ...buttons];
  const image: MailBlock = {
    kind: "image",
    png: Buffer.from((await qrDataUrl(transfer.epc)).replace("data:image/png;base64,", ""), "base64"),
    alt: "QR-code met de gegevens van de overschrijving",
    caption: "Scan deze code met de app van uw bank: de overschrijving wordt dan voor u ingevuld.",
    widthPixels: QR_SIDE,
  };
  return [facts, image, ...buttons];
}

export const NOTHING_OWED =
  "U hoeft niets meer te betalen en de plaatsen zijn weer vrij. Was uw betaling al onderweg, dan krijgt u ze van ons terug.";

/** For an address that was never verified. */
export function longerBlocks({ expiresAt, longerUntil }: Reservation, accountUrl: string): MailBlock[] {
  if (longerUntil === null) return [];
  return [
    text(
      `Bevestig uw e-mailadres om uw stoelen langer te houden: open de link in onze mail 'Bevestig uw e-mailadres'. Dan hebt u tot ${fullDate(longerUntil)} om te betalen. Zonder bevestiging komen uw plaatsen vrij op ${fullMoment(expiresAt)}.`,
    ),
    link("De mail niet meer? Vraag op uw account een nieuwe link", accountUrl),
  ];
}

/** @param pageUrl null for a guest, who has no account */
export async function reservationReceived(
  transfer: TransferDetails,
  { pageUrl, accountUrl }: { pageUrl: string | null; accountUrl: string },
  house: House,
): Promise<MailContent> {
  const { reservation } = transfer;
  return {
    ...addressTo(reservation.user),
    subject: `Uw reservering voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: "We hebben uw reservering goed ontvangen",
    blocks: [
      text("Bedankt voor uw reservering! Uw plaatsen worden voor u vrijgehouden."),
      ...visitBlocks(reservation, house),
      ...longerBlocks(reservation, accountUrl),
      text(
        `Schrijf het bedrag over${reservation.longerUntil === null ? ` binnen ${PAY_WITHIN_WORKING_DAYS} werkdagen` : ""}, ten laatste op ${fullDate(transfer.payBefore)}. Uw tickets krijgt u per mail zodra de betaling binnen is.`,
      ),
      ...(await transferBlocks(transfer, pageUrl)),
      note(
        `Een overschrijving verwerken kan tot ${TRANSFER_WORKING_DAYS} werkdagen duren. Zonder betaling vervalt de reservering op ${fullDate(reservation.expiresAt)}.`,
      ),
    ],
  };
}

export async function paymentReminder(
  transfer: TransferDetails,
  pageUrl: string | null,
  house: House,
): Promise<MailContent> {
  const { reservation } = transfer;
  return {
    ...addressTo(reservation.user),
    subject: `Herinnering: betaal uw reservering voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: "Vergeet u niet te betalen?",
    blocks: [
      text(
        `We zagen uw betaling nog niet binnenkomen. Zonder betaling vervalt uw reservering op ${fullDate(reservation.expiresAt)} en komen uw plaatsen weer vrij.`,
      ),
      ...visitBlocks(reservation, house),
      ...(await transferBlocks(transfer, pageUrl)),
      note(
        "Hebt u intussen betaald? Dan hoeft u niets meer te doen: een overschrijving is soms enkele dagen onderweg.",
      ),
    ],
  };
}

export function reservationExpired(reservation: Reservation, ticketsUrl: string): MailContent {
  return {
    ...addressTo(reservation.user),
    subject: `Uw reservering voor ${reservation.show.name} is vervallen (nr. ${reservation.id})`,
    title: "Uw reservering is vervallen",
    blocks: [
      text(
        "We ontvingen geen betaling binnen de termijn. Uw reservering is vervallen en de plaatsen zijn weer vrij voor anderen.",
      ),
      reservationFacts(reservation),
      text("Wilt u toch komen kijken? Kies dan nieuwe plaatsen, u bent van harte welkom."),
      button("Kies nieuwe plaatsen", ticketsUrl),
      note("Hebt u wel betaald? Antwoord dan op deze mail, dan zoeken we het samen uit. Uw geld gaat nooit verloren."),
    ],
  };
}
