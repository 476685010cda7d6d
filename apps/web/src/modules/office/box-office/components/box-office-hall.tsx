import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { AreaChoice } from "#ui/hall-plan/area-choice.tsx";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallViews } from "#ui/hall-plan/hall-views.tsx";
import { canPick, type HallProps, type SeatState, type SeatView } from "#ui/hall-plan/seat-view.ts";
import { LoadState, type LoadStateProps } from "#ui/load-state.tsx";

interface BoxOfficeHallProps extends Pick<HallProps, "pickable" | "price"> {
  /** The query of the seats; `hall` is the query of their hall. */
  query: LoadStateProps["query"] & { data: unknown };
  hall: LoadStateProps["query"] & { data: Hall | undefined };
  views: ReadonlyMap<SeatId, SeatView>;
  onPick: (seat: SeatId) => void;
  areas: AreaChoice;
  legend: readonly SeatState[];
  words: Partial<Record<SeatState, string>>;
  /** Fits the whole plan within a dialog's height. */
  inDialog?: boolean;
  children: ReactNode;
}

export function BoxOfficeHall(props: BoxOfficeHallProps) {
  const { query, hall, views, onPick, areas, pickable, legend, words, price, inDialog = false, children } = props;
  if (query.data === undefined) return <LoadState query={query} loading="Zaal laden..." />;
  if (hall.data === undefined) return <LoadState query={hall} loading="Zaal laden..." />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <HallViews
        hall={hall.data}
        className={classNames(
          "min-w-0",
          inDialog ? "lg:sticky lg:top-0 lg:[&_.hall-frame]:max-h-[calc(90dvh-17rem)]!" : "lg:sticky lg:top-20",
        )}
        views={views}
        pickable={pickable}
        price={price}
        areas={areas}
        onPick={(id, state) => canPick(state, pickable) && onPick(id)}
      />
      <div className="flex flex-col gap-4">
        {children}
        <HallLegend
          states={legend}
          words={words}
          hall={hall.data}
          className="grid grid-cols-2 gap-1.5 text-sm lg:grid-cols-1"
        />
      </div>
    </div>
  );
}

interface HallDialogProps extends Omit<BoxOfficeHallProps, "inDialog"> {
  title: string;
  description: string;
  cancelLabel: string;
  confirmLabel: string;
  disabled: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Chooses seats in a dialog, for one action on all of them. */
export function HallDialog(props: HallDialogProps) {
  const { title, description, cancelLabel, confirmLabel, disabled, busy, onClose, onConfirm, ...hall } = props;
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button disabled={disabled} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <BoxOfficeHall inDialog {...hall} />
    </Dialog>
  );
}
