import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Show } from "@podium/shared/contracts/shows";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useHall } from "#entities/halls/hall.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime } from "#platform/format.ts";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { saveBlockedSeats, boxOfficeSeatsQuery } from "#features/box-office/api/box-office-seats.ts";
import { BlockReason } from "./block-reason.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { ChosenSeats } from "./chosen-seats.tsx";
import { HallDialog } from "./box-office-hall.tsx";
import { WholeGroup } from "./whole-group.tsx";
import { blockingViews, splitChoice } from "#features/box-office/model/seat-choice.ts";

interface BlockedSeatsDialogProps {
  show: Show;
  onClose: () => void;
  onSaved: () => void;
}

const PICKABLE: ReadonlySet<SeatState> = new Set(["available", "mine", "blocked", "free"]);
const LEGEND: readonly SeatState[] = ["available", "mine", "blocked", "free", "held", "occupied"];
const NO_SEATS: readonly BoxOfficeSeat[] = [];

/** Blocks seats of a show together, with one reason, and releases them. */
export function BlockedSeatsDialog({ show, onClose, onSaved }: BlockedSeatsDialogProps) {
  const query = useLiveQuery(boxOfficeSeatsQuery(show.id));
  const hall = useHall(show.hallPlanId);
  const { data: seats = NO_SEATS } = query;
  const [chosen, setChosen] = useState<readonly SeatId[]>([]);
  const views = useMemo(() => blockingViews(seats, chosen), [seats, chosen]);
  const { block, release, lost } = splitChoice(seats, chosen);
  const saving = useMutation({ mutationFn: saveBlockedSeats, onSuccess: onSaved, onError: () => void query.refetch() });
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const lacksReason = block.length > 0 && reason.trim() === "";
  const save = (): void => {
    setAsked(true);
    if (!lacksReason) saving.mutate({ showId: show.id, block, reason: reason.trim(), release });
  };
  const toggle = (seat: SeatId): void => {
    saving.reset();
    setChosen(chosen.includes(seat) ? chosen.filter((id) => id !== seat) : [...chosen, seat]);
  };
  const add = (more: readonly SeatId[]): void => {
    saving.reset();
    setChosen([...new Set([...chosen, ...more])]);
  };

  return (
    <HallDialog
      title="Stoelen blokkeren"
      description={`${show.name}, ${formatDateTime(show.dateTime)}. Een geblokkeerde stoel, voor techniek of eregasten, is voor het publiek bezet.`}
      cancelLabel="Terug"
      confirmLabel="Bewaren"
      disabled={(block.length === 0 && release.length === 0) || lost.length > 0}
      busy={saving.isPending}
      onClose={onClose}
      onConfirm={save}
      hall={hall}
      query={query}
      views={views}
      onPick={toggle}
      pickable={PICKABLE}
      legend={LEGEND}
      words={{ mine: "Wordt geblokkeerd", free: "Wordt vrijgegeven" }}
    >
      <BlockedList seats={seats} hall={hall.data}>
        Kies vrije stoelen om te blokkeren, of geblokkeerde om vrij te geven.
      </BlockedList>
      <WholeGroup hall={hall.data} seats={seats} onChoose={add} />
      <ChosenSeats
        title="Te blokkeren"
        hall={hall.data}
        seats={[...block, ...lost]}
        lost={lost}
        empty="Geen stoelen gekozen."
        onRemove={toggle}
      />
      {block.length > 0 && (
        <BlockReason
          reason={reason}
          onReason={setReason}
          error={asked && lacksReason ? "Vul in waarvoor de stoelen zijn." : undefined}
        />
      )}
      {release.length > 0 && (
        <ChosenSeats title="Vrij te geven" hall={hall.data} seats={release} empty="" onRemove={toggle} />
      )}
      <ErrorNotice error={saving.error} title="Niet bewaard." />
    </HallDialog>
  );
}
