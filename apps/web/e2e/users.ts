import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from "@playwright/test";

export interface Member {
  context: BrowserContext;
  page: Page;
  token: string;
  email: string;
}

export const PASSWORD = "een goed wachtwoord";

export async function registerMember(request: APIRequestContext): Promise<{ token: string; email: string }> {
  const email = `lid-${unique()}@voorbeeld.example`;
  const user = { firstname: "Els", lastname: "Wouters", email, number: "0470112233" };
  const made = await request.post("/api/user/register", {
    data: { ...user, password: PASSWORD, confirmPassword: PASSWORD },
  });
  expect(made.status()).toBe(201);
  return { token: await signIn(request, email, PASSWORD), email };
}

export async function signIn(request: APIRequestContext, email: string, password: string): Promise<string> {
  const response = await request.post("/api/auth/signin", { data: { email, password } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** Signed in as the site stores it: token and profile in local storage. */
export async function openAs(
  browser: Browser,
  request: APIRequestContext,
  token: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
  const context = await browser.newContext(options);
  await context.addInitScript(
    ([storedToken, user]) => {
      if (localStorage.getItem("podium.token") !== null) return;
      localStorage.setItem("podium.token", storedToken ?? "");
      localStorage.setItem("podium.user", user ?? "");
    },
    [token, await me.text()],
  );
  return { context, page: await context.newPage() };
}

export async function openMember(
  browser: Browser,
  request: APIRequestContext,
  options?: BrowserContextOptions,
): Promise<Member> {
  const { token, email } = await registerMember(request);
  return { ...(await openAs(browser, request, token, options)), token, email };
}

export async function openAdmin(
  browser: Browser,
  request: APIRequestContext,
  options?: BrowserContextOptions,
): Promise<Omit<Member, "email">> {
  const token = await signIn(request, process.env["ADMIN_EMAIL"] ?? "", process.env["ADMIN_PASSWORD"] ?? "");
  return { ...(await openAs(browser, request, token, options)), token };
}

/** Each test has its own show, so that parallel tests do not compete for seats. */
export async function makeShow(request: APIRequestContext, name: string): Promise<{ id: number; name: string }> {
  const token = await signIn(request, process.env["ADMIN_EMAIL"] ?? "", process.env["ADMIN_PASSWORD"] ?? "");
  const dateTime = new Date(Date.now() + 20 * 24 * 3600 * 1000).toISOString();
  const made = await request.post("/api/admin/shows", {
    headers: { authorization: `Bearer ${token}` },
    data: { name, dateTime, pricePerSeat: 12 },
  });
  expect(made.status()).toBe(201);
  return (await made.json()) as { id: number; name: string };
}

/** Awaits its transfer. */
export async function makeReservation(request: APIRequestContext, showId: number, seatIds: readonly string[]) {
  const { token, email } = await registerMember(request);
  const headers = { authorization: `Bearer ${token}` };
  for (const seatId of seatIds) await request.post(`/api/carts/seats/${showId}/${seatId}`, { headers });
  const made = await request.post(`/api/reservation/${showId}`, {
    headers,
    data: { seatIds, paymentMethod: "MANUAL" },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  return { id, email };
}

export async function openHall(page: Page, show: { name: string }): Promise<void> {
  await page.goto("/tickets");
  const heading = page.getByRole("heading", { level: 2 }).first();
  const next = page.getByRole("button", { name: "Volgende voorstelling" });
  await expect(heading).toBeVisible();
  while ((await heading.textContent()) !== show.name) {
    const before = await heading.textContent();
    await next.click();
    await expect(heading).not.toHaveText(before ?? "");
  }
  await expect(page.locator('.hall-seat[data-state="available"]').first()).toBeVisible();
}

export const seat = (page: Page, seatId: string) => page.locator(`.hall-seat[data-seat="${seatId}"]`);

/** Names stay unique when one server is tested twice. */
export const unique = (): string => crypto.randomUUID().slice(0, 8);
