import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { login } from "#messages/nl/sign-in.ts";
import { paths } from "#platform/paths.ts";
import { landingPath, returnPath } from "#platform/return-path.ts";
import { tokenAtom, memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

const ContinueWithout = lazyForm(async () => (await import("#entities/account/continue-without.tsx")).ContinueWithout);
const LoginForm = lazyForm(async () => (await import("#modules/account/users/login-form.tsx")).LoginForm);

/** Returns the page where seats are chosen or paid for, the only ones where an anonymous visitor may go on. */
function tickets(state: unknown): string {
  const path = returnPath(state);
  const [page] = path.split(/[?#]/);
  return page === paths.tickets || page === paths.confirm ? path : paths.tickets;
}

export function LoginPage() {
  const t = login();
  const location: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const signedIn = useAtomValue(tokenAtom) !== null;
  const user = useAtomValue(memberAtom);
  // The token may be refused until its profile is loaded.
  if (signedIn && user) return <Navigate to={landingPath(location.state, user)} replace />;
  return (
    <TitledPage title={t.title} description={t.description} width="narrow" lead={t.lead}>
      <Card>
        <LoginForm>
          <p className="mt-3 text-center">
            <Link to={paths.forgotPassword} className="text-link inline-block py-1">
              {t.forgotPassword}
            </Link>
          </p>
          <div className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
            <ButtonLink to={paths.signInLink} state={location.state} variant="secondary" wide>
              {t.mailLink}
            </ButtonLink>
            <ContinueWithout onEntered={() => void navigate(tickets(location.state))} />
          </div>
          <p className="mt-5 text-center">
            {t.noAccountYet}{" "}
            <Link to={paths.register} state={location.state} className="text-link inline-block py-1 font-semibold">
              {t.registerHere}
            </Link>
          </p>
        </LoginForm>
      </Card>
    </TitledPage>
  );
}
