import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { lazyForm } from "#forms/lazy-form.tsx";
import { paths } from "#platform/paths.ts";
import { returnPath } from "#platform/return-path.ts";
import { userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";

const RegisterForm = lazyForm(async () => (await import("#features/users/register-form.tsx")).RegisterForm);

export function RegisterPage() {
  usePageMeta("Registreren", "Maak een account om stoelen te kiezen en te reserveren.");
  const location: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const signedIn = useAtomValue(userAtom) !== null;
  if (signedIn) return <Navigate to={returnPath(location.state)} replace />;

  const signInByHand = (): void => {
    toast.info("Uw account is aangemaakt. Log nu in.");
    void navigate(paths.login, { state: location.state });
  };
  return (
    <Page width="narrow">
      <PageHeader title="Registreren">Eén keer invullen, en u reserveert voortaan in enkele tellen.</PageHeader>
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
    </Page>
  );
}
