import { MailCheck, MailX } from "virtual:icons";
import { TitledPage } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { lazyForm } from "#forms/lazy-form.tsx";
import { newsletter, newsletterLinks } from "#messages/nl/newsletter.ts";
import { Done, MailSent } from "#modules/account/users/done.tsx";
import { IncompleteLink, MailedLink } from "#modules/account/users/mailed-link.tsx";
import { api } from "#platform/api-client.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

const NewsletterForm = lazyForm(
  async () => (await import("#modules/visit/newsletter/newsletter-form.tsx")).NewsletterForm,
);

export function NewsletterPage() {
  const t = newsletter();
  const site = useSite();
  if (site?.newsletter === false)
    return (
      <TitledPage title={t.title} width="narrow">
        <EmptyState icon={<MailX />} title={t.none} action={<ButtonLink to={paths.home}>{t.toHome}</ButtonLink>}>
          {t.noneNow}
        </EmptyState>
      </TitledPage>
    );
  return (
    <TitledPage title={t.title} description={t.description} width="narrow" lead={t.lead}>
      <Card>
        <NewsletterForm Sent={MailSent} />
      </Card>
    </TitledPage>
  );
}

export function ConfirmNewsletterPage() {
  const t = newsletterLinks();
  const token = useLinkToken();
  const again = <ButtonLink to={paths.newsletter}>{t.askAgain}</ButtonLink>;
  return (
    <TitledPage title={t.confirmTitle} width="narrow">
      {token === null ? (
        <IncompleteLink action={again} />
      ) : (
        <Card key={token}>
          <MailedLink
            open={() => api.confirmNewsletter({ body: { token } })}
            label={t.confirm}
            busyLabel={t.confirming}
            icon={<MailCheck />}
            done={
              <Done icon={<MailCheck />} title={t.confirmed}>
                <p className="max-w-sm">{t.confirmedMore}</p>
              </Done>
            }
            over={t.over}
            instead={again}
          >
            <p className="text-lg">{t.confirmPress}</p>
          </MailedLink>
        </Card>
      )}
    </TitledPage>
  );
}

export function LeaveNewsletterPage() {
  const t = newsletterLinks();
  const token = useLinkToken();
  const again = <ButtonLink to={paths.newsletter}>{t.askAgain}</ButtonLink>;
  return (
    <TitledPage title={t.leaveTitle} width="narrow">
      {token === null ? (
        <IncompleteLink action={<ButtonLink to={paths.home}>{newsletter().toHome}</ButtonLink>} />
      ) : (
        <Card key={token}>
          <MailedLink
            open={() => api.leaveNewsletter({ params: { token } })}
            label={t.leave}
            busyLabel={t.leaving}
            icon={<MailX />}
            done={
              <Done icon={<MailX />} title={t.left}>
                <p className="max-w-sm">{t.leftMore}</p>
                {again}
              </Done>
            }
            over={t.leftBefore}
            instead={null}
          >
            <p className="text-lg">{t.leavePress}</p>
          </MailedLink>
        </Card>
      )}
    </TitledPage>
  );
}
