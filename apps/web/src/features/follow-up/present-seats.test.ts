import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { presentSeatsQuery, takeHallNews, withNews } from "./present-seats.ts";

const SHOW = 3;
const scan = (seatId: string, present = true) => ({ showId: SHOW, seatId, present });

describe("the news of a hall", () => {
  it("adds a scan once, however often it comes", () => {
    const once = withNews(["R1-A"], scan("R1-B"));
    expect(once).toEqual(["R1-A", "R1-B"]);
    expect(withNews(once, scan("R1-B"))).toBe(once);
  });

  it("takes a scan back", () => {
    expect(withNews(["R1-A", "R1-B"], scan("R1-A", false))).toEqual(["R1-B"]);
    expect(withNews(["R1-B"], scan("R1-A", false))).toEqual(["R1-B"]);
  });
});

describe("a hall that is asked anew", () => {
  const client = new QueryClient();
  const { queryKey } = presentSeatsQuery(SHOW);
  let stop = (): void => undefined;
  afterEach(() => {
    stop();
    client.clear();
  });

  /** A screen that shows the hall with R1-A in it and has just asked for it again. */
  async function asking() {
    const server = fakeServer();
    const observer = new QueryObserver(client, { ...presentSeatsQuery(SHOW), refetchInterval: false });
    stop = observer.subscribe(() => undefined);
    await server.last("GET", "/api/reservation/show/3").answer(200, ["R1-A"]);
    expect(client.getQueryData(queryKey)).toEqual(["R1-A"]);
    const answered = observer.refetch();
    return async (seatIds: string[]) => {
      await server.last("GET", "/api/reservation/show/3").answer(200, seatIds);
      await answered;
      return client.getQueryData(queryKey);
    };
  }

  it("keeps the scans that were heard since, which the answer cannot have", async () => {
    const answer = await asking();
    takeHallNews(client, scan("R1-B"));
    expect(client.getQueryData(queryKey)).toEqual(["R1-A", "R1-B"]);
    expect(await answer(["R1-A"])).toEqual(["R1-A", "R1-B"]);
  });

  it("keeps a scan taken back since as taken back", async () => {
    const answer = await asking();
    takeHallNews(client, scan("R1-A", false));
    expect(await answer(["R1-A"])).toEqual([]);
  });

  it("keeps the picture that came with joining, and what came after that", async () => {
    const answer = await asking();
    takeHallNews(client, { showId: SHOW, presentSeatIds: ["R1-A", "R1-C"] });
    takeHallNews(client, scan("R1-D"));
    expect(await answer(["R1-A"])).toEqual(["R1-A", "R1-C", "R1-D"]);
  });

  it("takes in what the answer knows besides, and nothing of other halls", async () => {
    const answer = await asking();
    takeHallNews(client, scan("R1-B"));
    takeHallNews(client, { ...scan("R4-J"), showId: 4 });
    expect(await answer(["R1-A", "T1-A"])).toEqual(["R1-A", "T1-A", "R1-B"]);
  });

  it("believes the next answer, which was asked for after the news", async () => {
    const answer = await asking();
    takeHallNews(client, scan("R1-B"));
    await answer(["R1-A"]);
    const server = fakeServer();
    const refetched = client.refetchQueries({ queryKey });
    await server.last("GET", "/api/reservation/show/3").answer(200, ["R1-A"]);
    await refetched;
    expect(client.getQueryData(queryKey)).toEqual(["R1-A"]);
  });

  it("shows nothing before the first answer, and then with what was heard meanwhile", async () => {
    const server = fakeServer();
    const first = client.fetchQuery(presentSeatsQuery(SHOW));
    takeHallNews(client, scan("R1-B"));
    expect(client.getQueryData(queryKey)).toBeUndefined();
    await server.last("GET", "/api/reservation/show/3").answer(200, ["R1-A"]);
    expect(await first).toEqual(["R1-A", "R1-B"]);
  });
});
