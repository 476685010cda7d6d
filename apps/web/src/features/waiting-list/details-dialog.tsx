import type { Show } from "@podium/shared/contracts/shows";
import { type ComponentType, type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";

/** A form that makes who fills it in a member. */
export interface AsksDetails {
  onState: (state: { busy: boolean }) => void;
  children: ReactNode;
}

interface DetailsDialogProps {
  show: Show;
  Details: ComponentType<AsksDetails>;
  onClose: () => void;
}

/** Before the wish: to whom its offer is mailed. */
export function DetailsDialog({ show, Details, onClose }: DetailsDialogProps) {
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      title="Zet mij op de wachtlijst"
      description={`${show.name}, ${formatDateTime(show.dateTime)}. Vul eerst in wie u bent: naar dit e-mailadres schrijven wij als er plaatsen voor u vrijkomen. Een wachtwoord hebt u niet nodig.`}
      onClose={onClose}
    >
      <p className="mb-4">
        Hebt u al een account?{" "}
        <Link to={paths.login} state={rememberPath(location)} className="text-link inline-block py-1 font-semibold">
          Log in
        </Link>
      </p>
      <Details onState={(state) => setBusy(state.busy)}>
        <Button type="submit" wide busy={busy}>
          Verder
        </Button>
      </Details>
    </Dialog>
  );
}
