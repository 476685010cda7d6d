/** Name of the file that puts a reservation in somebody's calendar. */
export const calendarName = (reservationId: number): string => `voorstelling-${reservationId}.ics`;

/** Calendar to subscribe to: the shows of the last year, and those to come. */
export const AGENDA_PATH = "/agenda.ics";
