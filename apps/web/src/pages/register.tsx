import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { register } from "#messages/nl/registration.tsx";
import { paths } from "#platform/paths.ts";
import { returnPath } from "#platform/return-path.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { toast } from "#ui/toast.ts";

const RegisterForm = lazyForm(async () => (await import("#modules/account/users/register-form.tsx")).RegisterForm);

export function RegisterPage() {
  const t = register();
  const location: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const signedIn = useAtomValue(memberAtom) !== null;
  if (signedIn) return <Navigate to={returnPath(location.state)} replace />;

  const signInByHand = (): void => {
    toast.info(t.made);
    void navigate(paths.login, { state: location.state });
  };
  return (
    <TitledPage title={t.title} description={t.description} width="narrow" lead={t.lead}>
      <Card>
        <RegisterForm onSignedIn={() => toast.success(t.welcome)} onRegistered={signInByHand} />
        <p className="mt-6 border-t border-line pt-5 text-center">
          {t.haveAccount}{" "}
          <Link to={paths.login} state={location.state} className="text-link inline-block py-1 font-semibold">
            {t.signIn}
          </Link>
        </p>
      </Card>
    </TitledPage>
  );
}
