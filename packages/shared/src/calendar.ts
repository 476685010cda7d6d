/** Name of the file that puts a reservation in somebody's calendar. */
export const calendarName = (reservationId: number): string => `voorstelling-${reservationId}.ics`;

/** The shows of the last year and to come, to subscribe to. */
export const AGENDA_PATH = "/agenda.ics";
