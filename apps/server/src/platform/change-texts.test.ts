import { HANDOVER_EVENTS } from "@portal/contract/website/files/states";
import { expect, test } from "vitest";
import { CHANGE_TEXTS } from "./change-texts.ts";

test("every step of a hand-over is a change that people see", () =>
  expect(HANDOVER_EVENTS.filter((event) => CHANGE_TEXTS[`websiteHandover.${event}`] === undefined)).toEqual([]));
