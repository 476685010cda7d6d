import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Show } from "@podium/shared/contracts/shows";
import type { WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { Hourglass, Plus } from "virtual:icons";
import { useMemo, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { theatreDay } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { useLocalPage } from "#ui/data-table-model.ts";
import { toast } from "#ui/toast.ts";
import { refetchWaitingList, replaceWaitingList, waitingListQuery } from "./waiting-list.ts";
import type { PrintTickets } from "#modules/office/box-office/components/guest-reserved.tsx";
import { nameOf, offeredWords, entriesAhead } from "./waiting-words.ts";
import { AcceptDialog, AcceptedDialog } from "./accept-dialog.tsx";
import { AddEntryDialog, RemoveEntryDialog } from "./entry-dialogs.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { waitingColumns, waitingExport } from "./waiting-columns.tsx";

type Opened = { action: "offer" | "accept" | "remove"; entry: WaitingPerson } | { action: "add" } | null;

const NOBODY: readonly WaitingPerson[] = [];

export function WaitingEntries({ show, Print }: { show: Show; Print: PrintTickets | undefined }) {
  const list = useLiveQuery(waitingListQuery(show.id));
  const entries = list.data?.people ?? NOBODY;
  const [opened, setOpened] = useState<Opened>(null);
  const [accepted, setAccepted] = useState<Reservation | null>(null);
  const columns = useMemo(
    () =>
      waitingColumns({
        onOffer: (entry) => setOpened({ action: "offer", entry }),
        onAccept: (entry) => setOpened({ action: "accept", entry }),
        onRemove: (entry) => setOpened({ action: "remove", entry }),
      }),
    [],
  );
  const page = useLocalPage(entries, columns);
  const add = (
    <Button icon={<Plus />} onClick={() => setOpened({ action: "add" })}>
      Gast op de wachtlijst zetten
    </Button>
  );
  const close = (): void => setOpened(null);
  const done = (sentence: string) => (changed: Parameters<typeof replaceWaitingList>[1]) => {
    close();
    replaceWaitingList(show.id, changed);
    toast.success(sentence);
  };
  const entry = opened !== null && "entry" in opened ? opened.entry : null;
  const offer = entry?.offer ?? null;

  return (
    <>
      <Loaded query={list} loading="Wachtlijst laden…" words={adminErrorWords}>
        {() => (
          <DataTable
            caption="Wachtlijst"
            page={page}
            columns={columns}
            searchLabel="Zoek op naam, telefoon of e-mail"
            exportAs={listExport("wachtlijst", {
              fileName: `wachtlijst-${theatreDay(show.dateTime)}`,
              showId: show.id,
            })}
            alsoExported={waitingExport}
            actions={entries.length > 0 ? add : undefined}
            empty={
              <EmptyState icon={<Hourglass />} title="Niemand wacht op deze voorstelling" action={add}>
                Is ze uitverkocht, dan kunnen bezoekers zich bij Tickets inschrijven. Wie belt, zet u hier op de
                wachtlijst.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {opened?.action === "add" && (
        <AddEntryDialog show={show} onClose={close} onAdded={done("De gast staat op de wachtlijst.")} />
      )}
      {opened?.action === "offer" && entry && (
        <OfferDialog
          show={show}
          entry={entry}
          ahead={entriesAhead(entries, entries.find(({ id }) => id === entry.id) ?? entry)}
          onClose={close}
          onOffered={(changed) => {
            const now = changed.people.find(({ id }) => id === entry.id);
            done(offeredWords(entry, now?.offer?.seats.length ?? entry.seats))(changed);
          }}
        />
      )}
      {opened?.action === "accept" && entry && offer && (
        <AcceptDialog
          show={show}
          entry={entry}
          offer={offer}
          onClose={close}
          onAccepted={(reservation) => {
            close();
            setAccepted(reservation);
            refetchWaitingList(show.id);
          }}
        />
      )}
      {opened?.action === "remove" && entry && (
        <RemoveEntryDialog
          entry={entry}
          onClose={close}
          onRemoved={done(`${nameOf(entry)} staat niet meer op de wachtlijst.`)}
        />
      )}
      {accepted && <AcceptedDialog reservation={accepted} Print={Print} onClose={() => setAccepted(null)} />}
    </>
  );
}
