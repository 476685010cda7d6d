import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Show } from "@podium/shared/contracts/shows";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useMutation } from "@tanstack/react-query";
import { Link2 } from "virtual:icons";
import { lazy, Suspense, useMemo, useState } from "react";
import type { Hall } from "@podium/shared/halls/hall";
import { useHall } from "#entities/halls/hall.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime } from "#platform/format.ts";
import { serverNow } from "#platform/server-clock.ts";
import type { AreaChoice } from "#ui/hall-plan/area-choice.tsx";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { othersThan } from "#ui/hall-plan/areas.ts";
import { areaPools } from "#modules/office/box-office/model/area-places.ts";
import {
  type BlockFields,
  commonFields,
  filledIn,
  releaseError,
  toBlockedFor,
} from "#modules/office/box-office/model/blocked-for.ts";
import { boxOfficeSeatsQuery, saveBlockedSeats } from "#modules/office/box-office/api/box-office.ts";
import { blockingViews, splitChoice } from "#modules/office/box-office/model/seat-choice.ts";
import { Select } from "#ui/select.tsx";
import { BlockedForFields } from "./blocked-for-fields.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { ChosenSeats } from "./chosen-seats.tsx";
import { HallDialog } from "./box-office-hall.tsx";

const CastQuotasDialog = lazy(async () => ({
  default: (await import("#modules/office/box-office/cast-quotas/cast-quotas-dialog.tsx")).CastQuotasDialog,
}));

interface BlockedSeatsDialogProps {
  show: Show;
  onClose: () => void;
  onSaved: () => void;
}

const PICKABLE: ReadonlySet<SeatState> = new Set(["available", "mine", "blocked", "free"]);
const LEGEND: readonly SeatState[] = ["available", "mine", "blocked", "free", "held", "occupied"];
const NO_SEATS: readonly BoxOfficeSeat[] = [];
const NO_IDS: readonly SeatId[] = [];

type OfBlocked = "release" | "change";
const OF_BLOCKED = [
  { value: "release", label: "Vrijgeven", hint: "Voor wie op de wachtlijst staat, of voor iedereen." },
  { value: "change", label: "Wijzigen", hint: "Voor wie, waarom of tot wanneer. Ze blijven geblokkeerd." },
] as const satisfies ReadonlyArray<{ value: OfBlocked; label: string; hint: string }>;

/** Blocks seats of a show together for one holder, changes for whom they are blocked, and releases them. */
export function BlockedSeatsDialog({ show, onClose, onSaved }: BlockedSeatsDialogProps) {
  const query = useLiveQuery(boxOfficeSeatsQuery(show.id));
  const hall = useHall(show.hallPlanId);
  const { data: seats = NO_SEATS } = query;
  const [chosen, setChosen] = useState<readonly SeatId[]>([]);
  const views = useMemo(() => blockingViews(seats, chosen), [seats, chosen]);
  const { block, release: blocked, lost } = splitChoice(seats, chosen);
  const [ofBlocked, setOfBlocked] = useState<OfBlocked>("release");
  const [release, change] = ofBlocked === "release" ? [blocked, NO_IDS] : [NO_IDS, blocked];
  const saving = useMutation({ mutationFn: saveBlockedSeats, onSuccess: onSaved, onError: () => void query.refetch() });
  const [typed, setTyped] = useState<Partial<BlockFields>>({});
  const [asked, setAsked] = useState(false);
  const [linking, setLinking] = useState(false);
  const toChange = new Set<string>(change);
  const common = commonFields(seats.filter(({ seatId }) => toChange.has(seatId)));
  const fields: BlockFields = { ...NOTHING, ...common, ...typed };
  const asksFor = block.length + change.length > 0;
  const errors = asksFor ? errorsOf(fields, { ...typed, needsReason: block.length > 0 || "reason" in common }) : {};
  const save = (): void => {
    setAsked(true);
    if (Object.keys(errors).length > 0) return;
    const blockedFor = toBlockedFor(filledIn(fields));
    saving.mutate({ showId: show.id, block, blockedFor, release, change, changed: toBlockedFor(typed) });
  };
  const toggle = (seat: SeatId): void => {
    saving.reset();
    setChosen(chosen.includes(seat) ? chosen.filter((id) => id !== seat) : [...chosen, seat]);
  };
  const areas: AreaChoice = {
    pools: (area) => areaPools(area, seats, chosen, { own: null, withBlocked: true }),
    most: (area) => area.seats.length,
    choose: (area, places) => {
      saving.reset();
      setChosen([...othersThan(area, chosen), ...places]);
    },
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
      disabled={block.length + blocked.length === 0 || lost.length > 0}
      busy={saving.isPending}
      onClose={onClose}
      onConfirm={save}
      hall={hall}
      query={query}
      views={views}
      onPick={toggle}
      areas={areas}
      pickable={PICKABLE}
      legend={LEGEND}
      words={{ mine: "Wordt geblokkeerd", free: change.length > 0 ? "Wordt gewijzigd" : "Wordt vrijgegeven" }}
    >
      <BlockedList seats={seats} hall={hall.data} release={{ showId: show.id, onReleased: () => void query.refetch() }}>
        Kies vrije stoelen om te blokkeren, of geblokkeerde om vrij te geven of te wijzigen.
      </BlockedList>
      <Button variant="secondary" icon={<Link2 />} className="justify-self-start" onClick={() => setLinking(true)}>
        Links voor spelers
      </Button>
      {linking && (
        <Suspense>
          <CastQuotasDialog show={show} onClose={() => setLinking(false)} />
        </Suspense>
      )}
      <WholeGroup hall={hall.data} seats={seats} onChoose={add} />
      <ChosenSeats
        title="Te blokkeren"
        hall={hall.data}
        seats={[...block, ...lost]}
        lost={lost}
        empty="Geen stoelen gekozen."
        onRemove={toggle}
      />
      {blocked.length > 0 && (
        <>
          <ChosenSeats
            title={change.length > 0 ? "Te wijzigen" : "Vrij te geven"}
            hall={hall.data}
            seats={blocked}
            empty=""
            onRemove={toggle}
          />
          <RadioCards<OfBlocked>
            legend="Wat gebeurt er met deze geblokkeerde stoelen?"
            options={OF_BLOCKED}
            value={ofBlocked}
            onChange={(next) => {
              saving.reset();
              setOfBlocked(next);
            }}
          />
        </>
      )}
      {asksFor && (
        <BlockedForFields
          fields={fields}
          errors={asked ? errors : {}}
          onChange={(changed) => setTyped({ ...typed, ...changed })}
        />
      )}
      <ErrorNotice error={saving.error} title="Niet bewaard." />
    </HallDialog>
  );
}

const NOTHING: BlockFields = { reason: "", holder: "", note: "", releaseAt: "" };

/** @param typed.needsReason whether the seats have one reason, which is not to be emptied */
function errorsOf(fields: BlockFields, typed: Partial<BlockFields> & { needsReason: boolean }): Partial<BlockFields> {
  const lacksReason = fields.reason.trim() === "" && (typed.needsReason || typed.reason !== undefined);
  const late = typed.releaseAt === undefined ? undefined : releaseError(fields.releaseAt, serverNow());
  return {
    ...(lacksReason && { reason: "Vul in waarvoor de stoelen zijn." }),
    ...(late !== undefined && { releaseAt: late }),
  };
}

interface WholeGroupProps {
  /** Undefined while it loads. */
  hall: Hall | undefined;
  seats: readonly BoxOfficeSeat[];
  onChoose: (seats: readonly SeatId[]) => void;
}

/** Select that chooses all free seats of a row or table. */
function WholeGroup({ hall, seats, onChoose }: WholeGroupProps) {
  const free = useMemo(
    () => new Set(seats.flatMap(({ seatId, status }) => (status === "available" ? seatId : []))),
    [seats],
  );
  const groups = (hall?.readingOrder ?? []).flatMap(({ id, label, seats: all }) => {
    const ids = all.map((seat) => seat.id).filter((seat) => free.has(seat));
    return ids.length === 0 ? [] : [{ id, label, ids }];
  });
  if (groups.length === 0) return null;
  return (
    <Select
      label="Hele rij of tafel kiezen"
      placeholder="Kies een rij of tafel"
      value=""
      onValueChange={(chosen) => onChoose(groups.find(({ id }) => id === chosen)?.ids ?? [])}
      options={groups.map(({ id, label, ids }) => ({ value: id, label: `${label} (${ids.length} vrij)` }))}
    />
  );
}
