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
import { nameOf, offeredWords, peopleAhead } from "./waiting-words.ts";
import { AcceptDialog, AcceptedDialog } from "./accept-dialog.tsx";
import { AddWishDialog, RemoveWishDialog } from "./entry-dialogs.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { waitingColumns, waitingExport } from "./waiting-columns.tsx";

type Opened = { act: "offer" | "accept" | "remove"; person: WaitingPerson } | { act: "add" } | null;

const NOBODY: readonly WaitingPerson[] = [];

/** The waiting list of a show, with the actions of the box office. */
export function WaitingPeople({ show, Print }: { show: Show; Print: PrintTickets | undefined }) {
  const list = useLiveQuery(waitingListQuery(show.id));
  const people = list.data?.people ?? NOBODY;
  const [opened, setOpened] = useState<Opened>(null);
  const [accepted, setAccepted] = useState<Reservation | null>(null);
  const columns = useMemo(
    () =>
      waitingColumns({
        onOffer: (person) => setOpened({ act: "offer", person }),
        onAccept: (person) => setOpened({ act: "accept", person }),
        onRemove: (person) => setOpened({ act: "remove", person }),
      }),
    [],
  );
  const page = useLocalPage(people, columns);
  const add = (
    <Button icon={<Plus />} onClick={() => setOpened({ act: "add" })}>
      Gast op de wachtlijst zetten
    </Button>
  );
  const close = (): void => setOpened(null);
  const done = (sentence: string) => (changed: Parameters<typeof replaceWaitingList>[1]) => {
    close();
    replaceWaitingList(show.id, changed);
    toast.success(sentence);
  };
  const person = opened !== null && "person" in opened ? opened.person : null;
  const offer = person?.offer ?? null;

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
            actions={people.length > 0 ? add : undefined}
            empty={
              <EmptyState icon={<Hourglass />} title="Niemand wacht op deze voorstelling" action={add}>
                Is ze uitverkocht, dan kunnen bezoekers zich bij Tickets inschrijven. Wie belt, zet u hier op de
                wachtlijst.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {opened?.act === "add" && (
        <AddWishDialog show={show} onClose={close} onAdded={done("De gast staat op de wachtlijst.")} />
      )}
      {opened?.act === "offer" && person && (
        <OfferDialog
          show={show}
          person={person}
          ahead={peopleAhead(people, people.find(({ id }) => id === person.id) ?? person)}
          onClose={close}
          onOffered={(changed) => {
            const now = changed.people.find(({ id }) => id === person.id);
            done(offeredWords(person, now?.offer?.seats.length ?? person.seats))(changed);
          }}
        />
      )}
      {opened?.act === "accept" && person && offer && (
        <AcceptDialog
          show={show}
          person={person}
          offer={offer}
          onClose={close}
          onAccepted={(reservation) => {
            close();
            setAccepted(reservation);
            refetchWaitingList(show.id);
          }}
        />
      )}
      {opened?.act === "remove" && person && (
        <RemoveWishDialog
          person={person}
          onClose={close}
          onRemoved={done(`${nameOf(person)} staat niet meer op de wachtlijst.`)}
        />
      )}
      {accepted && <AcceptedDialog reservation={accepted} Print={Print} onClose={() => setAccepted(null)} />}
    </>
  );
}
