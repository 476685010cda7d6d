import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { useMutation } from "@tanstack/react-query";
import { Printer } from "virtual:icons";
import { useSite } from "#entities/site/site.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { downloadVoucher } from "#features/vouchers-admin/model/download-voucher.ts";

/** Not of one that cannot be used. */
export function PrintVoucher({ voucher, primary = false }: { voucher: VoucherDetails; primary?: boolean }) {
  const site = useSite();
  const printing = useMutation({
    mutationFn: () => downloadVoucher(voucher, site),
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
