import type { Chooser, ShowChangeState } from "@podium/shared/contracts/show-changes";
import type { Show } from "@podium/shared/contracts/shows";
import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { BellRing } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { people } from "#modules/editors/shows-admin/show-messages.ts";
import { api } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { formatDate, formatEuro } from "#platform/format.ts";
import { newId } from "#platform/new-id.ts";
import { paths, reservationPath, voucherPath } from "#platform/paths.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { ChooseForDialog } from "./choose-for-dialog.tsx";
import { reminderDraft } from "./drafts.ts";
import { giftsOf, isUndecided, progressOf, showChangeQuery, stateWords } from "./show-change.ts";

type Change = NonNullable<ShowChangeState["change"]>;

export function ChoicesDialog({ show, onClose }: { show: Show; onClose: () => void }) {
  const query = useLiveQuery(showChangeQuery(show.id));
  const [choosing, setChoosing] = useState<Chooser | null>(null);
  const [reminding, setReminding] = useState(false);
  const change = query.data?.change ?? null;
  const isOpen = change !== null && Date.parse(change.chooseBefore) > serverNow();
  const undecided = change?.items.filter(isUndecided) ?? [];
  const refetch = (): void => void query.refetch();
  return (
    <Dialog
      title="Wie koos wat?"
      size="lg"
      description={
        <p>
          {show.name}
          {change && `, kiezen kan tot en met ${formatDate(change.chooseBefore)}`}
        </p>
      }
      onClose={onClose}
      footer={
        isOpen &&
        undecided.some(({ email }) => email !== "") && (
          <Button icon={<BellRing />} onClick={() => setReminding(true)}>
            Herinner wie nog niet koos…
          </Button>
        )
      }
    >
      <Loaded query={query} loading="Keuzes laden..." words={adminErrorWords}>
        {({ change: loaded }) =>
          loaded === null ? (
            <p>Over deze voorstelling werd nog niets gevraagd.</p>
          ) : (
            <Choices change={loaded} onChoose={setChoosing} />
          )
        }
      </Loaded>
      {choosing && change && (
        <ChooseForDialog
          chooser={choosing}
          onClose={() => setChoosing(null)}
          onChosen={() => {
            setChoosing(null);
            refetch();
          }}
        />
      )}
      {reminding && change && (
        <RemindDialog show={show} change={change} undecided={undecided} onClose={() => setReminding(false)} />
      )}
    </Dialog>
  );
}

function Choices({ change, onChoose }: { change: Change; onChoose: (chooser: Chooser) => void }) {
  const gifts = giftsOf(change.items);
  return (
    <>
      <p role="status" className="mb-3 font-semibold">
        {progressOf(change.items)}
      </p>
      {change.items.some(({ choice }) => choice === "MONEY") && (
        <p className="mb-3 text-muted">
          Wat terugbetaald moet worden, staat bij{" "}
          <Link to={paths.payments} className="text-link">
            Betalingen
          </Link>
          .
        </p>
      )}
      {gifts > 0 && <p className="mb-3 text-muted">Samen geschonken: {formatEuro(gifts)}.</p>}
      <ul className="divide-y divide-line">
        {change.items.map((item) => (
          <li key={item.reservationId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">{item.name}</p>
              <p className="text-sm text-muted wrap-anywhere">
                <Link to={reservationPath(item.reservationId)} className="text-link">
                  nr. {item.reservationId}
                </Link>
                {[
                  placesOrReturned(item.seats),
                  formatEuro(item.amount),
                  item.number,
                  item.email === "" ? "geen e-mailadres" : "",
                ]
                  .filter(Boolean)
                  .map((words) => `, ${words}`)}
              </p>
              {item.chosenBy !== null && <p className="text-sm text-muted">Gekozen door {item.chosenBy}</p>}
              {item.email === "" &&
                item.voucherIds.map((id) => (
                  <p key={id}>
                    <Link to={voucherPath(id)} className="text-link inline-block py-1">
                      Druk cadeaubon nr. {id} af
                    </Link>{" "}
                    <span className="text-sm text-muted">en geef of stuur hem: er vertrok geen mail.</span>
                  </p>
                ))}
            </div>
            <Badge tone={isUndecided(item) ? "warning" : item.choice === null ? "neutral" : "success"}>
              {stateWords(item)}
              {item.isRefunded && item.choice === "MONEY" && ", onderweg"}
            </Badge>
            {item.choices.length > 0 && (
              <Button size="sm" variant="secondary" onClick={() => onChoose(item)}>
                Kies<span className="sr-only"> voor {item.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RemindDialogProps {
  show: Show;
  change: Change;
  undecided: readonly Chooser[];
  onClose: () => void;
}

function RemindDialog({ show, change, undecided, onClose }: RemindDialogProps) {
  const [key] = useState(newId);
  const draft = reminderDraft(show);
  const addresses = undecided.map(({ email }) => email.toLowerCase()).filter((email) => email !== "");
  const without = undecided.length - addresses.length;
  const reminding = useMutation({
    mutationFn: () => api.remindChoosers({ params: { id: show.id }, body: { ...draft, key } }),
    onSuccess: (state) => {
      liveQueries.change(showChangeQuery(show.id).key, () => state);
      toast.success("De herinnering is onderweg.", { duration: 5000 });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`${people(new Set(addresses).size)} herinneren?`}
      description={
        <>
          <p>
            Wie nog niet koos, krijgt deze mail, opnieuw met een eigen knop en met de laatste dag:{" "}
            {formatDate(change.chooseBefore)}.
            {without > 0 &&
              ` ${without === 1 ? "1 reservering heeft" : `${without} reserveringen hebben`} geen e-mailadres: bel die mensen op.`}
          </p>
          <p className="mt-3 rounded-lg border border-line p-4 whitespace-pre-line">{draft.text}</p>
        </>
      }
      cancelLabel="Nog niet"
      confirmLabel="Versturen"
      tone="plain"
      busy={reminding.isPending}
      onConfirm={() => reminding.mutate()}
      onClose={onClose}
    >
      <ErrorNotice
        error={reminding.error}
        words={failedWords("De herinnering is niet verstuurd.", DONE_ONCE)}
        className="mt-4"
      />
    </ConfirmDialog>
  );
}
