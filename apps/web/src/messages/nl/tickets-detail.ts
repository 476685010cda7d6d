import { messages } from "../messages.ts";

export const ticketsDetail = messages("tickets-detail", {
  title: "Mijn Tickets",
  offline: (when: string) => `Er is nu geen verbinding. Dit zijn uw tickets zoals ze waren op ${when}.`,
  loadFailed: "Fout bij laden van tickets",
  status: "Status",
  totalPrice: "Totaalprijs",
});
