import { ContractForm } from "#forms/contract-form.tsx";
import { controlStyle, Field } from "#ui/field.tsx";
import type { useStatement } from "./use-statement.ts";

interface ColumnChoiceProps {
  form: ReturnType<typeof useStatement>["choosing"];
  /** For the submit button outside the form. */
  id: string;
  headers: readonly string[];
  /** The first rows, as examples of each column. */
  rows: readonly (readonly string[])[];
}

const fields = [
  { name: "amount", label: "Bedrag", required: true },
  { name: "message", label: "Mededeling", required: true },
  { name: "name", label: "Naam van wie betaalt", required: false },
  { name: "date", label: "Datum", required: false },
  { name: "reference", label: "Referentie van de bank", required: false },
] as const;

/** Every bank names its CSV columns differently. */
export function ColumnChoice({ form, id, headers, rows }: ColumnChoiceProps) {
  const columns = form.watch();
  return (
    <ContractForm form={form} id={id} className="flex flex-col gap-4">
      <p className="text-muted">Welke kolom is wat? Kijk na of het voorbeeld klopt.</p>
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
                  <option value="">{required ? "Kies een kolom" : "Geen"}</option>
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
