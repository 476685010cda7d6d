import { expect } from "@playwright/test";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import type { CheckInList } from "@podium/shared/contracts/check-in";
import type { ManagedProduct, ProductOnSale } from "@podium/shared/contracts/products";
import type { Cart } from "@podium/shared/contracts/seats";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { typeScan } from "./check-in-screens.ts";
import { close, inStates, press, type PageState, submitEmpty } from "./page-state.ts";
import { handover } from "./page-states-handover.ts";
import type { PageScenario } from "./scenario.ts";

const onSale: ProductOnSale[] = [
  { id: 1, name: "Drankkaart", price: 10, vatRate: 21, left: 3, sellUntil: null },
  { id: 2, name: "Programmaboekje", price: 2.5, vatRate: 6, left: null, sellUntil: "2098-12-05T11:00:00.000Z" },
  {
    id: 3,
    name: "Parking achter de parochiezaal, aan de kant van de Kerkstraat",
    price: 3,
    vatRate: 21,
    left: 0,
    sellUntil: null,
  },
];

const product = (id: number, name: string, change: Partial<ManagedProduct> = {}): ManagedProduct => ({
  id,
  name,
  price: 10,
  vatRate: 21,
  stock: 100,
  showIds: [],
  sellUntil: null,
  sold: 38,
  inCarts: 2,
  handedOut: 12,
  left: 60,
  ...change,
});

const managed = [
  product(1, "Drankkaart"),
  product(2, "Programmaboekje", {
    price: 2.5,
    vatRate: 6,
    stock: null,
    left: null,
    sellUntil: "2098-12-05T11:00:00.000Z",
  }),
  product(3, "Parking", { stock: 40, sold: 40, inCarts: 0, left: 0 }),
  product(4, "Affiche", { archived: true, left: 0 }),
];

const show = { id: 1, name: "De vrek", dateTime: "2098-12-05T19:00:00.000Z" };
const tickets: Tickets = {
  ...testReservation({ id: 44, status: "CONFIRMED", show, seats: testSeats("R1-A"), guestCount: 1 }),
  grossPrice: 34.5,
  totalprice: 34.5,
  products: [
    { id: 7, productId: 1, name: "Drankkaart", count: 2, price: 10, handedOut: 1 },
    { id: 8, productId: 2, name: "Programmaboekje", count: 1, price: 2.5, handedOut: 0 },
  ],
  qrContents: ["reservation:44;seat:R1-A;token:abc"],
  productQrContents: ["reservation:44;product:7;token:abc", "reservation:44;product:8;token:def"],
};

/** Page states of what is sold beside seats. */
export function productStates({ cart, show: sold, checkIn }: PageScenario): readonly PageState[] {
  const withOne: Cart = {
    ...cart,
    total: cart.total + 20,
    products: [{ productId: 1, name: "Drankkaart", count: 2, price: 10 }],
  };
  const products = `/api/show/${sold.id}/products`;
  const shows = [{ ...sold, sellsProducts: true }];
  const responses = { "/api/show": shows, "/api/carts": withOne, [products]: onSale };
  const now = new Date().toISOString();
  const list: CheckInList = {
    show: checkIn.show,
    now,
    tickets: [],
    moved: [],
    otherShows: [],
    conflicts: [],
    products: [
      { lineId: 7, name: "Drankkaart", count: 3, handedOut: 1 },
      { lineId: 8, name: "Programmaboekje", count: 1, handedOut: 1, tooMany: 1 },
    ].map((line) => ({
      ...line,
      reservationId: 42,
      guest: "Els Wouters",
      status: "CONFIRMED",
      handedOutAt: now,
      // SHA-256 of 'abc'.
      secretHash: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    })),
  };
  return [
    {
      name: "confirm with products",
      as: "member",
      path: "/confirm",
      responses,
      shows: "Programmaboekje",
      steps: {
        "sold out meanwhile": async (page) => {
          const message = errorMessage("SOLD_OUT", { product: "Drankkaart", left: "nog 1" });
          await page.route("**/api/carts/products", (route) =>
            route.fulfill({ status: 409, json: { statusCode: 409, code: "SOLD_OUT", message } }),
          );
          await press("Eén Drankkaart meer")(page);
          await expect(page.getByText(message)).toBeVisible();
        },
      },
    },
    {
      name: "confirm with a product that is sold no longer",
      as: "member",
      path: "/confirm",
      responses: { ...responses, [products]: [] },
      shows: /^Wordt niet meer verkocht/,
    },
    {
      name: "cart with products",
      as: "member",
      path: "/tickets",
      responses,
      steps: {
        open: async (page) => {
          await press(/^Winkelwagen/)(page);
          await expect(page.getByRole("heading", { name: "Iets erbij?" })).toBeVisible();
        },
      },
    },
    {
      name: "tickets with products",
      as: "member",
      path: "/ticketsDetail/44",
      responses: {
        "/api/reservation/tickets/44": tickets,
        "/api/reservation/44/handed-tickets": { ...handover, passed: [], returned: [] },
      },
      shows: "2 × Drankkaart",
    },
    {
      name: "scan with products",
      as: "door",
      path: `/scan?show=${checkIn.show.id}`,
      responses: { [`/api/reservation/show/${checkIn.show.id}/door`]: list },
      steps: {
        "with a product to hand out": async (page) => {
          await expect(page.getByText(/van \d+ binnen/)).toBeVisible();
          await typeScan(page, "reservation:42;product:7;token:abc");
          await expect(page.getByRole("region", { name: "Uitgeven" })).toBeVisible();
        },
        "with products of a guest": async (page) => {
          await press("Niet uitgeven")(page);
          await page.getByLabel("Ticketnummer of naam").fill("wouters");
          await expect(page.getByText("1 × Programmaboekje")).toBeVisible();
        },
      },
    },
    {
      name: "products",
      as: "admin",
      path: "/producten-beheer",
      responses: { "/api/admin/products": managed },
      shows: "Programmaboekje",
      steps: {
        creating: press("Nieuw product"),
        "with mistakes": submitEmpty("Aanmaken"),
        changing: async (page) => {
          await close(page);
          await press("Wijzigen")(page);
        },
        deleting: async (page) => {
          await close(page);
          await press("Verwijderen")(page);
        },
      },
    },
    ...inStates("products", "admin", "/producten-beheer", { "/api/admin/products": [] }, "Nog geen producten"),
  ];
}
