import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { joinWaitingList } from "#messages/nl/waiting-list.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { stopJoining } from "./joining.ts";
import { ownPlacesQuery } from "./own-places.ts";

interface EntryProps {
  show: Show;
  seats: number | undefined;
  /** Sends the mail again, for a user who has not confirmed their address. */
  resend: ReactNode;
}

interface JoiningDialogProps extends EntryProps {
  Details: ComponentType<AsksDetails>;
}

/** The dialog of the waiting list whose button was pressed: one per page, for all its buttons. */
export function JoiningDialog({ Details, ...entry }: JoiningDialogProps) {
  const user = useAtomValue(userAtom);
  // Waits for the session, because a new session redraws the page, which would lose what was typed.
  if (user === null) return null;
  if (user.anonymous) return <DetailsDialog show={entry.show} Details={Details} onClose={stopJoining} />;
  return <EntryDialog {...entry} />;
}

/** The form to join; visitors who turn out to be waiting already, perhaps once identified, see their place instead. */
function EntryDialog({ show, seats, resend }: EntryProps) {
  const { data: places } = useLiveQuery(ownPlacesQuery());
  const isWaiting = places?.some((place) => place.show.id === show.id) ?? false;
  useEffect(() => {
    if (isWaiting) stopJoining();
  }, [isWaiting]);
  if (places === undefined || isWaiting) return null;
  return <WaitingListDialog show={show} seats={seats} resend={resend} onClose={stopJoining} />;
}

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
function DetailsDialog({ show, Details, onClose }: DetailsDialogProps) {
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

interface WaitingListDialogProps {
  show: Show;
  seats?: number | undefined;
  resend?: ReactNode;
  onClose: () => void;
}

export function WaitingListDialog({ show, seats = 2, resend, onClose }: WaitingListDialogProps) {
  const t = joinWaitingList();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/waiting-list")).joinWaitingList.body,
    defaultValues: { seats, together: true },
    submit: (body) => api.joinWaitingList({ params: { id: show.id }, body }),
    onSuccess: ({ position }) => {
      void liveQueries.refetch(ownPlacesQuery().key);
      toast.success(position === null ? t.joined : t.joinedAs(position));
      onClose();
    },
  });
  const { failure } = form;
  return (
    <FormDialog
      form={form}
      title={t.join}
      description={t.whatNext(show.name, formatDateTime(show.dateTime))}
      submitLabel={t.submit}
      words={(error) => ({ detail: error.message })}
      remedy={failure instanceof ApiError && failure.code === "EMAIL_NOT_VERIFIED" && resend}
      onClose={onClose}
    >
      <TextField
        label={t.howMany}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_CART_SEATS}
        {...form.field("seats", t.numberUpTo(MAX_CART_SEATS), { valueAsNumber: true })}
      />
      <Checkbox label={t.together} {...form.register("together")} />
      <p className="text-muted">{t.takesLonger}</p>
    </FormDialog>
  );
}
