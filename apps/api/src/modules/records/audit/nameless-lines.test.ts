import { describe, expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

/** A line as the previous version wrote it: its summary, the summary without names, and its details. */
const LINES: ReadonlyArray<[action: string, said: string, stays: string, details?: object]> = [
  [
    "RESERVATION_MADE",
    "Reservering #7 gemaakt voor Mia Vergeten: Tafel 1, stoelen A en B; Rij 2, stoel C, € 1.224,00, contant betaald",
    "Reservering #7 gemaakt: Tafel 1, stoelen A en B; Rij 2, stoel C, € 1.224,00, contant betaald",
  ],
  [
    "RESERVATION_CONFIRMED",
    "Betaling van reservering #7 van Mia Vergeten bevestigd",
    "Betaling van reservering #7 bevestigd",
  ],
  [
    "RESERVATION_CONFIRMED",
    "Betaling van reservering #7 van Mia Vergeten bevestigd, contant betaald",
    "Betaling van reservering #7 bevestigd, contant betaald",
  ],
  [
    "CONFIRMATION_UNDONE",
    "Bevestiging van de betaling van reservering #7 van Mia Vergeten ongedaan gemaakt",
    "Bevestiging van de betaling van reservering #7 ongedaan gemaakt",
  ],
  [
    "RESERVATION_CANCELLED",
    "Reservering #7 van Mia Vergeten geannuleerd: Mia is ziek; € 1.224,50 terug te betalen",
    "Reservering #7 geannuleerd; € 1.224,50 terug te betalen",
    { reason: "Mia is ziek", toReturn: 1224.5 },
  ],
  [
    "RESERVATION_CANCELLED",
    "Reservering #7 van Mia Vergeten geannuleerd: gevraagd door Mia",
    "Reservering #7 geannuleerd",
    { reason: "gevraagd door Mia", toReturn: 0 },
  ],
  [
    "RESERVATION_MOVED",
    "Reservering #7 van Mia Vergeten verplaatst van Rij 1, stoel A naar Tafel 3, stoel A",
    "Reservering #7 verplaatst van Rij 1, stoel A naar Tafel 3, stoel A",
  ],
  [
    "RESERVATION_REBOOKED",
    'Reservering #7 van Mia Vergeten: naar "Rome: deel 2" van 5 dec 2099, 20:00, Rij 1, stoel A',
    'Reservering #7: naar "Rome: deel 2" van 5 dec 2099, 20:00, Rij 1, stoel A',
  ],
  [
    "SEATS_ADDED",
    "Reservering #7 van Mia: Vergeten: Rij 1, stoel A erbij, € 12,00, contant betaald",
    "Reservering #7: Rij 1, stoel A erbij, € 12,00, contant betaald",
  ],
  [
    "SEATS_GIVEN_UP",
    "Reservering #7 van Mia Vergeten: Rij 1, stoel A teruggegeven; € 12,00 terug te betalen",
    "Reservering #7: Rij 1, stoel A teruggegeven; € 12,00 terug te betalen",
  ],
  [
    "TICKETS_RESENT",
    "Tickets van reservering #7 opnieuw verstuurd naar mia@vergeten.example",
    "Tickets van reservering #7 opnieuw verstuurd",
  ],
  [
    "REFUNDED",
    "€ 12,00 van reservering #7 van Mia Vergeten genoteerd als terugbetaald (tr_1)",
    "€ 12,00 van reservering #7 genoteerd als terugbetaald (tr_1)",
  ],
  [
    "ROLE_CHANGED",
    "Rol van Mia Vergeten (mia@vergeten.example) gewijzigd van USER naar ADMIN",
    "Rol gewijzigd van USER naar ADMIN",
  ],
  ["USER_DELETED", "Gebruiker Mia Vergeten (mia@vergeten.example) verwijderd", "Gebruiker #7 verwijderd"],
  ["USER_DELETED", "Account #7 op eigen verzoek verwijderd", "Account #7 op eigen verzoek verwijderd"],
];

describe("a line of the version before, which wrote names", () => {
  test.for(LINES)(
    "retains the action and loses the name: %s, %s",
    async ([action, said, stays, details = {}], { podium, admin }) => {
      const { pool } = podium.deps.database;
      const subject = ["ROLE_CHANGED", "USER_DELETED"].includes(action) ? "user" : "reservation";
      const { rows } = await pool.query(
        `insert into audit_log (at, actor_id, actor_name, action, subject_type, subject_id, reservation_id, summary, details)
        values (now(), $1, 'Rita Maes', $2, $3, 7, null, $4, $5) returning *`,
        [admin.id, action, subject, said, JSON.stringify(details)],
      );
      expect(rows).toMatchObject([{ summary: stays, actor_name: null, actor_id: admin.id }]);
      expect(JSON.stringify(rows)).not.toMatch(/Mia|mia|Vergeten|Rita/);
      // Lines that this version writes stay as they are.
      const again = await pool.query("select nameless_audit_summary($1, 7, $2, $3) as summary", [
        action,
        stays,
        details,
      ]);
      expect(again.rows).toEqual([{ summary: stays }]);
    },
  );
});
