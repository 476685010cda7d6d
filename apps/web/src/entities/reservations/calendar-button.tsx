import { calendarName } from "@podium/shared/calendar";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { CalendarPlus } from "virtual:icons";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { saveFile } from "#ui/save-file.ts";
import { SavedFile } from "#ui/saved-file.tsx";

/**
 * Puts the show in the visitor's own calendar; nothing for a reservation that has ended, or a show that was cancelled.
 */
export function CalendarButton({
  reservation: { id, status, show },
  load,
}: {
  reservation: Pick<Reservation, "id" | "status"> & { show: Pick<Reservation["show"], "cancelledAt"> };
  /** Where the event comes from; by default the reservation is one's own. */
  load?: () => Promise<string>;
}) {
  const saving = useMutation({
    mutationFn: async () => {
      const event = await (load ? load() : api.getReservationCalendar({ params: { id } }));
      return saveFile(calendarName(id), new Blob([event], { type: "text/calendar" }));
    },
  });
  const t = ownReservations();
  if (status === "EXPIRED" || status === "CANCELLED" || show.cancelledAt !== undefined) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarPlus />}
        busy={saving.isPending}
        busyLabel={t.makingCalendar}
        onClick={() => saving.mutate()}
      >
        {t.addToCalendar}
      </Button>
      <ErrorNotice error={saving.error} title={t.calendarFailed} />
      {/* The mail with the tickets has it. */}
      <SavedFile file={saving.data} inMail={status === "CONFIRMED"} />
    </>
  );
}
