/**
 * A process that sweeps files and is killed once the first bytes are gone. Takes the database's address and the data
 * folder as arguments.
 */
import { openDatabase } from "@portal/db/connect";
import { systemClock } from "../../platform/clock.ts";
import { openFileStore } from "../../platform/files/file-store.ts";
import { sweepFiles } from "../../platform/files/sweep/sweep.ts";

const [url = "", folder = ""] = process.argv.slice(2);
const files = openFileStore({ DATA_DIR: folder });
await sweepFiles({
  db: openDatabase(url, { max: 1 }),
  clock: systemClock,
  files: {
    ...files,
    async remove(key) {
      await files.remove(key);
      process.kill(process.pid, "SIGKILL");
    },
  },
});
