import type { Show } from "@podium/shared/contracts/shows";
import { Drama, Plus } from "virtual:icons";
import { lazy, Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { usePlayTitles } from "#entities/plays/managed-plays.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { isElsewhere, isUnannounced } from "#modules/editors/shows-admin/changes/unannounced.ts";
import { queryClient } from "#platform/query-client.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { useLocalPage } from "#ui/data-table-model.ts";
import { Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.ts";
import { DeleteShowDialog } from "./delete-show-dialog.tsx";
import { plannedWords } from "./new-show.ts";
import { showColumns } from "./show-columns.tsx";
import { ShowDialog } from "./show-dialog.tsx";

const CancelShowDialog = lazy(async () => ({
  default: (await import("./changes/cancel-show-dialog.tsx")).CancelShowDialog,
}));
const ChoicesDialog = lazy(async () => ({ default: (await import("./changes/choices-dialog.tsx")).ChoicesDialog }));
const AnnounceDialog = lazy(async () => ({
  default: (await import("./changes/announce-dialog.tsx")).AnnounceDialog,
}));
const MessageDialog = lazy(async () => ({ default: (await import("./message-dialog.tsx")).MessageDialog }));

const SOONEST_FIRST = { sort: { id: "date", desc: false } };
const LATEST_FIRST = { sort: { id: "date", desc: true } };

interface ShowsTableProps {
  /** Controlled, because the page's own button opens the dialog too. */
  planning: boolean;
  onPlanning: (open: boolean) => void;
  onSeats: (show: Show) => void;
}

export function ShowsTable({ planning, onPlanning, onSeats }: ShowsTableProps) {
  const list = useLiveQuery(allShowsQuery);
  const [editing, setEditing] = useState<Show | null>(null);
  const [copying, setCopying] = useState<Show | null>(null);
  const [deleting, setDeleting] = useState<Show | null>(null);
  const [writing, setWriting] = useState<Show | null>(null);
  const [cancelling, setCancelling] = useState<Show | null>(null);
  const [reading, setReading] = useState<Show | null>(null);
  const [announcing, setAnnouncing] = useState<Show | null>(null);
  const manages = userMay(useAtomValue(userAtom), "admin");
  const shows = list.data ?? [];
  const namesHalls = new Set(shows.map(({ hallName }) => hallName)).size > 1;
  const hasPlays = shows.some(({ playSlug }) => playSlug !== undefined);
  const playTitles = usePlayTitles(hasPlays);
  const columns = useMemo(
    () =>
      showColumns({
        manages,
        namesHalls,
        playTitles: hasPlays ? playTitles : null,
        onEdit: setEditing,
        onCopy: setCopying,
        onSeats,
        onDelete: setDeleting,
        onWrite: setWriting,
        onAnnounce: setAnnouncing,
        onChoices: setReading,
      }),
    [manages, namesHalls, hasPlays, playTitles, onSeats],
  );
  const now = useServerNow(60_000);
  const upcoming = shows.filter(({ dateTime }) => Date.parse(dateTime) > now);
  const ended = shows.filter(({ dateTime }) => Date.parse(dateTime) <= now);
  const [address, setAddress] = useSearchParams();
  const isPast = address.get("tab") === "past";
  const page = useLocalPage(isPast ? ended : upcoming, columns, isPast ? LATEST_FIRST : SOONEST_FIRST);
  const table = { columns, page, searchLabel: "Zoek op voorstelling of datum" };
  // Refetches every list of shows, the public ones too.
  const refreshShows = (): void => void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
  const done = (sentence: string): void => {
    toast.success(sentence, { duration: 3000 });
    refreshShows();
  };

  return (
    <>
      <Loaded query={list} loading="Voorstellingen laden..." words={adminErrorWords}>
        {() => (
          <Tabs
            label="Voorstellingen"
            value={isPast ? "past" : "coming"}
            onValueChange={(tab) => setAddress(tab === "past" ? { tab } : {})}
            tabs={[
              {
                value: "coming",
                label: `Komend (${upcoming.length})`,
                content: (
                  <DataTable
                    {...table}
                    caption="Komende voorstellingen"
                    exportAs={listExport("voorstellingen")}
                    empty={
                      <EmptyState
                        icon={<Drama />}
                        title="Geen voorstellingen gepland"
                        action={
                          manages && (
                            <Button icon={<Plus />} onClick={() => onPlanning(true)}>
                              Nieuwe voorstelling
                            </Button>
                          )
                        }
                      />
                    }
                  />
                ),
              },
              {
                value: "past",
                label: `Voorbij (${ended.length})`,
                content: (
                  <DataTable
                    {...table}
                    caption="Voorbije voorstellingen"
                    exportAs={listExport("voorbije-voorstellingen")}
                    empty={<EmptyState icon={<Drama />} title="Nog geen voorbije voorstellingen" />}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {(planning || editing || copying) && (
        <ShowDialog
          show={editing}
          shows={shows}
          {...(copying && { source: copying })}
          onClose={() => {
            onPlanning(false);
            setEditing(null);
            setCopying(null);
          }}
          onCancelShow={() => {
            setCancelling(editing);
            setEditing(null);
          }}
          onChoices={() => {
            setReading(editing);
            setEditing(null);
          }}
          onSaved={(saved, all) => {
            const { name } = saved;
            const isMoved = editing !== null && (saved.dateTime !== editing.dateTime || isElsewhere(saved, editing));
            if (isMoved) setAnnouncing(saved);
            onPlanning(false);
            setEditing(null);
            setCopying(null);
            if (isMoved && isUnannounced(saved)) refreshShows();
            else done(editing ? `${name} is bewaard.` : plannedWords(all));
          }}
        />
      )}
      <Suspense>
        {cancelling && (
          <CancelShowDialog
            show={cancelling}
            onClose={() => setCancelling(null)}
            onCancelled={() => {
              done(`${cancelling.name} is afgelast. De mails vertrekken.`);
              setReading(cancelling);
              setCancelling(null);
            }}
          />
        )}
        {reading && <ChoicesDialog show={reading} onClose={() => setReading(null)} />}
        {announcing && isUnannounced(announcing) && (
          <AnnounceDialog
            show={announcing}
            onClose={() => setAnnouncing(null)}
            onSent={(asked) => {
              done("De mails vertrekken.");
              if (asked) setReading(announcing);
              setAnnouncing(null);
            }}
            onSkipped={() => {
              done("Er vertrekt geen mail.");
              setAnnouncing(null);
            }}
          />
        )}
      </Suspense>
      {writing && (
        <Suspense>
          <MessageDialog show={writing} onClose={() => setWriting(null)} />
        </Suspense>
      )}
      {deleting && (
        <DeleteShowDialog
          show={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => done(`${deleting.name} is verwijderd.`)}
          onCancelShow={() => {
            setCancelling(deleting);
            setDeleting(null);
          }}
        />
      )}
    </>
  );
}
