import { useId, type ReactNode } from "react";
import { Card } from "#ui/card.tsx";

interface ChartFrameProps {
  title: string;
  /** The same data as a table, for screen readers. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Shown when there is nothing to draw. */
  empty: string;
  children: ReactNode;
}

export function ChartFrame({ title, columns, rows, empty, children }: ChartFrameProps) {
  const id = useId();
  return (
    // Without min-w-0 a grid cell cannot become narrower than its chart.
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full">
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        {rows.length === 0 ? (
          <p className="py-10 text-center text-muted">{empty}</p>
        ) : (
          <>
            <div aria-hidden className="h-72 text-sm">
              {children}
            </div>
            <details className="mt-3">
              <summary className="text-link inline-block min-h-6">Toon als tabel</summary>
              <div className="mt-2 max-h-72 overflow-auto">
                <table className="w-full text-sm">
                  <caption className="sr-only">{title}</caption>
                  <thead>
                    <tr>
                      {columns.map((column) => (
                        <th key={column} scope="col" className="border-b border-line px-2 py-1 text-left font-semibold">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((row) => (
                      <tr key={row.join()}>
                        {row.map((text, index) => (
                          <td key={columns[index]} className="border-b border-line px-2 py-1 tabular-nums">
                            {text}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </details>
          </>
        )}
      </Card>
    </section>
  );
}
