import { example, type ExampleRequest } from "./example.ts";

export const codeExamples: readonly ExampleRequest[] = [
  example("createTicketCode", { body: { type: "PRE_ORDER", maxTickets: 4, name: "Leden", validUntil: "2026-12-31" } }),
  example("updateTicketCode", { params: { id: 1 }, body: { name: "Bakkerij De Voorbeelden", showIds: [1] } }),
  example("listTicketCodes", {}),
  example("deleteTicketCode", { params: { id: 1 } }),
];
