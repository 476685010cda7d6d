import { KeyRound } from "lucide-react";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";

/** How somebody without a password finds everything back. */
export function WithoutPassword() {
  return (
    <Card className="mt-6 flex flex-col items-start gap-4">
      <h2 className="text-xl">Later terugkomen</h2>
      <p>
        U hebt geen wachtwoord nodig: kies bij het inloggen voor een inloglink, en u vindt uw reserveringen en tickets
        terug. Wilt u toch een wachtwoord of een passkey (inloggen met uw vinger, gezicht of pincode)? Dat kan altijd
        bij uw account.
      </p>
      <ButtonLink to={`${paths.account}#password`} variant="secondary" icon={<KeyRound />}>
        Kies een wachtwoord
      </ButtonLink>
    </Card>
  );
}
