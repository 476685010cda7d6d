import { ChevronLeft, ChevronRight } from "virtual:icons";
import { IconButton } from "./icon-button.tsx";

interface DataTableFooterProps {
  total: number;
  pageIndex: number;
  pageSize: number;
  onPage: (pageIndex: number) => void;
}

export function DataTableFooter({ total, pageIndex, pageSize, onPage }: DataTableFooterProps) {
  if (total === 0) return null;
  const first = pageIndex * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <nav aria-label="Pagina's" className="flex items-center justify-between gap-3 text-muted">
      <p role="status">
        {first}–{last} van {total}
      </p>
      {total > pageSize && (
        <div className="flex gap-1">
          <IconButton
            label="Vorige pagina"
            icon={<ChevronLeft />}
            disabled={pageIndex === 0}
            onClick={() => onPage(pageIndex - 1)}
          />
          <IconButton
            label="Volgende pagina"
            icon={<ChevronRight />}
            disabled={last === total}
            onClick={() => onPage(pageIndex + 1)}
          />
        </div>
      )}
    </nav>
  );
}
