import { mailLink } from "@podium/shared/words/typed-email";
import { navLinks } from "#entities/site/brand.tsx";
import { useSite, useSocietyName } from "#entities/site/site.ts";
import { paths } from "#platform/paths.ts";
import { layout } from "#messages/nl/site.ts";
import { Link } from "#ui/link.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

export function SiteFooter() {
  const site = useSite();
  const t = layout();
  return (
    <footer className="on-stage mt-16 border-t-2 border-brass bg-stage print:hidden">
      <div className="page-width grid gap-8 py-10 grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]">
        <div className="flex min-h-24 flex-col gap-1">
          <p className="font-display text-xl font-semibold">{useSocietyName()}</p>
          <p className="text-muted">
            {site?.venueName}
            <br />
            {site?.venueAddress}
          </p>
          {site && (
            <p>
              <a href={mailLink(site.societyEmail)} className="text-link inline-block py-1">
                {site.societyEmail}
              </a>
            </p>
          )}
          {site?.phone && (
            <p>
              <PhoneLink number={site.phone} className="text-link inline-block py-1" />
            </p>
          )}
        </div>
        <FooterLinks label={t.browse} links={navLinks()} />
        <FooterLinks
          label={t.goodToKnow}
          links={[
            { to: paths.privacy, label: t.privacy },
            { to: paths.terms, label: t.terms },
            { to: paths.accessibility, label: t.accessibility },
            ...(site?.newsletter ? [{ to: paths.newsletter, label: t.newsletter }] : []),
            { to: paths.account, label: t.ownAccount },
          ]}
        />
        <LanguageSwitch className="-ml-2 xl:hidden" />
      </div>
    </footer>
  );
}

function FooterLinks({ label, links }: { label: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={label}>
      <p className="font-semibold text-brass">{label}</p>
      <ul className="mt-2">
        {links.map(({ to, label: words }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-9 items-center hover:underline">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
