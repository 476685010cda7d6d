import type { CodedVoucher } from "@podium/shared/contracts/vouchers";
import type { Site } from "@podium/shared/contracts/site";
import { voucherPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import { savePdf, societyOnPaper } from "#entities/print/save-pdf.ts";
import { formatEuro } from "#platform/format.ts";

/** Makes the PDF of a voucher with its current balance. */
export async function downloadVoucher(voucher: CodedVoucher, site: Site | undefined): Promise<File> {
  const { id, code, balance, name } = voucher;
  const society = await societyOnPaper(site);
  const sheet = { code, amount: formatEuro(balance), name, society, site: location.host };
  return savePdf(
    voucherPdfName(id),
    import("@podium/shared/tickets/ticket-pdf-voucher"),
    ({ buildVoucherPdf }, fonts) => buildVoucherPdf(sheet, fonts),
  );
}
