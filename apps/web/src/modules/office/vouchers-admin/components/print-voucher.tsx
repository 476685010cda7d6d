import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { useMutation } from "@tanstack/react-query";
import { Printer } from "virtual:icons";
import { useSite } from "#entities/site/site.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { downloadVoucher } from "#modules/office/vouchers-admin/model/download-voucher.ts";

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
