import { chromiumTab } from "../browsers/chromium.ts";
import { userOf } from "../browsers/user.ts";
import { journey } from "../journey.ts";
import { running } from "../running.ts";
import { WALKS } from "./walks.ts";

for (const {
  title,
  size: [width, height],
  expects = [],
  run,
} of WALKS) {
  journey(title, async ({ db, open }) => {
    const window = await open({ viewport: { width, height } });
    window.expects(...expects);
    await run({ user: userOf(chromiumTab(window.page), running.origin), db });
  });
}
