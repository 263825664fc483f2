import { readSettings } from "../environment.ts";
import { type FileStore, openFileStore } from "../files/file-store.ts";
import { dataFolder } from "./open-database.ts";
import type { Terminal } from "./terminal.ts";

/** The files of the servers that this command works beside. */
export const openFiles = (terminal: Terminal): FileStore =>
  openFileStore({ DATA_DIR: dataFolder(terminal), S3_URL: readSettings(terminal.env).S3_URL });
