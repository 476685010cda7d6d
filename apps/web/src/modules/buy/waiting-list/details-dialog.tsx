import type { Show } from "@podium/shared/contracts/shows";
import { type ComponentType, type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { joinWaitingList } from "#messages/nl/waiting-list.tsx";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";

/** Props of a form that makes its visitor a member. */
export interface AsksDetails {
  onState: (state: { busy: boolean }) => void;
  children: ReactNode;
}

interface DetailsDialogProps {
  show: Show;
  Details: ComponentType<AsksDetails>;
  onClose: () => void;
}

/** Asks for details before the waiting list entry, because its offer is mailed. */
export function DetailsDialog({ show, Details, onClose }: DetailsDialogProps) {
  const t = joinWaitingList();
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t.join} description={t.firstWho(show.name, formatDateTime(show.dateTime))} onClose={onClose}>
      <p className="mb-4">
        {t.hasAccount}{" "}
        <Link to={paths.login} state={rememberPath(location)} className="text-link inline-block py-1 font-semibold">
          {t.signIn}
        </Link>
      </p>
      <Details onState={(state) => setBusy(state.busy)}>
        <Button type="submit" wide busy={busy}>
          {t.onward}
        </Button>
      </Details>
    </Dialog>
  );
}
