import * as z from "zod";
import { idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

const icalendar = { mediaType: "text/calendar", response: { 200: z.string() } } as const;

export const getReservationCalendar = endpoint({
  ...routes.getReservationCalendar,
  ...icalendar,
  access: "user",
  byLink: "its-reservation",
  summary: "A reservation as an event for a calendar (iCalendar), for its owner or the box office",
  params: z.object({ id: idSchema }),
  errors: ["RESERVATION_NOT_FOUND"],
});

/** The calendar of `AGENDA_PATH` at its former address, to which calendars still subscribe. */
export const getShowsCalendar = endpoint({
  ...routes.getShowsCalendar,
  ...icalendar,
  access: "public",
  summary: "The shows of the last year and to come (iCalendar), to subscribe to",
});
