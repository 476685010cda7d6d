import type { Show } from "@podium/shared/contracts/shows";
import { useEffect, useState } from "react";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { serverNow } from "#platform/server-clock.ts";
import { fromTheatreTime, toTheatreTime } from "#platform/theatre-time.ts";
import { closesBefore, newShowFields, type NewShowFrom, seriesBody } from "./new-show.ts";
import { showFields, showFieldsSchema, type ShowInput } from "./show-form.ts";

const MINUTE_MS = 60_000;

interface Question {
  about: "past" | "plan";
  body: ShowInput;
  answer: (yes: boolean) => void;
}

interface ShowFormOptions extends NewShowFrom {
  /** Null for a new show. */
  show: Show | null;
  shows: readonly Show[];
  /** The plan of a new show, once it is known. */
  usualPlan: number | null;
  /** @param all the shows of the series, of which `show` is the first */
  onSaved: (show: Show, all: readonly Show[]) => void;
}

const SAME_MOMENT = "Kies een ander moment dan dat van de voorstelling die u dupliceert.";

/** Saves a show; asks first when its beginning has passed, and when it moves to another plan. */
export function useShowForm({ show, shows, usualPlan, source, play, onSaved }: ShowFormOptions) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [refused, setRefused] = useState<{ error: ApiError; hallPlanId: string } | null>(null);
  const ask = async (about: Question["about"], body: ShowInput): Promise<boolean> => {
    const yes = await new Promise<boolean>((answer) => setQuestion({ about, body, answer }));
    setQuestion(null);
    return yes;
  };

  async function create(body: ShowInput): Promise<Show[] | null> {
    const dates = form.getValues("dates");
    if (dates) return api.createShowSeries({ body: seriesBody(body, dates) });
    if (source && isSameShow(source, body)) {
      form.setError("dateTime", { message: SAME_MOMENT }, { shouldFocus: true });
      return null;
    }
    return [await api.createShow({ body })];
  }

  async function save(body: ShowInput): Promise<Show[] | null> {
    setRefused(null);
    const isMoved = show === null || Date.parse(show.dateTime) !== Date.parse(body.dateTime);
    if (isMoved && Date.parse(body.dateTime) <= serverNow() && !(await ask("past", body))) return null;
    if (show === null) return create(body);
    if (isOtherPlan(show, body) && !(await ask("plan", body))) {
      form.setValue("hallPlanId", String(show.hallPlanId));
      return null;
    }
    try {
      return [await api.updateShow({ params: { id: show.id }, body })];
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "SEATS_WOULD_GO") throw error;
      setRefused({ error, hallPlanId: String(body.hallPlanId) });
      return null;
    }
  }

  // Computed once: a copied show gets its own keys, and a list that loads later must not undo what was typed.
  const [begun] = useState(() => newShowFields({ source, play }, shows));
  const form = useContractForm({
    schema: () => Promise.resolve(showFieldsSchema),
    values: show === null ? begun : showFields(show),
    submit: save,
    onSuccess: (saved) => {
      if (saved?.[0]) onSaved(saved[0], saved);
    },
  });
  const { getValues, getFieldState, setValue, resetField } = form;
  useEffect(() => {
    // Sets this field alone: a reset of the others would clear a half-typed date.
    if (usualPlan !== null && getValues("hallPlanId") === "") setValue("hallPlanId", String(usualPlan));
  }, [usualPlan, getValues, setValue]);
  const dateTime = form.watch("dateTime");
  useEffect(() => {
    // The sale of a copy closes as long before its beginning as that of its source, until somebody changes it.
    const before = source ? closesBefore(source) * MINUTE_MS : 0;
    const begins = fromTheatreTime(dateTime);
    if (before === 0 || begins === null || getFieldState("salesCloseAt").isDirty) return;
    resetField("salesCloseAt", { defaultValue: toTheatreTime(new Date(Date.parse(begins) - before).toISOString()) });
  }, [source, dateTime, getFieldState, resetField]);
  const { failure } = form;
  const chosenPlan = form.watch("hallPlanId") ?? "";
  return {
    form,
    question,
    chosenPlan,
    planRefused: refused?.hallPlanId === chosenPlan ? refused.error : null,
    typesRefused:
      failure instanceof ApiError
        ? failure.details.filter(({ field }) => field === "ticketTypes").map(({ message }) => message)
        : [],
    moveTo: (hallPlanId: number): void => {
      form.setValue("hallPlanId", String(hallPlanId), { shouldDirty: true });
      if (show) form.submit();
    },
  };
}

/** Whether a copy still has the moment and the plan of its source. */
const isSameShow = (source: Show, { dateTime, hallPlanId }: ShowInput): boolean =>
  Date.parse(dateTime) === Date.parse(source.dateTime) && (hallPlanId ?? source.hallPlanId) === source.hallPlanId;

function isOtherPlan(show: Show, { hallPlanId }: ShowInput): boolean {
  return hallPlanId !== undefined && hallPlanId !== show.hallPlanId;
}
