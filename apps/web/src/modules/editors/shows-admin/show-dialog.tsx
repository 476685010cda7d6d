import type { Show } from "@podium/shared/contracts/shows";
import { CalendarDays, CalendarRange, CalendarX, ListChecks, Tags } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { hallsQuery } from "#entities/halls/all-halls.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import type { ApiError } from "#platform/api-client.ts";
import { repeatedHour, skippedHour, toTheatreTime } from "#platform/theatre-time.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { DatesField } from "./dates-field.tsx";
import { type NewShowFrom, sameShows } from "./new-show.ts";
import { occupiedSeats } from "./occupancy-bar.tsx";
import { planChoices, usualPlan } from "./plan-choice.ts";
import { ClosingField, GiveBackField, PlanField, PlayField, WaitingRoomField } from "./show-fields.tsx";
import { CopyNotice, MovePlanDialog, PastDateDialog } from "./show-questions.tsx";
import { openedTypes } from "./ticket-type-fields.ts";
import { TicketTypesField } from "./ticket-types-field.tsx";
import { useShowForm } from "./use-show-form.ts";

interface ShowDialogProps extends NewShowFrom {
  /** Null for a new show. */
  show: Show | null;
  /** All planned shows: a new one is in the hall of the last. */
  shows: readonly Show[];
  onClose: () => void;
  /** @param all the shows of the series, of which `show` is the first */
  onSaved: (show: Show, all: readonly Show[]) => void;
  onCancelShow?: () => void;
  onChoices?: () => void;
}

/** The sentence of the refusal names at most this many seats. */
const NAMED = 12;

export function ShowDialog(props: ShowDialogProps) {
  const { show, shows, source, play, onClose, onSaved, onCancelShow, onChoices } = props;
  const halls = useLiveQuery(hallsQuery);
  const { form, question, chosenPlan, planRefused, typesRefused, moveTo } = useShowForm({
    show,
    shows,
    source,
    play,
    usualPlan: halls.data ? usualPlan(halls.data, shows) : null,
    onSaved,
  });
  const sold = show ? occupiedSeats(show) : 0;
  const chosen = planChoices(halls.data ?? [], show ?? source ?? null).find(
    ({ hallPlanId }) => String(hallPlanId) === chosenPlan,
  );

  const [opened, setOpened] = useState(false);
  const hasTypes = form.watch("ticketTypes").length > 0;
  const dates = form.watch("dates");
  const ofHall = (halls.data ?? []).find(({ plans }) => plans.some((plan) => String(plan.hallPlanId) === chosenPlan));
  const samePlans = new Set(ofHall?.plans.map(({ hallPlanId }) => hallPlanId));

  const chooseHowMany = (
    <Button
      variant="quiet"
      icon={dates ? <CalendarDays /> : <CalendarRange />}
      className="-mt-2 self-start"
      onClick={() => form.setValue("dates", dates ? undefined : firstDates(form.getValues("dateTime")))}
    >
      {dates ? "Toch één avond" : "Meerdere avonden"}
    </Button>
  );

  return (
    <FormDialog
      form={form}
      size={hasTypes ? "lg" : "md"}
      title={show ? "Voorstelling bewerken" : titleOf(props)}
      submitLabel={show ? "Bewaren" : planWords(dates)}
      words={adminErrorWords}
      onClose={onClose}
    >
      {sold > 0 && (
        <Notice tone="warning">
          Er zijn al {sold} plaatsen bezet. Wie reserveerde, houdt de prijs van toen. Bewaart u een andere datum of
          plaats, dan kunt u dat daarna melden.
        </Notice>
      )}
      {source && !show && <CopyNotice source={source} />}
      <PlayField form={form} />
      <TextField
        label="Naam"
        maxLength={120}
        autoComplete="off"
        {...form.field("name", "Geef de voorstelling een naam.")}
      />
      {dates && (
        <DatesField
          form={form}
          usualTime={source ? toTheatreTime(source.dateTime).slice(11) : "20:00"}
          planned={sameShows(shows, { name: form.watch("name"), playId: form.watch("playId") }, samePlans)}
        />
      )}
      {dates && chooseHowMany}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {!dates && (
          <TextField
            label="Datum en uur"
            type="datetime-local"
            hint={repeatedHour(form.watch("dateTime"))}
            {...form.field("dateTime", "Kies de datum en het uur waarop de voorstelling begint.")}
          />
        )}
        {!hasTypes && (
          <TextField
            label="Prijs per stoel (€)"
            inputMode="decimal"
            autoComplete="off"
            {...form.field("pricePerSeat", "Vul een bedrag in van 0 tot 1000 euro, zoals 12 of 12,50.")}
          />
        )}
      </div>
      {!show && !dates && chooseHowMany}
      {!hasTypes && (
        <Button
          variant="quiet"
          icon={<Tags />}
          className="-mt-2 self-start"
          onClick={() => {
            setOpened(true);
            form.setValue("ticketTypes", openedTypes(show, form.getValues("pricePerSeat")), { shouldDirty: true });
          }}
        >
          Meer tickettypes
        </Button>
      )}
      <PlanField form={form} halls={halls} show={show ?? source ?? null} chosen={chosenPlan} onMove={moveTo} />
      <ErrorNotice error={planRefused} title="De voorstelling is niet overgezet en niets is gewijzigd.">
        {planRefused && <SeatsThatWouldGo details={planRefused.details} />}
      </ErrorNotice>
      {hasTypes && (
        <TicketTypesField
          form={form}
          show={show}
          shows={shows}
          chosenPlan={chosenPlan}
          refused={typesRefused}
          focusAtOnce={opened}
        />
      )}
      <TextField
        label="Verkoop opent"
        type="datetime-local"
        optional
        hint={
          repeatedHour(form.watch("salesOpenAt")) ??
          "Leeg: meteen. Wie een voorverkoopcode heeft, kan altijd al vroeger reserveren."
        }
        {...form.field("salesOpenAt", "De verkoop moet opengaan voor ze sluit.")}
      />
      {dates ? (
        <ClosingField form={form} />
      ) : (
        <TextField
          label="Verkoop sluit"
          type="datetime-local"
          optional
          hint={repeatedHour(form.watch("salesCloseAt")) ?? "Leeg: als de voorstelling begint."}
          {...form.field("salesCloseAt", "Kies een datum en uur, of laat leeg.")}
        />
      )}
      <WaitingRoomField form={form} />
      <GiveBackField form={form} />
      {show && onCancelShow && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <Button variant="quiet" icon={<CalendarX />} onClick={onCancelShow}>
            Voorstelling afgelasten…
          </Button>
          {sold > 0 && (
            <Button variant="quiet" icon={<ListChecks />} onClick={onChoices}>
              Wie koos wat?
            </Button>
          )}
        </div>
      )}
      {question?.about === "past" && <PastDateDialog dateTime={question.body.dateTime} onAnswer={question.answer} />}
      {question?.about === "plan" && show && (
        <MovePlanDialog show={show} to={chosen?.name ?? show.hallName} onAnswer={question.answer} />
      )}
    </FormDialog>
  );
}

function titleOf({ source, play }: NewShowFrom): string {
  if (play) return `Nieuwe avond van ${play.title}`;
  return source ? "Voorstelling dupliceren" : "Nieuwe voorstelling";
}

function planWords(dates: readonly string[] | undefined): string {
  return dates && dates.length > 1 ? `${dates.length} voorstellingen plannen` : "Plannen";
}

/** The moment chosen for the single show becomes the first of the series. */
const firstDates = (dateTime: string): string[] =>
  dateTime === "" || skippedHour(dateTime) !== undefined ? [] : [dateTime.slice(0, 16)];

/** @param details one per seat */
function SeatsThatWouldGo({ details }: Pick<ApiError, "details">) {
  if (details.length <= NAMED) return null;
  return (
    <details className="mt-2">
      <summary className="text-link inline-block min-h-6">Toon alle {details.length} plaatsen</summary>
      <p>{details.map(({ message }) => message).join("; ")}</p>
    </details>
  );
}
