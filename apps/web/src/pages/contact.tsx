import type { ShownContent } from "@podium/shared/contracts/content";
import { mailLink } from "@podium/shared/words/typed-email";
import { useContent } from "#entities/site/content.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { VenueMap } from "#modules/visit/contact/venue-map.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { contact as messagesOfContact, venue } from "#messages/nl/society.tsx";
import { Card } from "#ui/card.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";

const ContactForm = lazyForm(async () => (await import("#modules/visit/contact/contact-form.tsx")).ContactForm);

export function ContactPage() {
  const t = messagesOfContact();
  const contact = useContent("contact").content;
  const site = useSite();
  const email = site?.societyEmail;
  return (
    <TitledPage
      title={t.title}
      description={t.description}
      lead={
        <p>
          {contact.lead}
          {email !== undefined && (
            <>
              {" "}
              {t.ownMail(
                <a href={mailLink(email)} className="text-link">
                  {email}
                </a>,
              )}
            </>
          )}
          {site?.phone && <> {t.call(<PhoneLink number={site.phone} className="text-link whitespace-nowrap" />)}</>}
        </p>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-10">
        <section aria-labelledby="bericht">
          <Card>
            <h2 id="bericht" className="mb-5 text-2xl">
              {t.write}
            </h2>
            <ContactForm />
          </Card>
        </section>
        <section aria-labelledby="zaal">
          <h2 id="zaal" className="mb-4 text-2xl">
            {venue().findHall}
          </h2>
          <VenueMap />
        </section>
      </div>
      <Directions directions={contact.directions} />
    </TitledPage>
  );
}

function Directions({ directions }: Pick<ShownContent<"contact">, "directions">) {
  if (directions.length === 0) return null;
  return (
    <dl className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {directions.map(({ title, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be alike, and none moves
        <div key={index} className="border-t-3 border-brass pt-3">
          <dt className="font-display text-lg font-semibold">{title}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
