/** The name of online payment: the app that people know as Payconiq is Bancontact's now. */
export const PAID_ONLINE = "Bancontact (voorheen Payconiq)";
