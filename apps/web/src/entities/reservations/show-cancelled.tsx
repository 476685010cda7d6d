import type { Reservation } from "@podium/shared/contracts/reservations";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";

/** Of a paid reservation whose show does not take place: leads to the choice. */
export function ShowCancelled({ reservation }: { reservation: Pick<Reservation, "status" | "show"> }) {
  if (reservation.show.cancelledAt === undefined || reservation.status !== "CONFIRMED") return null;
  return (
    <Notice tone="warning" title="Deze voorstelling gaat niet door">
      <p>Kies zelf wat er met uw tickets gebeurt.</p>
      <ButtonLink to={paths.choices} size="sm" className="mt-3">
        Maak uw keuze
      </ButtonLink>
    </Notice>
  );
}
