import { calendarName } from "@podium/shared/site/calendar";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { CalendarPlus } from "virtual:icons";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { saveFile } from "#ui/save-file.ts";
import { SavedFile } from "#ui/saved-file.tsx";

/** Saves the show as a calendar file; shows nothing for an ended reservation or a cancelled show. */
export function CalendarButton({
  reservation: { id, status, show },
  load,
}: {
  reservation: Pick<Reservation, "id" | "status"> & { show: Pick<Reservation["show"], "cancelledAt"> };
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
      {/* The mail with the tickets has the calendar file too. */}
      <SavedFile file={saving.data} inMail={status === "CONFIRMED"} />
    </>
  );
}
