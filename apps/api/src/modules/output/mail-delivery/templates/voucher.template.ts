import { voucherPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import { euros } from "#platform/http/formats.ts";
import { button, type MailContent, note, text } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { addressTo } from "./wording.ts";
import { voucherWords } from "./words/voucher.words.ts";
import { wordingWords } from "./words/wording.words.ts";

type Voucher = NonNullable<Awaited<ReturnType<VouchersService["readIssued"]>>>;

const INTRODUCTIONS = {
  SOLD: "sold",
  FREE: "free",
  REFUND: "refund",
} as const satisfies Record<Voucher["origin"], string>;

/** Writes the code in the PDF alone: mails are forwarded, and their text is searched. */
export function voucherIssued(voucher: Voucher, pdf: Buffer, ticketsUrl: string): MailContent {
  const { id, name, email, balanceCents, origin, language } = voucher;
  const words = voucherWords[language];
  const amount = euros(balanceCents, language);
  return {
    ...addressTo({ email, firstname: name }, language),
    ...(!name && { greeting: wordingWords[language].greetingOfNobody }),
    subject: words.subject(amount),
    title: words.title(amount),
    blocks: [
      text(words.attached(words[INTRODUCTIONS[origin]])),
      text(words.howToUse),
      button(words.chooseSeats, ticketsUrl),
      note(words.keepSafe),
    ],
    attachments: [{ filename: voucherPdfName(id), content: pdf, contentType: "application/pdf" }],
    always: true,
  };
}
