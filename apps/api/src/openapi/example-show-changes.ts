import { example, type ExampleRequest } from "./example.ts";

const letter = {
  key: "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a6c",
  subject: "De voorstelling gaat niet door",
  text: "Door ziekte kunnen wij niet spelen. Kies zelf wat er met uw tickets gebeurt.",
};
const chooseBefore = "2026-12-05T22:59:00.000Z";
/** Token of the first recipient, signed with the secret of all examples. */
const token = "1.j3_hfMzgznxaNLVQbGG3ecqapvxYqQ-8BtMrSUeakgM";

export const showChangeExamples: readonly ExampleRequest[] = [
  example("refundOnline", { body: { paymentIds: [2] } }),
  example("setRefundAccount", {
    params: { paymentId: 2 },
    body: { iban: "BE68 5390 0754 7034", holder: "An Peeters" },
  }),
  example("listRefundFiles", {}),
  example("makeRefundFile", { body: { refunds: [{ paymentId: 3, fingerprint: "EyAdh2npMbGahJ_m" }] } }),
  example("getRefundFile", { params: { id: 1 } }),
  example("settleRefundFile", { params: { id: 1 }, body: { outcome: "DONE" } }),
  example("getShowChange", { params: { id: 1 } }),
  example("cancelShow", { params: { id: 1 }, body: { ...letter, chooseBefore } }),
  example("announceChange", { params: { id: 1 }, body: { ...letter, subject: "Een andere datum", chooseBefore } }),
  example("closeChange", { params: { id: 1 } }),
  example("remindChoosers", { params: { id: 1 }, body: { ...letter, subject: "Wat wilt u met uw tickets?" } }),
  example("chooseFor", { params: { id: 1 }, body: { choice: "KEEP" } }),
  example("openChoices", { body: { token } }),
  example("choose", { params: { id: 1 }, body: { token, choice: "KEEP" } }),
];
