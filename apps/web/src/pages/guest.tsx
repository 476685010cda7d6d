import { Navigate, useLocation } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { GuestForm } from "#features/users/guest-form.tsx";
import { paths } from "#platform/paths.ts";
import { returnPath } from "#platform/return-path.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

export function GuestPage() {
  const location: { state: unknown } = useLocation();
  const signedIn = useAtomValue(userAtom) !== null;
  if (signedIn) return <Navigate to={returnPath(location.state)} replace />;
  return (
    <TitledPage
      title={"Verder zonder wacht\u00ADwoord"}
      description="Reserveer zonder een wachtwoord te kiezen."
      width="narrow"
      lead="Vul uw gegevens in en kies uw stoelen. Komt u later terug, dan mailen we u een link om in te loggen."
    >
      <Card>
        <GuestForm />
        <p className="mt-6 border-t border-line pt-5 text-center">
          Liever met een wachtwoord?{" "}
          <Link to={paths.login} state={location.state} className="text-link inline-block py-1 font-semibold">
            Log in of registreer u
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}
