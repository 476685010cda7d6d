import { example, type ExampleRequest } from "./example.ts";

/** Token of the ticket that was passed on, signed with the secret of all examples. */
const token = "1.x6CmDp5j1PPzExvxHXNMmkPYVTlegG2vNuSyfv-v6F8";

/** Requests of ticket holders about tickets that they do not use themselves. */
export const handedTicketRequests: readonly ExampleRequest[] = [
  example("getHandedTickets", { params: { id: 5 } }),
  example("giveBackTickets", { params: { id: 5 }, body: { ticketIds: [6] } }),
  example("passTicketsOn", {
    params: { id: 5 },
    body: { ticketIds: [6], name: "Rosa Maas", email: "rosa.maas@podium.example" },
  }),
  example("listReceivedTickets", {}),
  example("openReceivedTickets", { body: { token } }),
  example("getReceivedCalendar", { body: { token } }),
  example("addReceivedToWallet", { body: { token, wallet: "APPLE" } }),
  example("takeTicketsBack", { params: { id: 5 }, body: { ticketIds: [7] } }),
  example("keepReturnedTicket", { params: { id: 5 }, body: { returnedId: 1 } }),
];
