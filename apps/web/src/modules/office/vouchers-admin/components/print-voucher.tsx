import type { CodedVoucher, VoucherDetails } from "@podium/shared/contracts/vouchers";
import { useMutation } from "@tanstack/react-query";
import { Printer } from "virtual:icons";
import type { Site } from "@podium/shared/contracts/site";
import { voucherPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import { useSite } from "#entities/site/site.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { savePdf, societyOnPaper } from "#entities/print/save-pdf.ts";
import { formatEuro } from "#platform/format.ts";

interface PrintVoucherProps {
  voucher: VoucherDetails;
  /** Undefined: the code is requested, which is logged. */
  code?: string | undefined;
  primary?: boolean;
}

/** Renders nothing for a voucher that cannot be used. */
export function PrintVoucher({ voucher, code, primary = false }: PrintVoucherProps) {
  const site = useSite();
  const printing = useMutation({
    mutationFn: async () =>
      downloadVoucher(
        code === undefined ? await api.showVoucherCode({ params: { id: voucher.id } }) : { ...voucher, code },
        site,
      ),
    onSuccess: () => toast.success("De cadeaubon staat bij uw downloads. Open hem om af te drukken."),
    onError: () => toast.error("De pdf is niet gemaakt. Probeer het opnieuw."),
  });
  return (
    <Button
      variant={primary ? "primary" : "secondary"}
      icon={<Printer />}
      busy={printing.isPending}
      disabled={voucher.blocked || voucher.balance === 0}
      onClick={() => printing.mutate()}
    >
      Cadeaubon afdrukken (pdf)
    </Button>
  );
}

/** Makes the PDF of a voucher with its current balance. */
async function downloadVoucher(voucher: CodedVoucher, site: Site | undefined): Promise<File> {
  const { id, code, balance, name } = voucher;
  const society = await societyOnPaper(site);
  const sheet = { code, amount: formatEuro(balance), name, society, site: location.host };
  return savePdf(voucherPdfName(id), import("@podium/shared/tickets/ticket-pdf"), ({ buildVoucherPdf }, fonts) =>
    buildVoucherPdf(sheet, fonts),
  );
}
