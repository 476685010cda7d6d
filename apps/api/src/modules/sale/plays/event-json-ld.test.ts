import { type EventFacts, eventsJsonLd, scriptText } from "@podium/shared/site/event-json-ld";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { makePicture, publishedPlay } from "#test/plays.ts";
import { presentPages } from "./plays.presenter.ts";

const clock = createFakeClock(new Date("2027-03-01T09:00:00.000Z"));
const test = apiTest({ clock });

const url = { type: "string", pattern: "^https://" };
const text = { type: "string", minLength: 1 };
const date = { type: "string", format: "date-time" };
const oneOf = (...words: string[]) => ({ enum: words.map((word) => `https://schema.org/${word}`) });
const typed = (types: string[], properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: "object",
  required: ["@type", ...required],
  properties: { "@type": { enum: types }, ...properties },
  additionalProperties: false,
});
const person = typed(["Person", "PerformingGroup"], { name: text });

/** Google's rules for Event: name, startDate, location with name and address are required, the rest of these forms. */
const RULES = typed(
  ["TheaterEvent"],
  {
    "@context": { const: "https://schema.org" },
    name: text,
    startDate: date,
    doorTime: date,
    endDate: date,
    duration: { type: "string", format: "duration" },
    previousStartDate: date,
    eventStatus: oneOf("EventScheduled", "EventCancelled", "EventRescheduled"),
    eventAttendanceMode: oneOf("OfflineEventAttendanceMode"),
    location: typed(["Place"], {
      name: text,
      address: typed(
        ["PostalAddress"],
        {
          streetAddress: text,
          postalCode: { type: "string", pattern: "^\\d{4}$" },
          addressLocality: text,
          addressCountry: { const: "BE" },
        },
        ["streetAddress", "addressCountry"],
      ),
    }),
    image: { type: "array", minItems: 1, items: url },
    description: text,
    typicalAgeRange: { type: "string", pattern: "^\\d+-$" },
    organizer: typed(["Organization"], { name: text, url }),
    performer: { type: "array", minItems: 1, items: person },
    director: person,
    offers: typed(
      ["Offer"],
      {
        url,
        price: { type: "number", minimum: 0 },
        priceCurrency: { const: "EUR" },
        availability: oneOf("InStock", "SoldOut", "PreOrder"),
        validFrom: date,
        validThrough: date,
      },
      ["url", "price", "priceCurrency", "availability", "validThrough"],
    ),
    url,
  },
  ["@context", "name", "startDate", "eventStatus", "eventAttendanceMode", "location", "organizer", "performer", "url"],
);

const ajv = addFormats.default(new Ajv({ allErrors: true }));
const isEvent = ajv.compile(RULES);

const site = {
  publicUrl: "https://podium.example",
  language: "nl" as const,
  society: "Kring De Komma",
  venue: { venueName: "Parochiezaal", venueAddress: "Dorpsstraat 1, 9999 Voorbeelddorp" },
  doorsOpenMinutes: 60,
};

describe("the data of a show for search engines", () => {
  test("follows Google's rules for events, whatever is known of the play and however its sale stands", async ({
    admin,
    podium,
  }) => {
    const { deps } = podium;
    const id = await makePicture(podium, { width: 1600, height: 900, sizes: [320, 640, 1280, 1600] });
    const poster = { id, alt: { nl: "Een kist" }, focus: { x: 0.5, y: 0.5 } };
    const full = await publishedPlay(admin, 'De "vrek" </script>', {
      poster,
      director: "Luc",
      about: { nl: "Een kist verdwijnt." },
      durationMinutes: 130,
      minAge: 8,
      cast: [{ name: "Walter", role: { nl: "De vrek" } }],
    });
    const bare = await publishedPlay(admin, "Kaal");
    await makeShow(podium, { playId: bare.id, dateTime: "2027-03-06T19:00:00.000Z" });
    const at = (dateTime: string, more = {}) => makeShow(podium, { playId: full.id, dateTime, ...more });
    const open = await at("2027-03-06T19:00:00.000Z");
    await at("2027-06-05T18:00:00.000Z", { salesOpenAt: "2027-05-01T08:00:00.000Z" });
    const crowded = await at("2027-06-06T18:00:00.000Z");
    const moved = await at("2027-06-07T18:00:00.000Z");
    const gone = await at("2027-06-08T18:00:00.000Z");
    await at("2027-02-20T19:00:00.000Z", { salesCloseAt: "2027-02-20T18:00:00.000Z" });
    await deps.database.db.updateTable("seats").set({ status: "blocked" }).where("showId", "=", crowded.id).execute();
    await reserve((await makeUser(podium)).api, moved.id, ["R1-A"]);
    const body = { name: moved.name, dateTime: "2027-06-14T18:00:00.000Z" };
    await admin.api.updateShow({ params: { id: moved.id }, body });
    await deps.database.transact((transaction) => deps.shows.cancel(transaction, gone.id));

    const pages = await deps.plays.forPages();
    const eventsOf = (playId: number) => {
      const play = presentPages(pages, "nl").plays.find((one) => one.id === playId);
      if (!play) throw new Error("a published play has a page");
      const facts: EventFacts = { ...pages, play };
      return eventsJsonLd(facts, { ...site, now: clock.now() });
    };
    const events = eventsOf(full.id);
    for (const event of [...events, ...eventsOf(bare.id)]) {
      isEvent(event);
      expect(isEvent.errors).toBeNull();
    }
    const said = events.map(({ startDate, eventStatus, offers }) =>
      [startDate, eventStatus, offers?.availability].map((word) => word?.replace("https://schema.org/", "")),
    );
    expect(said).toEqual([
      ["2027-02-20T20:00:00+01:00", "EventScheduled", undefined],
      ["2027-03-06T20:00:00+01:00", "EventScheduled", "InStock"],
      ["2027-06-05T20:00:00+02:00", "EventScheduled", "PreOrder"],
      ["2027-06-06T20:00:00+02:00", "EventScheduled", "SoldOut"],
      ["2027-06-08T20:00:00+02:00", "EventCancelled", undefined],
      ["2027-06-14T20:00:00+02:00", "EventRescheduled", "InStock"],
    ]);
    expect(events[1]).toMatchObject({
      doorTime: "2027-03-06T19:00:00+01:00",
      endDate: "2027-03-06T22:10:00+01:00",
      image: [`https://podium.example/pictures/${id}/1280.jpeg`],
      location: { name: "Parochiezaal", address: { postalCode: "9999", addressLocality: "Voorbeelddorp" } },
      offers: { price: 12, url: `https://podium.example/tickets?show=${open.id}` },
      performer: [{ name: "Kring De Komma" }, { name: "Walter" }],
      url: `https://podium.example/voorstelling/${full.slug}`,
    });
    const drawn = `https://podium.example/voorstelling/${bare.slug}/affiche.jpg`;
    for (const { image } of eventsOf(bare.id)) expect(image).toEqual([drawn]);
    expect(events[5]).toMatchObject({ previousStartDate: "2027-06-07T20:00:00+02:00" });
    expect(scriptText(events)).not.toContain("</script>");
    expect(JSON.parse(scriptText(events))).toEqual(events);
  });

  test.for(["name", "startDate", "location"])("would not pass these rules without its %s", (field) => {
    const event = { "@type": "TheaterEvent", [field]: undefined };
    isEvent(JSON.parse(JSON.stringify(event)));
    expect(isEvent.errors?.map(({ params }) => params)).toContainEqual({ missingProperty: field });
  });
});
