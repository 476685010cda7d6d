import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { Ban, CircleCheck, Hourglass, TimerOff } from "lucide-react";
import { reservationStatus } from "#messages/nl/reservation-status.ts";
import { Badge, type Tone } from "#ui/badge.tsx";

const looks = {
  PENDING: { word: "pending", tone: "warning", Icon: Hourglass },
  CONFIRMED: { word: "confirmed", tone: "success", Icon: CircleCheck },
  EXPIRED: { word: "expired", tone: "danger", Icon: TimerOff },
  CANCELLED: { word: "cancelled", tone: "neutral", Icon: Ban },
} as const satisfies Record<
  ReservationStatus,
  { word: keyof ReturnType<typeof reservationStatus>; tone: Tone; Icon: typeof Ban }
>;

export function StatusBadge({ status }: { status: ReservationStatus }) {
  const { word, tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {reservationStatus()[word]}
    </Badge>
  );
}
