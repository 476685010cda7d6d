import type { Api } from "@podium/shared/contracts/client";
import type { ManagedProduct } from "@podium/shared/contracts/products";
import type { Cart } from "@podium/shared/contracts/seats";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, makeUser, makeUsers, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock });

const CARD = { name: "Drankkaart", price: 10, vatRate: 21, stock: null };

const make = (admin: User, more: Partial<Parameters<Api["createProduct"]>[0]["body"]> = {}): Promise<ManagedProduct> =>
  admin.api.createProduct({ body: { ...CARD, ...more } });
const put = (user: User, productId: number, count: number) =>
  user.call("PUT", "/api/carts/products", { productId, count });
const stateOf = async (admin: User, id: number) =>
  (await admin.api.listManagedProducts()).find((product) => product.id === id);

describe("a product", () => {
  test("goes in the cart with its price, and in the total; 0 takes it out", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const product = await make(admin, { showIds: [show.id] });
    const bare = await hold(user.api, show.id, ["R1-A"]);
    expect(bare).not.toHaveProperty("products");
    const cart = await user.api.setCartProduct({ body: { productId: product.id, count: 2 } });
    const products = [{ productId: product.id, name: "Drankkaart", count: 2, price: 10 }];
    expect(cart).toMatchObject({ products, gift: 0, total: 32, pricePerSeat: 12, seats: ["R1-A"] });
    const whole = { products, total: 44 };
    // Each way to change or read the cart has them, also a seat that it had already.
    expect(await hold(user.api, show.id, ["R1-B"])).toMatchObject(whole);
    expect(await hold(user.api, show.id, ["R1-B"])).toMatchObject(whole);
    expect(await user.api.getCart({ query: {} })).toMatchObject(whole);
    const best = { params: { showId: show.id }, body: { count: 2 } };
    expect(await user.api.holdBestSeats(best)).toMatchObject({ products, total: 68 });
    for (const seatId of ["R1-A", "R1-B"])
      expect(await user.api.removeSeat({ params: { seatId } })).toMatchObject({ products });
    expect(await user.api.setCartProduct({ body: { productId: product.id, count: 0 } })).toMatchObject({
      products: [],
      gift: 0,
      total: 24,
    });
    expect(await stateOf(admin, product.id)).toMatchObject({ sold: 0, inCarts: 0, left: null });
  });

  test("is refused without seats, where it is not sold, and once its sale has ended", async ({ podium, admin }) => {
    const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const sellUntil = new Date(clock.now().getTime() + 60_000).toISOString();
    const [here, there] = [
      await make(admin, { showIds: [show.id], sellUntil }),
      await make(admin, { showIds: [other.id] }),
    ];
    const codeOf = async (id: number) => (await put(user, id, 1)).json<{ code: string }>().code;
    expect(await codeOf(here.id)).toBe("SEATS_FIRST");
    await hold(user.api, show.id, ["R1-A"]);
    expect(await codeOf(there.id)).toBe("PRODUCT_NOT_SOLD");
    expect((await put(user, 999_999, 1)).statusCode).toBe(404);
    expect((await put(user, here.id, -1)).statusCode).toBe(400);
    expect((await put(user, here.id, 1)).statusCode).toBe(200);
    const onSale = async (id: number) => (await user.api.listProducts({ params: { id } })).map((each) => each.id);
    expect(await onSale(show.id)).toEqual([here.id]);
    expect((await user.api.listShows({ query: {} })).find(({ id }) => id === show.id)).toMatchObject({
      sellsProducts: true,
    });
    clock.advance(60);
    expect(await onSale(show.id)).toEqual([]);
    expect(await codeOf(here.id)).toBe("PRODUCT_NOT_SOLD");
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" };
    expect((await user.call("POST", `/api/reservation/${show.id}`, body)).json()).toMatchObject({
      code: "PRODUCT_NOT_SOLD",
    });
    await put(user, here.id, 0);
    expect((await user.call("POST", `/api/reservation/${show.id}`, body)).statusCode).toBe(201);
    expect((await user.api.listShows({ query: {} })).find(({ id }) => id === show.id)).not.toHaveProperty(
      "sellsProducts",
    );
  });

  test("of which one is left goes to exactly one of ten who want it at once", async ({ podium, admin }) => {
    const [users, show] = [await makeUsers(podium, 10), await makeShow(podium)];
    const { id } = await make(admin, { stock: 1, showIds: [show.id] });
    for (const [index, user] of users.entries()) await hold(user.api, show.id, [`R1-${"ABCDEFGHJK"[index]}`]);
    const responses = await Promise.all(users.map((user) => put(user, id, 1)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(9);
    for (const response of refused)
      expect(response.json()).toMatchObject({
        code: "SOLD_OUT",
        message: "Drankkaart: uitverkocht. Pas uw keuze aan.",
        details: [{ field: "left", message: "0" }],
      });
    expect(await stateOf(admin, id)).toMatchObject({ inCarts: 1, left: 0 });
    expect(await users[0]?.api.listProducts({ params: { id: show.id } })).toMatchObject([{ id, left: 0 }]);
  });

  test("returns to the stock with the cart's last seat, an emptied cart, another show, and expiry", async ({
    podium,
    admin,
  }) => {
    const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const { id } = await make(admin, { stock: 3, showIds: [show.id] });
    const left = async () => (await stateOf(admin, id))?.left;
    const fill = async (): Promise<void> => {
      await hold(user.api, show.id, ["R1-A"]);
      expect((await put(user, id, 3)).statusCode).toBe(200);
      expect(await left()).toBe(0);
    };
    await fill();
    expect((await put(user, id, 4)).json()).toMatchObject({ details: [{ field: "left", message: "3" }] });
    await user.api.removeSeat({ params: { seatId: "R1-A" } });
    expect(await left()).toBe(3);
    await fill();
    await user.api.clearCart();
    expect(await left()).toBe(3);
    await fill();
    expect(await hold(user.api, other.id, ["R1-A"])).not.toHaveProperty("products");
    expect(await left()).toBe(3);
    await fill();
    clock.advance(podium.deps.config.CART_HOLD_SECONDS);
    // Before the sweep, too
    expect(await left()).toBe(3);
    await podium.deps.seats.sweep();
    expect(await left()).toBe(3);
  });

  test("returns to the stock when the reservation expires or is cancelled", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const { id } = await make(admin, { stock: 2, showIds: [show.id] });
    const left = async () => (await stateOf(admin, id))?.left;
    const buy = async (seatId: string, count: number): Promise<number> => {
      await hold(user.api, show.id, [seatId]);
      await user.api.setCartProduct({ body: { productId: id, count } });
      return reserve(user.api, show.id, [seatId]);
    };
    const [first, second] = [await buy("R1-A", 1), await buy("R1-B", 1)];
    expect(await stateOf(admin, id)).toMatchObject({ sold: 2, inCarts: 0, left: 0 });
    await user.call("POST", `/api/reservation/${first}/cancel`);
    expect(await left()).toBe(1);
    clock.advance(8 * 24 * 3600);
    await podium.deps.reservations.sweep();
    expect(await left()).toBe(2);
    // The money came too late: others have both now.
    const third = await makeUser(podium);
    await hold(third.api, show.id, ["R1-C"]);
    await third.api.setCartProduct({ body: { productId: id, count: 2 } });
    expect((await admin.call("POST", `/api/reservation/${second}/confirm`)).json()).toMatchObject({
      code: "SOLD_OUT",
      details: [{ field: "left", message: "0" }],
    });
    await third.api.clearCart();
    await pay(admin.api, second);
    expect(await stateOf(admin, id)).toMatchObject({ sold: 1, left: 1 });
  });

  test("whose stock is lowered refuses only those for whom nothing is left", async ({ podium, admin }) => {
    const [show, ...users] = [await makeShow(podium), ...(await makeUsers(podium, 3))];
    const { id } = await make(admin, { stock: 5, showIds: [show.id] });
    const buy = (user: User, seatId: string) =>
      user.call("POST", `/api/reservation/${show.id}`, { seatIds: [seatId], paymentMethod: "MANUAL" });
    for (const [index, user] of users.entries()) {
      await hold(user.api, show.id, [`R1-${"ABC"[index]}`]);
      await user.api.setCartProduct({ body: { productId: id, count: 1 } });
    }
    await admin.api.updateProduct({ params: { id }, body: { ...CARD, stock: 2, showIds: [show.id] } });
    const bought = [];
    for (const [index, user] of users.entries()) bought.push(await buy(user, `R1-${"ABC"[index]}`));
    expect(bought.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409]);
    expect(bought[2]?.json()).toMatchObject({ code: "SOLD_OUT", details: [{ field: "left", message: "0" }] });
    expect(await stateOf(admin, id)).toMatchObject({ sold: 2, inCarts: 1 });
  });

  test("goes along when a visitor signs in", async ({ podium, admin }) => {
    const [visitor, user, show] = [await makeAnonymous(podium), await makeUser(podium), await makeShow(podium)];
    const { id } = await make(admin, { showIds: [show.id] });
    await hold(visitor.api, show.id, ["R1-A"]);
    await visitor.api.setCartProduct({ body: { productId: id, count: 1 } });
    expect(await user.api.takeCart({ body: { token: visitor.token } })).toEqual({ outcome: "taken" });
    expect(await user.api.getCart({ query: {} })).toMatchObject({ total: 22, products: [{ productId: id, count: 1 }] });
  });

  test("that is changed or deleted leaves what was sold, and what is in a cart, as it was", async ({
    podium,
    admin,
  }) => {
    const [buyer, user, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
    const product = await make(admin, { showIds: [show.id] });
    const { id } = product;
    await hold(buyer.api, show.id, ["R1-A"]);
    await buyer.api.setCartProduct({ body: { productId: id, count: 1 } });
    await reserve(buyer.api, show.id, ["R1-A"]);
    await hold(user.api, show.id, ["R1-B"]);
    await user.api.setCartProduct({ body: { productId: id, count: 1 } });
    await admin.api.updateProduct({
      params: { id },
      body: { ...CARD, name: "Drankbon", price: 11, showIds: [show.id] },
    });
    const asBefore = { productId: id, name: "Drankkaart", price: 10 };
    expect((await buyer.api.getMyLatestReservation()).products).toMatchObject([{ ...asBefore, count: 1 }]);
    expect(await user.api.setCartProduct({ body: { productId: id, count: 2 } })).toMatchObject({
      products: [{ ...asBefore, count: 2 }],
    });
    await admin.api.deleteProduct({ params: { id } });
    expect(await stateOf(admin, id)).toMatchObject({ name: "Drankbon", sold: 1, archived: true });
    expect((await admin.call("DELETE", `/api/admin/products/${id}`)).statusCode).toBe(404);
    expect((await put(user, id, 1)).statusCode).toBe(404);
    expect((await buyer.api.getMyLatestReservation()).products).toMatchObject([asBefore]);
    const unsold = await make(admin);
    await admin.api.deleteProduct({ params: { id: unsold.id } });
    expect(await stateOf(admin, unsold.id)).toBeUndefined();
    expect((await admin.call("POST", "/api/admin/products", { ...CARD, showIds: [999_999] })).statusCode).toBe(404);
  });

  test("is announced to the cart's owner with the rest of the cart", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const { id } = await make(admin, { showIds: [show.id] });
    await hold(user.api, show.id, ["R1-A"]);
    const both = await Promise.all([put(user, id, 1), put(user, id, 2)]);
    const counts = both.map((response) => response.json<Cart>().products?.[0]?.count);
    const now = (await user.api.getCart({ query: {} }))?.products?.[0]?.count;
    expect(counts).toContain(now);
  });
});
