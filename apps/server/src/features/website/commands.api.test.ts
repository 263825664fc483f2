/** `portal handover …`: the provider's side of a hand-over. */
import { expect } from "vitest";
import { portalOn } from "../../testing/portal-command.ts";
import { handoverTest } from "./testing/handovers.ts";

const { test, app, mailbox, owner, handOver, upload, list } = handoverTest();

const portal = (...args: string[]) => portalOn(app.dependencies.environment.DATABASE_URL)(["handover", ...args]);
const made = async (given: object = {}): Promise<string> => String((await handOver(given)).body.handover.id);

test("take, ask and finish move a hand-over on, and the company reads each in a mail", async () => {
  const id = await made();
  expect((await portal("take", id)).out).toBe(`Hand-over ${id} is in_progress now.`);
  expect((await portal("ask", id, "--text", "Welche Preise gelten?")).out).toBe(`Hand-over ${id} is question now.`);
  expect((await portal("finish", id, "--text", "Das Team ist online.")).out).toBe(`Hand-over ${id} is done now.`);
  const [handover] = (await list()).body.handovers;
  expect(handover?.entries.map(({ kind, author, text }) => [kind, author, text])).toEqual([
    ["hand_over", "company", "Bitte das neue Team zeigen."],
    ["take", "provider", ""],
    ["ask", "provider", "Welche Preise gelten?"],
    ["finish", "provider", "Das Team ist online."],
  ]);
  expect(await mailbox.mailsTo(owner().login)).toHaveLength(4);
});

test("list shows open ones, --all those that ended as well", async () => {
  const [open, done] = [await made(), await made()];
  await portal("finish", done, "--text", "Erledigt.");
  const idsOf = (out: string) =>
    out
      .split("\n")
      .slice(1)
      .map((line) => line.split(" ")[0]);
  const listed = idsOf((await portal("list")).out);
  expect([listed.includes(open), listed.includes(done)]).toEqual([true, false]);
  expect(idsOf((await portal("list", "--all")).out)).toEqual(expect.arrayContaining([open, done]));
});

test("show prints the course and names the files", async () => {
  const id = await made({ files: [await upload("Team.png")] });
  const { out } = await portal("show", id);
  expect(out).toContain(`Hand-over ${id}, handed_over (Übergeben)`);
  expect(out).toContain("Bitte das neue Team zeigen.");
  expect(out).toMatch(/\d+ Team\.png \(image\/png, \d+ bytes\)/);
});

test.each([
  ["a number that does not exist", ["take", "999999"], /There is no such hand-over/],
  ["no number", ["take", "eins"], /eins/],
  ["an empty text", ["ask", "1", "--text", "  "], /Not a text of 1 to 8000 characters/],
  ["a question without text", ["ask", "1"], /--text/],
])("%s is refused", async (_case, args, message) => {
  const { code, error } = await portal(...args);
  expect(code).toBe(1);
  expect(error).toMatch(message);
});

test("a step that the state does not allow is refused and changes nothing", async () => {
  const id = await made();
  await portal("finish", id, "--text", "Erledigt.");
  const again = await portal("take", id);
  expect([again.code, again.error]).toEqual([1, expect.stringContaining("Not possible in the hand-over's state.")]);
  expect((await list()).body.handovers[0]?.state).toBe("done");
});
