import { getCashBook } from "@podium/shared/contracts/cash-book";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentCashBook } from "./cash-book.presenter.ts";
import type { CashBookService } from "./cash-book.service.ts";

export async function cashBookRoutes(app: FastifyInstance, { cashBook }: { cashBook: CashBookService }): Promise<void> {
  mount(app, getCashBook, async ({ raw, query }) => presentCashBook(await cashBook.read(callerOf(raw), query.day)));
}
