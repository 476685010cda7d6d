import type { CodedVoucher, VoucherDetails } from "@podium/shared/contracts/vouchers";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "virtual:icons";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";

interface VoucherCodeProps {
  voucher: VoucherDetails;
  /** Undefined until somebody requests the code. */
  code: string | undefined;
  onShown: (voucher: CodedVoucher) => void;
}

/** Masked until somebody requests the code, which is logged: whoever reads it can spend the voucher. */
export function VoucherCode({ voucher: { id, maskedCode }, code, onShown }: VoucherCodeProps) {
  const asking = useMutation({
    mutationFn: () => api.showVoucherCode({ params: { id } }),
    onSuccess: onShown,
    onError: () => toast.error("De code is niet opgehaald. Probeer het opnieuw."),
  });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="font-mono text-lg font-semibold tracking-wide wrap-anywhere select-all">
        {code ?? maskedCode}
      </span>
      {code === undefined && (
        <Button variant="quiet" icon={<Eye />} busy={asking.isPending} onClick={() => asking.mutate()}>
          Code tonen
        </Button>
      )}
    </span>
  );
}
