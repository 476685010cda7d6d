/** Mollie's response about a payment (docs.mollie.com, Payments API v2). */
export const payment = (fields: object = {}) => ({
  resource: "payment",
  id: "tr_5B8cwPMGnU6qLbRvo7qEZo",
  mode: "test",
  status: "open",
  amount: { value: "24.00", currency: "EUR" },
  description: "Tickets #42 - De vrek",
  method: "bancontact",
  metadata: { paymentId: 7 },
  profileId: "pfl_QkEhN94Ba",
  redirectUrl: "https://podium.test/payments/callback?reservation=42",
  createdAt: "2026-11-21T10:00:00+00:00",
  _links: {
    self: { href: "…" },
    checkout: { href: "https://www.mollie.com/checkout/bancontact/5B8cwPMGnU", type: "text/html" },
  },
  ...fields,
});

/** Mollie's response about a refund that this product requested. */
export const refund = (fields: object = {}) => ({
  resource: "refund",
  id: "re_4qqhO89gsT",
  mode: "test",
  description: "Terugbetaling reservering 42",
  amount: { currency: "EUR", value: "24.00" },
  status: "pending",
  metadata: { podiumRefund: "podium-refund-7-1" },
  paymentId: "tr_5B8cwPMGnU6qLbRvo7qEZo",
  createdAt: "2026-11-21T10:00:00+00:00",
  _links: { self: { href: "…" } },
  ...fields,
});

/** Mollie's list of a payment's refunds. */
export const refundsOf = (...refunds: object[]) => ({
  status: 200,
  body: { count: refunds.length, _embedded: { refunds }, _links: { self: { href: "…" }, previous: null, next: null } },
});

/** One of Mollie's card terminals (docs.mollie.com, Terminals API v2). */
export const terminal = (fields: object = {}) => ({
  resource: "terminal",
  id: "term_7MgL4wea46qkRcoTZjWEH",
  mode: "test",
  profileId: "pfl_QkEhN94Ba",
  status: "active",
  brand: "PAX",
  model: "A920",
  serialNumber: "1234567890",
  currency: "EUR",
  description: "Kassa 1",
  createdAt: "2026-02-12T11:58:35.0Z",
  updatedAt: "2026-11-15T13:32:11+00:00",
  _links: { self: { href: "…", type: "application/hal+json" } },
  ...fields,
});

/** Mollie's list of terminals. */
export const terminalsOf = (...terminals: object[]) => ({
  status: 200,
  body: {
    count: terminals.length,
    _embedded: { terminals },
    _links: { self: { href: "…" }, previous: null, next: null },
  },
});

/** Mollie's response about a payment at a terminal, which has no page; `changePaymentState` is of test mode only. */
export const terminalPayment = (fields: object = {}) => ({
  ...payment(),
  method: "pointofsale",
  isCancelable: true,
  details: { terminalId: "term_7MgL4wea46qkRcoTZjWEH" },
  _links: {
    self: { href: "…" },
    changePaymentState: {
      href: "https://www.mollie.com/checkout/test-mode?method=pointofsale&token=3.spevlo",
      type: "text/html",
    },
    terminal: { href: "…", type: "application/hal+json" },
  },
  ...fields,
});
