import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { paths } from "#platform/paths.ts";
import { returnPath } from "#platform/return-path.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { toast } from "#ui/toast.ts";

const RegisterForm = lazyForm(async () => (await import("#features/users/register-form.tsx")).RegisterForm);

export function RegisterPage() {
  const location: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const signedIn = useAtomValue(memberAtom) !== null;
  if (signedIn) return <Navigate to={returnPath(location.state)} replace />;

  const signInByHand = (): void => {
    toast.info("Uw account is aangemaakt. Log nu in.");
    void navigate(paths.login, { state: location.state });
  };
  return (
    <TitledPage
      title="Registreren"
      description="Maak een account om stoelen te kiezen en te reserveren."
      width="narrow"
      lead="Eén keer invullen, en u reserveert voortaan in enkele tellen."
    >
      <Card>
        <RegisterForm
          onSignedIn={() => toast.success("Welkom! Uw account is aangemaakt.")}
          onRegistered={signInByHand}
        />
        <p className="mt-6 border-t border-line pt-5 text-center">
          Hebt u al een account?{" "}
          <Link to={paths.login} state={location.state} className="text-link inline-block py-1 font-semibold">
            Log in
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}
