import type { Reservation } from "@podium/shared/contracts/reservations";
import { CircleCheck, Clock, Hourglass, TriangleAlert } from "virtual:icons";
import { classNames } from "#ui/class-names.ts";
import { Countdown, formatDaysLeft } from "#ui/countdown.tsx";
import { type DaysLeft, urgencyOf } from "#modules/office/payments-admin/api/payments.ts";

const looks: Record<DaysLeft, { Icon: typeof Clock; className: string; words: string }> = {
  many: { Icon: Clock, className: "border-success text-success", words: "nog ruim tijd" },
  some: { Icon: Hourglass, className: "border-warning text-warning", words: "bijna verlopen" },
  few: { Icon: TriangleAlert, className: "border-danger text-danger", words: "dringend" },
  over: { Icon: CircleCheck, className: "border-line-strong text-muted", words: "" },
};

/** Its `data-days-left` colours the row (`paymentRowClass`). */
export function TimeToConfirm({
  reservation,
}: {
  reservation: Pick<Reservation, "confirmed" | "status" | "reservedAt" | "expiresAt" | "longerUntil">;
}) {
  const { confirmed, status, reservedAt, expiresAt } = reservation;
  if (confirmed) return <span className="text-muted">N.V.T.</span>;
  if (!reservedAt) return <span className="text-muted">N/A</span>;
  if (status === "CANCELLED") return <span className="text-muted">Geannuleerd</span>;
  if (status === "EXPIRED") return <Expired />;
  const format = (left: number) => timeLeft(left, urgencyOf(reservation, left));
  return <Countdown until={expiresAt} format={format} ended={<Expired />} />;
}

function timeLeft(left: number, days: DaysLeft) {
  const { Icon, className, words } = looks[days];
  return (
    <span
      data-days-left={days}
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full border bg-surface px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap",
        className,
      )}
    >
      <Icon className="size-4" />
      {formatDaysLeft(left)}
      <span className="sr-only"> ({words})</span>
    </span>
  );
}

function Expired() {
  return (
    <span data-days-left="over" className="font-semibold text-muted">
      Verlopen
    </span>
  );
}

/** In CSS, so that a row changes colour without rendering the table. */
export const paymentRowClass = classNames(
  "has-data-[days-left=many]:bg-success-soft has-data-[days-left=some]:bg-warning-soft has-data-[days-left=few]:bg-danger-soft",
  "has-data-[days-left=over]:bg-surface-sunken",
);
