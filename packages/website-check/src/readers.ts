/** Everything that reads what a website sent, by name. Runs in the parsing thread only. */
import { judge } from "./judge.ts";
import { readImprint, readPage, readVersion } from "./page/page-facts.ts";
import { readRobots, readSitemap } from "./page/robots.ts";
import { readStyle } from "./page/style.ts";

export const WEBSITE_READERS = {
  page: readPage,
  imprint: readImprint,
  version: readVersion,
  robots: readRobots,
  sitemap: readSitemap,
  style: readStyle,
  judge,
};
export type WebsiteReaders = typeof WEBSITE_READERS;
