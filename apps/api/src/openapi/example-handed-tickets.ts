import { example, type ExampleRequest } from "./example.ts";

/** What holders of tickets do with those that they do not use themselves. */
export const handedTicketRequests: readonly ExampleRequest[] = [
  example("getHandedTickets", { params: { id: 5 } }),
  example("giveBackTickets", { params: { id: 5 }, body: { ticketIds: [6] } }),
  example("passTicketsOn", {
    params: { id: 5 },
    body: { ticketIds: [6], name: "Rosa Maas", email: "rosa.maas@podium.example" },
  }),
  example("takeTicketsBack", { params: { id: 5 }, body: { ticketIds: [7] } }),
  example("keepReturnedTicket", { params: { id: 5 }, body: { returnedId: 1 } }),
];
