import { LogOut } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { MyReservations } from "../features/reservations/my-reservations.tsx";
import { ProfileForm } from "../features/users/profile-form.tsx";
import { usePageMeta } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { signOut, userAtom } from "../platform/session.ts";
import { useAtomValue } from "../platform/state.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Loading } from "../ui/loading.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Page } from "../ui/page.tsx";

/** One's own data and reservations. */
export function AccountPage() {
  usePageMeta("Mijn account");
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const leave = (): void => {
    signOut();
    void navigate(paths.login);
  };
  return (
    <Page>
      <PageHeader
        title="Mijn account"
        actions={
          <Button variant="secondary" icon={<LogOut aria-hidden className="size-5" />} onClick={leave}>
            Uitloggen
          </Button>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[26rem_1fr]">
        <section aria-labelledby="profile">
          <h2 id="profile" className="mb-4 text-2xl">
            Mijn gegevens
          </h2>
          <Card>{user ? <ProfileForm user={user} /> : <Loading label="Gegevens laden…" />}</Card>
        </section>
        <section aria-labelledby="reservations">
          <h2 id="reservations" className="mb-4 text-2xl">
            Mijn Reserveringen
          </h2>
          <MyReservations />
        </section>
      </div>
    </Page>
  );
}
