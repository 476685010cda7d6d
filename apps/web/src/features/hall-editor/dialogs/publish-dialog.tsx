import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { useMutation, useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { hallsQuery, refetchHalls } from "#entities/halls/all-halls.ts";
import { hallQuery } from "#entities/halls/hall.ts";
import { countedPlaces, placesOf } from "#entities/halls/places.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading } from "#ui/loading.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { zoneCounts } from "../model/counts.ts";
import { faultsOf } from "../model/faults-by-element.ts";
import { goToArea } from "../shell/areas.ts";
import { useEditorView } from "../shell/editor-view.ts";
import { thingsToDo } from "../words.ts";
import { publishChanges } from "./publish-changes.ts";

/** Says what visitors will get before it is published, and what stands in the way. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { session, openTab } = useEditorView();
  const { hallId, saver, editor } = session;
  const { plan } = useAtomValue(editor.stateAtom);
  const faults = faultsOf(plan).all.length;
  const navigate = useNavigate();
  const publishing = useMutation({
    mutationFn: async () => {
      const saving = await saver.flush();
      if (saving.status === "refused") throw new Error(`${NOT_SAVED} ${saving.message}`);
      if (saving.status !== "saved") throw new Error(`${NOT_SAVED} Kijk de verbinding na en probeer opnieuw.`);
      return api.publishHall({ params: { id: hallId }, body: { revision: saver.revision() } });
    },
    onSuccess: () => {
      void refetchHalls();
      onClose();
      toast.success(`${plan.name} is gepubliceerd.`, {
        description: "Kies dit plan nu bij een voorstelling.",
        duration: 12_000,
        action: { label: "Naar de voorstellingen", onClick: () => void navigate(paths.shows) },
      });
    },
  });
  const toFaults = (): void => {
    flushSync(() => {
      onClose();
      openTab("faults");
    });
    // After the dialog gave the focus back, for which it waits a turn too.
    setTimeout(() => goToArea("panel"));
  };
  const { error } = publishing;
  return (
    <Dialog
      title="Publiceren"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Nog niet
          </Button>
          {faults > 0 ? (
            <Button onClick={toFaults}>Toon wat er nog moet</Button>
          ) : (
            <Button busy={publishing.isPending} onClick={() => publishing.mutate()}>
              Publiceren
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {faults > 0 ? (
          <Notice tone="warning" title={thingsToDo(faults)}>
            Een zaal met fouten kan niet verkocht worden. Elke fout staat op de tekening gemarkeerd.
          </Notice>
        ) : (
          <p>
            Daarna kunt u dit plan bij een voorstelling kiezen. Voorstellingen die al een plan hebben, houden dat tot u
            het daar verandert.
          </p>
        )}
        <Changes hallId={hallId} plan={plan} />
        <ErrorNotice error={error} title="De zaal is niet gepubliceerd.">
          {error instanceof ApiError && error.details.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {error.details.slice(0, 10).map(({ field, message }) => (
                <li key={field + message}>{message}</li>
              ))}
            </ul>
          )}
        </ErrorNotice>
      </div>
    </Dialog>
  );
}

const NOT_SAVED = "Uw laatste wijzigingen zijn nog niet bewaard.";

function Changes({ hallId, plan }: { hallId: number; plan: HallPlan }) {
  const halls = useLiveQuery(hallsQuery);
  const planId = halls.data?.find(({ id }) => id === hallId)?.hallPlanId;
  const before = useQuery({ ...hallQuery(planId ?? 0), enabled: typeof planId === "number" });
  const zones = zoneCounts(plan);
  if (halls.isPending || before.isLoading) return <Loading label="Wijzigingen opzoeken…" />;
  return (
    <ul className="list-disc space-y-1 pl-5">
      <li>
        <strong>{countedPlaces(placesOf(plan))}</strong>
        {zones.length > 1 && `: ${zones.map(({ name, seats }) => `${name} ${seats}`).join(", ")}`}
      </li>
      {before.data && changeWords(before.data, plan).map((words) => <li key={words}>{words}</li>)}
      {planId === null && <li>Dit is het eerste plan van deze zaal.</li>}
    </ul>
  );
}

function changeWords(before: HallPlan, after: HallPlan): string[] {
  const { added, removed, changed } = publishChanges(before, after);
  const words = [
    added > 0 && `${countedPlaces(added)} erbij`,
    removed > 0 && `${countedPlaces(removed)} minder`,
    changed > 0 && `${countedPlaces(changed)} verplaatst of met een andere naam`,
  ].filter((each) => each !== false);
  return words.length > 0 ? words : ["Geen enkele plaats verandert."];
}
