import type { Choice, ChoicePage } from "@podium/shared/contracts/show-changes";
import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { useState } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { showChoices } from "#messages/nl/show-choices.ts";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { ChoiceForm } from "./choice-form.tsx";

type Asked = ChoicePage["changes"][number]["reservations"][number];

interface ReservationChoiceProps {
  asked: Asked;
  kind: ChangeKind;
  /** Whether the last day to choose has not passed. */
  isOpen: boolean;
  /** Token of the mail's link; without one the signed-in user chooses. */
  token: string | undefined;
  onChosen: (page: ChoicePage) => void;
  /** Reloads, because somebody else may have chosen since the choices were loaded. */
  onRefused: () => void;
}

export function ReservationChoice({ asked, kind, isOpen, token, onChosen, onRefused }: ReservationChoiceProps) {
  const t = showChoices();
  const { id, seats, amount, onVouchers, choices, ibanEnd } = asked;
  const [changing, setChanging] = useState(false);
  const mayChoose = isOpen && choices.length > 0;
  const isAsking = mayChoose && (asked.choice === null || changing);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{t.reservation(id)}</h2>
        <p className="mt-1">
          {placesOrReturned(seats, currentLanguage())}
          {amount > 0 && `, ${t.paid(formatEuro(amount))}`}
        </p>
        {onVouchers > 0 && <p className="mt-1 text-muted">{t.onVoucher(formatEuro(onVouchers))}</p>}
      </div>
      {asked.choice !== null && !changing && (
        <Notice tone="success" announce title={chosenWords(asked.choice, amount, ibanEnd)}>
          {mayChoose && choices.length > 1 ? t.mayChange : undefined}
        </Notice>
      )}
      {asked.choice === null && !isOpen && (
        <Notice tone="warning" title={t.lastDayPassed}>
          <p>{t.chooseTogether}</p>
          <ButtonLink to={paths.contact} size="sm" className="mt-3">
            {t.contact}
          </ButtonLink>
        </Notice>
      )}
      {isAsking ? (
        <ChoiceForm
          asked={asked}
          kind={kind}
          token={token}
          onChosen={(page) => {
            setChanging(false);
            onChosen(page);
          }}
          onRefused={onRefused}
          onLeave={changing ? () => setChanging(false) : undefined}
        />
      ) : (
        mayChoose &&
        choices.length > 1 && (
          <Button variant="secondary" className="self-start" onClick={() => setChanging(true)}>
            {t.chooseOther}
          </Button>
        )
      )}
    </Card>
  );
}

function chosenWords(choice: Choice, amount: number, ibanEnd: string | undefined): string {
  const money = formatEuro(amount);
  const t = showChoices();
  switch (choice) {
    case "KEEP":
      return t.keepChosen;
    case "VOUCHER":
      return t.voucherChosen(money);
    case "MONEY":
      return ibanEnd === undefined ? t.moneyChosen(money) : t.moneyChosenTo(money, ibanEnd);
    case "GIFT":
      return amount > 0 ? t.giftChosen(money) : t.stayAwayChosen;
  }
}
