import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { Plus, Printer, TicketPercent } from "virtual:icons";
import { useMemo, useState } from "react";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/clipboard.ts";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Notice } from "#ui/notice.tsx";
import { useLocalPage, useMarks } from "#ui/data-table-model.ts";
import { toast } from "#ui/toast.ts";
import { PrintCodesDialog } from "./print-codes-dialog.tsx";
import { ticketCodeColumns } from "./ticket-code-columns.tsx";
import { ChangeCodeDialog, CreateTicketCodeDialog } from "./ticket-code-dialogs.tsx";

/** Newest first. Refetched, as the number of uses changes without an event. */
const ticketCodesQuery = liveQuery({
  key: ["ticket-codes"],
  fetch: (signal) => api.listTicketCodes({ signal }),
});

/** How long each message stays (specification, sections 2 and 9). */
const COPIED_MS = 2000;
const CHANGED_MS = 3000;

interface TicketCodesTableProps {
  /** Controlled, because the page's own button opens the dialog too. */
  creating: boolean;
  onCreating: (open: boolean) => void;
}

export function TicketCodesTable({ creating, onCreating }: TicketCodesTableProps) {
  const list = useLiveQuery(ticketCodesQuery);
  const shows = useLiveQuery(allShowsQuery);
  const [deleting, setDeleting] = useState<TicketCode | null>(null);
  const [changing, setChanging] = useState<TicketCode | null>(null);
  const [printing, setPrinting] = useState<readonly TicketCode[] | null>(null);
  const [marks, mark] = useMarks();
  const columns = useMemo(
    () =>
      ticketCodeColumns(
        { onCopy: (code) => void copy(code.code), onChange: setChanging, onDelete: setDeleting },
        shows.data,
      ),
    [shows.data],
  );
  const page = useLocalPage(list.data ?? [], columns);

  const openPrinting = async (): Promise<void> => setPrinting(await page.everyRow());

  return (
    <>
      <Loaded query={list} loading="Codes laden..." words={adminErrorWords}>
        {() => (
          <DataTable
            caption="Ticketcodes"
            page={page}
            columns={columns}
            rowClass={({ id }) => (marks.has(id) ? "ring-2 ring-inset ring-brass" : undefined)}
            searchLabel="Zoek op code, naam of type"
            exportAs={listExport("ticketcodes")}
            actions={
              page.total > 0 && (
                <Button variant="secondary" icon={<Printer />} onClick={() => void openPrinting()}>
                  Codes afdrukken
                </Button>
              )
            }
            empty={
              <EmptyState
                icon={<TicketPercent />}
                title="Geen ticketcodes gevonden"
                action={
                  <Button icon={<Plus />} onClick={() => onCreating(true)}>
                    Eerste Code Aanmaken
                  </Button>
                }
              >
                Maak je eerste ticketcode aan om te beginnen
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {creating && (
        <CreateTicketCodeDialog
          onClose={() => onCreating(false)}
          onCreated={({ id, code }) => {
            onCreating(false);
            mark(id, "new");
            toast.success("Ticketcode succesvol aangemaakt!", { description: code, duration: CHANGED_MS });
            void list.refetch();
          }}
        />
      )}
      {changing && (
        <ChangeCodeDialog
          code={changing}
          named={shows.data}
          onClose={() => setChanging(null)}
          onChanged={({ id, code }) => {
            setChanging(null);
            mark(id, "new");
            toast.success(`Code ${code} is bewaard.`, { duration: CHANGED_MS });
            void list.refetch();
          }}
        />
      )}
      {printing && <PrintCodesDialog codes={printing} named={shows.data} onClose={() => setPrinting(null)} />}
      {deleting && (
        <DeleteDialog
          title="Code Verwijderen"
          description={
            <>
              <p>
                Weet je zeker dat je code <strong className="font-mono">{deleting.code}</strong> wilt verwijderen?
              </p>
              <p className="mt-3 text-muted">
                De code werkt dan meteen niet meer. Reserveringen die ze al gebruikten, blijven zoals ze zijn.
              </p>
            </>
          }
          remove={() => api.deleteTicketCode({ params: { id: deleting.id } })}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            toast.success(`Code ${deleting.code} verwijderd!`, { duration: CHANGED_MS });
            void list.refetch();
          }}
        >
          <Notice tone="warning" className="mt-4">
            Deze actie kan niet ongedaan worden gemaakt!
          </Notice>
        </DeleteDialog>
      )}
    </>
  );
}

async function copy(code: string): Promise<void> {
  if (await copyText(code)) toast.success("Code gekopieerd naar klembord!", { id: "copied", duration: COPIED_MS });
  else toast.error("Kon tekst niet kopiëren", { id: "copied", duration: COPIED_MS });
}
