import { expect } from "@playwright/test";
import type { Cart } from "@podium/shared/contracts/seats";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import type { PageState } from "./page-state.ts";
import type { PageScenario } from "./scenario.ts";

const QUESTION = /^Wilt u de vereniging steunen/;

/** Page states of a gift to the society. */
export function giftStates({ cart }: PageScenario): readonly PageState[] {
  const giving: Cart = { ...cart, gift: 7.5, total: cart.total + 7.5 };
  return [
    {
      name: "confirm without a gift",
      as: "member",
      path: "/confirm",
      responses: { "/api/carts": cart },
      shows: "Wilt u de vereniging steunen?",
      steps: {
        "and what is no amount": async (page) => {
          await page.getByLabel(QUESTION).fill("-5");
          await page.getByLabel(QUESTION).press("Enter");
          await expect(page.getByText(/^Vul een bedrag in zoals 5 of 2,50/)).toBeVisible();
        },
        "and the server's refusal": async (page) => {
          const message = errorMessage("SEATS_FIRST");
          await page.route("**/api/carts/gift", (route) =>
            route.fulfill({ status: 409, json: { statusCode: 409, code: "SEATS_FIRST", message } }),
          );
          await page.getByLabel(QUESTION).fill("5");
          await page.getByLabel(QUESTION).press("Enter");
          await expect(page.getByText(message)).toBeVisible();
        },
      },
    },
    {
      name: "confirm with a gift",
      as: "member",
      path: "/confirm",
      responses: { "/api/carts": giving },
      shows: "Gift",
    },
  ];
}
