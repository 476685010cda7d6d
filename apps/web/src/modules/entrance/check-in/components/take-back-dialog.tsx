import type { CheckInProduct } from "@podium/shared/contracts/check-in";
import { useMutation } from "@tanstack/react-query";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import type { CheckIn } from "#modules/entrance/check-in/model/check-in.ts";

interface TakeBackDialogProps {
  checkIn: Pick<CheckIn, "takeBack">;
  line: CheckInProduct;
  onClose: () => void;
}

export function TakeBackDialog({ checkIn, line, onClose }: TakeBackDialogProps) {
  const takingBack = useMutation({ mutationFn: () => checkIn.takeBack(line), onSuccess: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Uitgifte terugnemen"
      description={`De laatste uitgifte van ${line.name} aan ${line.guest} telt dan niet meer.`}
      confirmLabel="Terugnemen"
      cancelLabel="Terug"
      busy={takingBack.isPending}
      onConfirm={() => takingBack.mutate()}
    >
      <ErrorNotice error={takingBack.error} />
    </ConfirmDialog>
  );
}
