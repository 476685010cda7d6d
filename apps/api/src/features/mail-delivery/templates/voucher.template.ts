import { voucherPdfName } from "@podium/shared/ticket-pdf-names";
import { euros } from "#platform/formats.ts";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { VouchersService } from "#features/vouchers/vouchers.service.ts";

type Voucher = NonNullable<Awaited<ReturnType<VouchersService["readIssued"]>>>;

const INTRODUCTIONS = {
  SOLD: "Hier is uw cadeaubon.",
  FREE: "Hier is een cadeaubon voor u.",
  REFUND: "U krijgt geld van ons terug, als cadeaubon.",
} as const satisfies Record<Voucher["origin"], string>;

/** The code is in the PDF alone: mails are forwarded, and their text is searched. */
export function voucherIssued(voucher: Voucher, pdf: Buffer, ticketsUrl: string): MailContent {
  const { id, name, email, balanceCents, origin } = voucher;
  return {
    to: email,
    greeting: name ? `Dag ${name},` : "Dag,",
    subject: `Cadeaubon van ${euros(balanceCents)}`,
    title: `Een cadeaubon van ${euros(balanceCents)}`,
    blocks: [
      text(`${INTRODUCTIONS[origin]} De bon zit als pdf bij deze mail: u kunt hem bewaren of afdrukken.`),
      text(
        "Kies plaatsen voor een voorstelling en tik bij het afrekenen de code van de bon in. Wat u niet gebruikt, blijft op de bon staan.",
      ),
      button("Kies plaatsen", ticketsUrl),
      note("Wie de code heeft, kan de bon gebruiken. Bewaar deze mail dus goed."),
    ],
    attachments: [{ filename: voucherPdfName(id), content: pdf, contentType: "application/pdf" }],
    always: true,
  };
}
