import { displayCode } from "@podium/shared/tickets/code-text";
import { voucherPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import {
  addressTo,
  button,
  type MailContent,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { euros } from "#platform/process/formats.ts";
import type { TicketsService } from "./tickets.service.ts";
import { voucherWords } from "./vouchers.words.ts";

type Voucher = NonNullable<Awaited<ReturnType<VouchersService["readIssued"]>>>;

const INTRODUCTIONS = {
  SOLD: "sold",
  FREE: "free",
  REFUND: "refund",
} as const satisfies Record<Voucher["origin"], string>;

/** Writes the code in the PDF alone: mails are forwarded, and their text is searched. */
function voucherIssued(voucher: Voucher, pdf: Buffer, ticketsUrl: string): MailContent {
  const { id, name, email, balanceCents, origin, language } = voucher;
  const words = voucherWords[language];
  const amount = euros(balanceCents, language);
  return {
    ...addressTo({ email, firstname: name }, language),
    ...(!name && { greeting: mailWords[language].greetingOfNobody }),
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

/** The mail with a voucher, which is printed as tickets are. @param deps.publicUrl without a trailing slash */
export function createVouchersMails(deps: {
  vouchers: Pick<VouchersService, "readIssued">;
  tickets: Pick<TicketsService, "printVoucher">;
  publicUrl: string;
}): MailTemplates<"VOUCHER"> {
  const { publicUrl } = deps;
  return {
    async VOUCHER(voucherId) {
      const voucher = await deps.vouchers.readIssued(voucherId);
      if (!voucher) return null;
      const { code, balanceCents: cents, name, language } = voucher;
      const site = new URL(publicUrl).host;
      const pdf = await deps.tickets.printVoucher({ code: displayCode(code), cents, name, site, language });
      return voucherIssued(voucher, pdf, `${siteFor(publicUrl, voucher)}/tickets`);
    },
  };
}
