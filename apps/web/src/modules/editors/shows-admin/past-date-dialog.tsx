import { formatDateTime } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export function PastDateDialog({ dateTime, onAnswer }: { dateTime: string; onAnswer: (yes: boolean) => void }) {
  return (
    <ConfirmDialog
      title="In het verleden?"
      description={
        <p>
          {formatDateTime(dateTime)} is al voorbij. De voorstelling komt dan niet op de site, en er kan niets voor
          gereserveerd worden.
        </p>
      }
      cancelLabel="Datum aanpassen"
      confirmLabel="Toch bewaren"
      tone="plain"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}
