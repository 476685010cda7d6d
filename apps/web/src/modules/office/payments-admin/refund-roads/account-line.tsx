import type { Refund } from "@podium/shared/contracts/payments";
import { isInEea } from "@podium/shared/money/eea";
import { groupedIban } from "@podium/shared/money/iban";
import { Copy } from "virtual:icons";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/clipboard.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.ts";

async function copyIban(iban: string): Promise<void> {
  if (await copyText(iban)) toast.success("Het rekeningnummer is gekopieerd.", { duration: 3000 });
  else toast.error("Kopiëren lukte niet. Selecteer het nummer en kopieer het zelf.");
}

interface AccountLineProps {
  refund: Refund;
  onChange: () => void;
}

/** Account that a refund goes to; the box office sees only the last digits of its number. */
export function AccountLine({ refund, onChange }: AccountLineProps) {
  const { account, hasAccount, maskedAccount, canBeTransferred, cameBack, reservation } = refund;
  const change = canBeTransferred && (
    <Button size="sm" variant="quiet" onClick={onChange}>
      {hasAccount ? "Verbeter" : "Rekeningnummer invullen"}
      <span className="sr-only">: reservering {reservation.id}</span>
    </Button>
  );
  if (account)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span>
          Naar <span className="font-mono whitespace-nowrap select-all">{groupedIban(account.iban)}</span> van{" "}
          {account.holder}
        </span>
        <span className="flex items-center">
          <IconButton
            label={`Kopieer het rekeningnummer van reservering ${reservation.id}`}
            icon={<Copy />}
            onClick={() => void copyIban(account.iban)}
          />
          {change}
        </span>
        {cameBack && (
          <span className="w-full text-warning">
            Van deze rekening kwam het geld terug. Vraag een ander rekeningnummer, en druk dan op 'Verbeter'.
          </span>
        )}
        {canBeTransferred && account.unreadable && (
          <span className="w-full text-warning">
            Deze naam kan geen bank schrijven. Druk op 'Verbeter' en vul hem in Latijnse letters in.
          </span>
        )}
        {canBeTransferred && !isInEea(account.iban) && (
          <span className="w-full text-muted">
            Schrijf dit zelf over bij uw bank: voor dit land vraagt ze ook een BIC, en het kan niet in een bestand.
          </span>
        )}
      </p>
    );
  if (!canBeTransferred) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {hasAccount ? `Naar rekening ${maskedAccount}; een beheerder ziet het hele nummer.` : "Nog geen rekeningnummer."}
      {cameBack && " Van deze rekening kwam het geld terug: vraag een ander nummer."}
      {change}
    </p>
  );
}
