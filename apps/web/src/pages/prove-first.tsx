import { LogOut } from "virtual:icons";
import { ProofBesides } from "#entities/account/proof-besides.tsx";
import { signOutHere } from "#entities/account/sign-out.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { proof } from "#messages/nl/sign-in.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

/** Replaces a page of the account for a visitor who came by the link in a mail about one reservation. */
export function ProveFirstPage({ reservationId }: { reservationId: number | null }) {
  const t = proof();
  return (
    <TitledPage title={t.title} width="narrow">
      <Card className="flex flex-col gap-5">
        <p className="text-lg">{t.byLink}</p>
        <ProofBesides />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {reservationId !== null && (
            <ButtonLink to={paths.ticketsDetail(reservationId)} variant="secondary">
              {t.toReservation}
            </ButtonLink>
          )}
          <Button variant="quiet" icon={<LogOut />} onClick={() => void signOutHere()}>
            {t.signOut}
          </Button>
        </div>
      </Card>
    </TitledPage>
  );
}
