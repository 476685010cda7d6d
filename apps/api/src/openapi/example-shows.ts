import { example, type ExampleRequest } from "./example.ts";

export const showExamples: readonly ExampleRequest[] = [
  example("createShow", {
    body: {
      name: "Kerst in de keuken",
      dateTime: "2026-12-26T19:00:00.000Z",
      ticketTypes: [
        {
          name: "Volwassene",
          prices: [
            { zone: null, price: 12.5 },
            { zone: "balkon", price: 10 },
          ],
        },
        { name: "Kind", description: "Tot 12 jaar", prices: [{ zone: null, price: 6 }], maxPerReservation: 6 },
      ],
      salesOpenAt: "2026-12-01T09:00:00.000Z",
    },
  }),
  example("createShowSeries", {
    body: {
      name: "Kerst in de keuken",
      dateTimes: ["2026-12-27T19:00:00.000Z", "2026-12-28T19:00:00.000Z"],
      closesBefore: 120,
    },
  }),
  example("updateShow", {
    params: { id: 2 },
    body: { name: "De vrek (slotavond)", dateTime: "2026-12-13T14:00:00.000Z", pricePerSeat: 10 },
  }),
  example("deleteShow", { params: { id: 3 } }),
];
