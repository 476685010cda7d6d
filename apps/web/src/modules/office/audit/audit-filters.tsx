import { auditActionSchema } from "@podium/shared/contracts/audit";
import type { ListView, OnView } from "#platform/list-view.ts";
import { Select } from "#ui/select.tsx";
import { actionWords } from "./action-words.ts";
import { auditFilters, PERIODS, type Period } from "./chosen-filters.ts";

const ALL = "alle";

const periodWords: Record<Period, string> = { dag: "Laatste dag", week: "Laatste week", maand: "Laatste maand" };

/** Choices of an action and of a period; users are found with the search. */
export function AuditFilters({ view, onView }: { view: ListView; onView: OnView }) {
  const { action, period } = auditFilters(view);
  const choose = (name: string, chosen: string): void => {
    const { [name]: _before, ...others } = view.filters ?? {};
    onView({ ...view, pageIndex: 0, filters: chosen === ALL ? others : { ...others, [name]: chosen } });
  };
  return (
    <>
      <Select
        label="Wat"
        hideLabel
        className="min-w-60 flex-1 sm:max-w-md"
        value={action ?? ALL}
        onValueChange={(chosen) => choose("wat", chosen)}
        options={[
          { value: ALL, label: "Alles" },
          ...auditActionSchema.options.map((value) => ({ value, label: actionWords[value].word })),
        ]}
      />
      <Select
        label="Wanneer"
        hideLabel
        className="min-w-44 max-sm:flex-1"
        value={period ?? ALL}
        onValueChange={(chosen) => choose("wanneer", chosen)}
        options={[{ value: ALL, label: "Altijd" }, ...PERIODS.map((value) => ({ value, label: periodWords[value] }))]}
      />
    </>
  );
}
