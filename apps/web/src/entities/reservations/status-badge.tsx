import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { Ban, CircleCheck, Hourglass, TimerOff } from "virtual:icons";
import { reservationStatus } from "#messages/nl/payment.ts";
import { Badge, type Tone } from "#ui/badge.tsx";

const looks = {
  PENDING: { tone: "warning", Icon: Hourglass },
  CONFIRMED: { tone: "success", Icon: CircleCheck },
  EXPIRED: { tone: "danger", Icon: TimerOff },
  CANCELLED: { tone: "neutral", Icon: Ban },
} as const satisfies Record<ReservationStatus, { tone: Tone; Icon: typeof Ban }>;

export function StatusBadge({ status }: { status: ReservationStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {reservationStatus()[status]}
    </Badge>
  );
}
