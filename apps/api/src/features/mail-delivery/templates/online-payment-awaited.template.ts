import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { TransferDetails } from "#features/payments/transfers.service.ts";
import { euros, fullDate } from "#platform/formats.ts";
import { longerBlocks } from "./reservation.templates.ts";
import { addressTo, type House, reductionRows, visitBlocks } from "./wording.ts";

/** For who left the checkout. @param pageUrl where one pays, online or with a transfer */
export function onlinePaymentAwaited(
  transfer: TransferDetails,
  { pageUrl, accountUrl }: { pageUrl: string; accountUrl: string },
  house: House,
): MailContent {
  const { reservation, payBefore } = transfer;
  return {
    ...addressTo(reservation.user),
    subject: `Nog te betalen: uw reservering voor ${reservation.show.name} (nr. ${reservation.id})`,
    title: "Uw reservering wacht op uw betaling",
    blocks: [
      text(
        "Bedankt voor uw reservering! Uw plaatsen worden voor u vrijgehouden, maar uw online betaling is niet afgerond.",
      ),
      {
        kind: "facts",
        rows: [
          ...reductionRows(reservation),
          ["Bedrag", euros(reservation.totalCents)],
          ["Te betalen", `ten laatste op ${fullDate(payBefore)}`],
        ],
      },
      ...longerBlocks(reservation, accountUrl),
      button("Betaal uw reservering", pageUrl),
      text("Op die pagina betaalt u online of met een overschrijving. Uw tickets krijgt u per mail na de betaling."),
      ...visitBlocks(reservation, house),
      note(
        `Zonder betaling vervalt de reservering op ${fullDate(reservation.expiresAt)} en komen uw plaatsen weer vrij. Hebt u intussen betaald? Dan hoeft u niets meer te doen.`,
      ),
    ],
  };
}
