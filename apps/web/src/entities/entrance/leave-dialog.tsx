import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "#platform/paths.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { leaveEntrance } from "./entrance.ts";

export function LeaveDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const navigate = useNavigate();
  const leaving = useMutation({ mutationFn: leaveEntrance, onSuccess: () => void navigate(paths.home) });
  return (
    <ConfirmDialog
      title="Toestel afmelden?"
      description={
        <p>
          {name} scant dan niet meer, en de gastenlijst verdwijnt van dit toestel. Om opnieuw te scannen maakt de
          verantwoordelijke een nieuwe QR-code.
        </p>
      }
      cancelLabel="Blijven scannen"
      confirmLabel="Afmelden"
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate()}
      onClose={onClose}
    >
      <ErrorNotice
        error={leaving.error}
        words={({ message }) => ({ message: "Afmelden lukte niet.", detail: message })}
        className="mt-4"
      />
    </ConfirmDialog>
  );
}
