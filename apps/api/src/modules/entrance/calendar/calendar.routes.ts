import { getReservationCalendar, getShowsCalendar } from "@podium/shared/contracts/calendar";
import { AGENDA_PATH } from "@podium/shared/site/calendar";
import { LANGUAGES, languageOfPath, pathInLanguage } from "@podium/shared/words/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { sendCompressed } from "#platform/http/compressed.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import type { CalendarService } from "./calendar.service.ts";

/** Calendars fetch every few hours: a cache in front may answer simultaneous requests. */
const FOR_EVERYBODY = { type: "text/calendar; charset=utf-8", cacheControl: "public, max-age=900" };

export async function calendarRoutes(
  app: FastifyInstance,
  { calendar }: { calendar: Pick<CalendarService, "getFor" | "feedOf"> },
): Promise<void> {
  mount(app, getReservationCalendar, async ({ raw, params }, reply) => {
    const { name, file } = await calendar.getFor(callerOf(raw), params.id, responseLanguage(raw, reply));
    reply.header("content-disposition", `attachment; filename="${name}"`);
    return file;
  });

  async function sendShows(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const feed = await calendar.feedOf(languageOfPath(request.url));
    reply.header("content-disposition", 'inline; filename="voorstellingen.ics"');
    return sendCompressed(request, reply, feed, FOR_EVERYBODY);
  }
  for (const language of LANGUAGES)
    app.get(pathInLanguage(AGENDA_PATH, language), { config: { countsAsCall: true } }, (request, reply) =>
      sendShows(request, reply),
    );
  mount(app, getShowsCalendar, ({ raw }, reply) => sendShows(raw, reply));
}
