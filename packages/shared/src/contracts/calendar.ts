import * as z from "zod";
import { idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const icalendar = { mediaType: "text/calendar", response: { 200: z.string() } } as const;

export const getReservationCalendar = endpoint({
  method: "GET",
  path: "/api/reservation/:id/calendar",
  ...icalendar,
  access: "user",
  byLink: "its-reservation",
  summary: "A reservation as an event for a calendar (iCalendar), for its owner or the box office",
  params: z.object({ id: idSchema }),
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 1 } },
});

/** The calendar of `AGENDA_PATH` at its former address, to which calendars still subscribe. */
export const getShowsCalendar = endpoint({
  method: "GET",
  path: "/api/show/calendar.ics",
  ...icalendar,
  access: "public",
  summary: "The shows of the last year and to come (iCalendar), to subscribe to",
});
