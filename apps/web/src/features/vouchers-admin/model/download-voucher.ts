import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import type { Site } from "@podium/shared/contracts/site";
import { formatEuro } from "#platform/format.ts";
import { saveFile } from "#ui/save-file.ts";

/** Made in the browser, with what is on it now; the PDF library loads with the first download. */
export async function downloadVoucher(voucher: VoucherDetails, site: Site | undefined): Promise<void> {
  const [{ buildVoucherPdf, voucherPdfName }, fonts] = await Promise.all([
    import("@podium/shared/ticket-pdf-voucher"),
    import("#entities/print/ticket-fonts.ts").then(({ loadTicketFonts }) => loadTicketFonts()),
  ]);
  const { id, code, balance, name } = voucher;
  const sheet = {
    code,
    amount: formatEuro(balance),
    name,
    society: { name: site?.societyName ?? "Podium" },
    site: location.host,
  };
  saveFile(voucherPdfName(id), new Blob([await buildVoucherPdf(sheet, fonts)], { type: "application/pdf" }));
}
