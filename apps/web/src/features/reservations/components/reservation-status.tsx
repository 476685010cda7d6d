import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { Ban, CircleCheck, Hourglass, TimerOff } from "lucide-react";
import { Badge, type Tone } from "#ui/badge.tsx";

const looks = {
  PENDING: { words: "In Afwachting", tone: "warning", Icon: Hourglass },
  CONFIRMED: { words: "Bevestigd", tone: "success", Icon: CircleCheck },
  EXPIRED: { words: "Verlopen", tone: "danger", Icon: TimerOff },
  CANCELLED: { words: "Geannuleerd", tone: "neutral", Icon: Ban },
} as const satisfies Record<ReservationStatus, { words: string; tone: Tone; Icon: typeof Ban }>;

/** 'In Afwachting' or 'Bevestigd' (specification, section 4), or how it ended. */
export function StatusBadge({ status }: { status: ReservationStatus }) {
  const { words, tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {words}
    </Badge>
  );
}
