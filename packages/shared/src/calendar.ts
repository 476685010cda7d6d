/** Of the file that puts a reservation in somebody's calendar. */
export const calendarName = (reservationId: number): string => `voorstelling-${reservationId}.ics`;
