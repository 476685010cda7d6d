/** Specification, section 9. */
export const ticketPdfName = (reservationId: number): string => `tickets-reservering-${reservationId}.pdf`;

export const voucherPdfName = (id: number): string => `cadeaubon-${id}.pdf`;

export const codesPdfName = "ticketcodes.pdf";
