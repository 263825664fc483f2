/** Searching hand-overs, and the list as a file. */
import { getWebsiteHandoversCsv } from "@portal/contract/website/files/calls";
import { expect } from "vitest";
import { handoverTest } from "../testing/handovers.ts";

const { test, accountId, owner, handOver, upload, list, provider } = handoverTest();

const csv = async (search = "") => {
  const reply = await owner().client.call(getWebsiteHandoversCsv, { query: { search }, accountId: accountId() });
  return { headers: reply.raw.headers, lines: reply.raw.body.trimEnd().split("\r\n") };
};

test("finds texts, answers, names of files and the number, and nothing else", async () => {
  const prices = (await handOver({ text: "Neue Preise: 100 % Rabatt" })).body.handover.id;
  const team = (await handOver({ text: "Neues Team", files: [await upload("Werkstatt.png")] })).body.handover.id;
  await provider(team, "ask", "Wer ist links im Bild?");
  const found = async (search: string) => (await list("1", search)).body.handovers.map(({ id }) => id);
  expect(await found("preise")).toEqual([prices]);
  expect(await found("werkstatt")).toEqual([team]);
  expect(await found("links im bild")).toEqual([team]);
  expect(await found(String(prices))).toEqual([prices]);
  expect(await found("100 %")).toEqual([prices]);
  expect(await found("%")).toEqual([prices]);
  expect(await found("_")).toEqual([]);
  expect((await list("1", "neue")).body.total).toBe(2);
});

test("a text of more than 100 characters is refused", async () =>
  expect((await list("1", "x".repeat(101))).status).toBe(400));

test("the file has a row for each hand-over that was found", async () => {
  const { id } = (await handOver({ text: "=1+1; Team", files: [await upload("Team.png")] })).body.handover;
  await handOver({ text: "Etwas anderes" });
  const { headers, lines } = await csv("team");
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe("\uFEFFNummer;Übergeben am;Website;Stand;Zuletzt geändert;Text;Dateien");
  expect(lines[1]).toMatch(
    new RegExp(`^${id};\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d;https://.*;Übergeben;.*;"'=1\\+1; Team";Team\\.png$`),
  );
});

test("without hand-overs the file has only its headings", async () => expect((await csv()).lines).toHaveLength(1));
