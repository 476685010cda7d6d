import type { Show } from "@podium/shared/contracts/shows";
import { useEffect, useState } from "react";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { serverNow } from "#platform/server-clock.ts";
import { showFields, showFieldsSchema, type ShowInput } from "./show-form.ts";

/** What is asked before a show is saved, and where the answer goes. */
interface Question {
  about: "past" | "plan";
  body: ShowInput;
  answer: (yes: boolean) => void;
}

interface ShowFormOptions {
  /** Null for a new one. */
  show: Show | null;
  /** All that are planned. */
  shows: readonly Show[];
  /** For a new show, once it is known. */
  usualPlan: number | null;
  onSaved: (show: Show) => void;
}

/** Saves a show; asks first where its beginning is over, and where it goes to another plan. */
export function useShowForm({ show, shows, usualPlan, onSaved }: ShowFormOptions) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [refused, setRefused] = useState<{ error: ApiError; hallPlanId: string } | null>(null);
  const ask = async (about: Question["about"], body: ShowInput): Promise<boolean> => {
    const yes = await new Promise<boolean>((answer) => setQuestion({ about, body, answer }));
    setQuestion(null);
    return yes;
  };

  async function save(body: ShowInput): Promise<Show | null> {
    setRefused(null);
    const isMoved = show === null || Date.parse(show.dateTime) !== Date.parse(body.dateTime);
    if (isMoved && Date.parse(body.dateTime) <= serverNow() && !(await ask("past", body))) return null;
    if (show === null) return api.createShow({ body });
    if (isOtherPlan(show, body) && !(await ask("plan", body))) {
      form.setValue("hallPlanId", String(show.hallPlanId));
      return null;
    }
    try {
      return await api.updateShow({ params: { id: show.id }, body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "SEATS_WOULD_GO") throw error;
      setRefused({ error, hallPlanId: String(body.hallPlanId) });
      return null;
    }
  }

  const form = useContractForm({
    schema: () => Promise.resolve(showFieldsSchema),
    values: showFields(show, shows),
    submit: save,
    onSuccess: (saved) => void (saved && onSaved(saved)),
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    // This field alone: a reset of the others would wipe out a date that is half typed.
    if (usualPlan !== null && getValues("hallPlanId") === "") setValue("hallPlanId", String(usualPlan));
  }, [usualPlan, getValues, setValue]);
  const { failure } = form;
  const chosenPlan = form.watch("hallPlanId") ?? "";
  return {
    form,
    question,
    chosenPlan,
    /** Why the chosen plan does not do. */
    planRefused: refused?.hallPlanId === chosenPlan ? refused.error : null,
    /** What the server said of the ticket types. */
    typesRefused:
      failure instanceof ApiError
        ? failure.details.filter(({ field }) => field === "ticketTypes").map(({ message }) => message)
        : [],
    moveTo: (hallPlanId: number): void => {
      form.setValue("hallPlanId", String(hallPlanId), { shouldDirty: true });
      form.submit();
    },
  };
}

function isOtherPlan(show: Show, { hallPlanId }: ShowInput): boolean {
  return hallPlanId !== undefined && hallPlanId !== show.hallPlanId;
}
