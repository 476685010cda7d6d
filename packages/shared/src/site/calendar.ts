export const calendarName = (reservationId: number): string => `voorstelling-${reservationId}.ics`;

/** Calendar to subscribe to: the shows of the last year, and those to come. */
export const AGENDA_PATH = "/agenda.ics";
