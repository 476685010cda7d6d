import type { Translation } from "../messages.ts";
import type { shownTickets } from "../nl/shown-tickets.ts";

export const translation: Translation<typeof shownTickets> = {
  loading: "Loading tickets...",
  ticket: (of) => `Ticket ${of}`,
  passedOn: "Passed on. The new holder has the QR code.",
  showAtEntrance: "Show this QR code at the entrance",
  afterPayment: "QR code available once we receive the payment",
  notValid: "This ticket is no longer valid",
  codeAlt: (place) => `QR code for ${place}`,
  codeFailed: "The QR code could not be drawn. Reload the page.",

  downloadAll: "Download all tickets",
  drawing: (done, all) => `Making the PDF… ${done} of ${all}`,
  downloadFailed: "The PDF could not be made. Check your internet connection and try again.",
  print: "Print",
  addToWallet: (wallet) => `Add to ${wallet}`,
  openOnPhone:
    "Open this page on your phone to add your tickets there. If your seat changes, the ticket on your phone changes with it.",
};
