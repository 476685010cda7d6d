import { TitledPage } from "#entities/site/page.tsx";
import { PairForm } from "#modules/entrance/door-devices/pair-form.tsx";
import { useLinkToken } from "#platform/link-token.ts";
import { Card } from "#ui/card.tsx";

export function PairDevicePage() {
  const code = useLinkToken();
  return (
    <TitledPage
      title="Toestel voor de ingang"
      width="narrow"
      lead="Met één druk op de knop scant deze telefoon of tablet tickets, tot het einde van de avond. U hebt geen wachtwoord nodig."
    >
      <Card>
        <PairForm key={code} linkCode={code} />
      </Card>
    </TitledPage>
  );
}
