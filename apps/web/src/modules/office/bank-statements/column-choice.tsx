import { ContractForm } from "#forms/contract-form.tsx";
import { controlStyle, Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { useStatement } from "./use-statement.ts";

interface ColumnChoiceProps {
  form: ReturnType<typeof useStatement>["choosing"];
  /** The form's id, for the submit button outside it. */
  id: string;
  headers: readonly string[];
  /** The first rows, as examples of each column. */
  rows: readonly (readonly string[])[];
  /** Whether the volunteer must choose, because no column shows which payments came in. */
  asksDirection: boolean;
}

const fields = [
  { name: "amount", label: "Bedrag", required: true },
  { name: "direction", label: "Af of bij", required: false },
  { name: "paidOut", label: "Afgegaan bedrag", required: false },
  { name: "message", label: "Mededeling", required: true },
  { name: "name", label: "Naam van wie betaalt", required: false },
  { name: "date", label: "Datum", required: false },
  { name: "reference", label: "Referentie van de bank", required: false },
] as const;

function noneOf(name: string, required: boolean, asksDirection: boolean): string {
  if (required) return "Kies een kolom";
  return asksDirection && name === "direction" ? "Alles kwam binnen" : "Geen";
}

/** Asks for the meaning of the columns, because every bank names its CSV columns differently. */
export function ColumnChoice({ form, id, headers, rows, asksDirection }: ColumnChoiceProps) {
  const columns = form.watch();
  return (
    <ContractForm form={form} id={id} className="flex flex-col gap-4">
      <p className="text-muted">Welke kolom is wat? Kijk na of het voorbeeld klopt.</p>
      {asksDirection && (
        <Notice tone="warning" announce>
          Nergens staat of het geld binnenkwam of wegging. Kies bij ‘Af of bij’ de kolom die dat zegt, of bij ‘Afgegaan
          bedrag’ de kolom met wat wegging. Kies ‘Alles kwam binnen’ alleen als er in dit bestand niets van uw rekening
          afging.
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, required }) => {
          const chosen = columns[name];
          const example = chosen && rows.map((row) => row[headers.indexOf(chosen)]).find(Boolean);
          const { error, ...control } = form.field(name, `Kies de kolom met ${label.toLowerCase()}.`, {
            setValueAs: (header: string) => header || null,
          });
          return (
            <Field
              key={name}
              label={label}
              optional={!required}
              hint={example && <span className="line-clamp-2 break-words">Bijvoorbeeld: {example}</span>}
              error={error}
            >
              {(links) => (
                <select {...links} {...control} className={controlStyle}>
                  <option value="">{noneOf(name, required, asksDirection)}</option>
                  {[...new Set(headers)].filter(Boolean).map((header) => (
                    <option key={header} value={header}>
                      {header}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          );
        })}
      </div>
    </ContractForm>
  );
}
