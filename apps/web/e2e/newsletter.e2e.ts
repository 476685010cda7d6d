import type { Api } from "@podium/shared/contracts/client";
import { readMails } from "./outbox.ts";
import { unique } from "./scenario.ts";
import { expect, test } from "./test.ts";

test.use({ translated: true });

async function publishNewsletter(
  api: Pick<Api, "getContentDraft" | "saveContentDraft" | "publishContent">,
  on: boolean,
) {
  const params = { part: "society" } as const;
  const { revision, content } = await api.getContentDraft({ params });
  const saved = await api.saveContentDraft({ params, body: { revision, content: { ...content, newsletter: on } } });
  await api.publishContent({ params, body: { revision: saved.revision } });
}

test("a visitor subscribes with the mailed link, is on the list, and leaves by the page of a newsletter", async ({
  admin,
  page,
}) => {
  await publishNewsletter(admin.api, true);
  const email = `nieuws.${unique()}@podium.example`;
  // The pages are drawn anew with the link in the footer.
  await expect.poll(async () => (await page.request.get("/")).text()).toContain('href="/nieuwsbrief"');
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nieuwsbrief" }).click();
  await expect(page.getByText(/Ik wil de nieuwsbrief van .* per e-mail krijgen/)).toBeVisible();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("button", { name: "Inschrijven" }).click();
  await expect(page.getByText("Bijna klaar.")).toBeVisible();
  const link = () => /\/nieuwsbrief\/bevestigen#token=[\w-]+/.exec(readMails(email).join())?.[0];
  await expect.poll(link).toBeDefined();
  await page.goto(link() ?? "");
  await page.getByRole("button", { name: "Ja, stuur mij de nieuwsbrief" }).click();
  await expect(page.getByText("U bent ingeschreven")).toBeVisible();
  await admin.page.goto("/nieuwsbrief-beheer");
  await expect(admin.page.getByRole("button", { name: new RegExp(`^Uitschrijven.*${email}`) })).toBeVisible();
  const { items } = await admin.api.listNewsletterSubscribers({ query: { search: email } });
  await page.goto(items[0]?.leavePage.replace(/^https?:\/\/[^/]+/, "") ?? "");
  await page.getByRole("button", { name: "Schrijf mij uit" }).click();
  await expect(page.getByText("U bent uitgeschreven")).toBeVisible();
  expect((await admin.api.listNewsletterSubscribers({ query: { search: email } })).items).toEqual([]);
  await publishNewsletter(admin.api, false);
});
