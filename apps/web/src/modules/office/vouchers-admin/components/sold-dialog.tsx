import type { CodedVoucher } from "@podium/shared/contracts/vouchers";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { PrintVoucher } from "./print-voucher.tsx";

interface SoldDialogProps {
  voucher: CodedVoucher;
  onClose: () => void;
  onAgain: () => void;
}

/** The voucher that the buyer gets. */
export function SoldDialog({ voucher, onClose, onAgain }: SoldDialogProps) {
  const { id, code, balance, name, email } = voucher;
  return (
    <Dialog
      title={`Cadeaubon ${id} is gemaakt`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onAgain}>
            Nog een verkopen
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Klaar
          </Button>
        </>
      }
    >
      <p className="text-lg">
        <strong>{formatEuro(balance)}</strong>
        {name !== "" && ` voor ${name}`}
      </p>
      <p className="mt-3 text-muted">Code</p>
      <p className="font-mono text-2xl font-semibold tracking-wide wrap-anywhere select-all">{code}</p>
      {email !== "" && (
        <Notice tone="success" className="mt-4">
          De bon wordt gemaild naar <strong className="wrap-anywhere">{email}</strong>.
        </Notice>
      )}
      <div className="mt-5">
        <PrintVoucher voucher={voucher} code={code} primary />
      </div>
    </Dialog>
  );
}
