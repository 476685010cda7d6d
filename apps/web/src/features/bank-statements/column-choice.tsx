import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { useState } from "react";
import { controlStyle, Field } from "#ui/field.tsx";

interface ColumnChoiceProps {
  /** The form's id, for the submit button outside it. */
  id: string;
  headers: readonly string[];
  /** The first rows, as examples of each column. */
  rows: readonly (readonly string[])[];
  guess: ColumnGuess;
  onChoose: (columns: CsvColumns) => void;
}

const fields = [
  { field: "amount", label: "Bedrag", required: true },
  { field: "message", label: "Mededeling", required: true },
  { field: "name", label: "Naam van wie betaalt", required: false },
  { field: "date", label: "Datum", required: false },
  { field: "reference", label: "Referentie van de bank", required: false },
] as const;

/** Every bank names its CSV columns differently. */
export function ColumnChoice({ id, headers, rows, guess, onChoose }: ColumnChoiceProps) {
  const [columns, setColumns] = useState(guess);
  const [asked, setAsked] = useState(false);
  const example = (header: string): string => rows.map((row) => row[headers.indexOf(header)]).find(Boolean) ?? "";
  const submit = (): void => {
    setAsked(true);
    const { amount, message } = columns;
    if (amount && message) onChoose({ ...columns, amount, message });
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="mb-4 text-muted">Welke kolom is wat? Kijk na of het voorbeeld klopt.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ field, label, required }) => {
          const value = columns[field] ?? "";
          const shown = value && example(value);
          return (
            <Field
              key={field}
              label={label}
              optional={!required}
              hint={shown && <span className="line-clamp-2 break-words">Bijvoorbeeld: {shown}</span>}
              error={asked && required && value === "" ? `Kies de kolom met ${label.toLowerCase()}.` : undefined}
            >
              {(links) => (
                <select
                  {...links}
                  value={value}
                  onChange={({ target }) => setColumns({ ...columns, [field]: target.value || null })}
                  className={controlStyle}
                >
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
    </form>
  );
}
