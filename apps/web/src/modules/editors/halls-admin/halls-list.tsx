import type { HallSummary } from "@podium/shared/contracts/halls";
import { LayoutGrid, Plus } from "virtual:icons";
import { useState } from "react";
import { hallsQuery, refetchHalls } from "#entities/halls/all-halls.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { toast } from "#ui/toast.ts";
import { HallCard } from "./hall-card.tsx";
import { DeleteHallDialog, HallAddressDialog } from "./hall-dialogs.tsx";
import { NewHallDialog } from "./new-hall-dialog.tsx";

interface HallsListProps {
  /** Controlled, because the page's own button opens the dialog too. */
  creating: boolean;
  onCreating: (open: boolean) => void;
}

export function HallsList({ creating, onCreating }: HallsListProps) {
  const list = useLiveQuery(hallsQuery);
  const [addressing, setAddressing] = useState<HallSummary | null>(null);
  const [deleting, setDeleting] = useState<HallSummary | null>(null);
  return (
    <>
      <Loaded query={list} loading="Zalen laden…" words={notLoaded}>
        {(halls) =>
          halls.length === 0 ? (
            <EmptyState
              icon={<LayoutGrid />}
              title="Nog geen zalen"
              action={
                <Button icon={<Plus />} onClick={() => onCreating(true)}>
                  Eerste zaal maken
                </Button>
              }
            >
              Beantwoord vijf vragen en de eerste tekening staat er. Daarna past u ze aan met de muis of uw vinger.
            </EmptyState>
          ) : (
            <ul aria-label="Zalen" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5">
              {halls.map((hall) => (
                <li key={hall.id}>
                  <HallCard hall={hall} onAddress={() => setAddressing(hall)} onDelete={() => setDeleting(hall)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {creating && <NewHallDialog onClose={() => onCreating(false)} />}
      {addressing && (
        <HallAddressDialog
          hall={addressing}
          onClose={() => setAddressing(null)}
          onSaved={({ name }) => {
            setAddressing(null);
            toast.success(`Het adres van ${name} is bewaard.`);
            void refetchHalls();
          }}
        />
      )}
      {deleting && (
        <DeleteHallDialog
          hall={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            toast.success(`${deleting.name} is verwijderd.`);
            void refetchHalls();
          }}
        />
      )}
    </>
  );
}

const notLoaded = ({ message }: Error) => ({ message: "Kon de zalen niet laden", detail: message });
