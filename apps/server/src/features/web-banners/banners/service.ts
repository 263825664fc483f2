/** A company's banners: the list, new files, actions, and the files themselves. */
import type { Brand } from "@portal/contract/brands/brand";
import type { WebBanner } from "@portal/contract/web-banners/calls";
import { checkCreative } from "@portal/contract/web-banners/creative/check-creative";
import { type Flavour, FLAVOURS } from "@portal/contract/web-banners/flavours";
import { afterBannerAction, type StatusAction } from "@portal/contract/web-banners/states";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { findNamedFiles } from "../../../platform/files/temporary-files.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { shownName } from "../../../platform/session/shown-login.ts";
import { advanceBanner, type NewCreative } from "./advance.ts";
import * as repository from "./repository.ts";

type Given = { banner: number; files: readonly string[]; key: string };
type Action = { id: number; action: StatusAction; reason: string; version: number | undefined };

export function createBannerService(dependencies: Dependencies) {
  const { db } = dependencies;

  async function toBanners(scope: AccountScope, rows: readonly repository.BannerRow[]): Promise<WebBanner[]> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [creatives, events] = await Promise.all([repository.creativesOf(db, ids), repository.eventsOf(db, ids)]);
    const filesOf = Map.groupBy(creatives, ({ banner_id: id }) => id);
    const stepsOf = Map.groupBy(events, ({ banner_id: id }) => id);
    return rows.map((row) => toBanner(scope, row, filesOf.get(row.id) ?? [], stepsOf.get(row.id) ?? []));
  }
  /** @throws Problem `web_banner.not_found` */
  async function rowOf(scope: AccountScope, id: number): Promise<repository.BannerRow> {
    const row = await repository.findBanner(db, scope, id);
    if (row === undefined) throw new Problem("web_banner.not_found");
    return row;
  }
  async function read(scope: AccountScope, id: number): Promise<WebBanner> {
    const [banner] = await toBanners(scope, [await rowOf(scope, id)]);
    if (banner === undefined) throw new Problem("web_banner.not_found");
    return banner;
  }
  const stepOf = (scope: AccountScope, brand: Brand) =>
    ({
      author: scope.agentUserId === null ? "company" : "support",
      userId: scope.userId,
      companyId: scope.companyId,
      brand: brand.key,
    }) as const;

  return {
    async list(scope: AccountScope): Promise<{ flavours: { flavour: Flavour; banners: WebBanner[] }[] }> {
      const banners = await toBanners(scope, await repository.findBanners(db, scope));
      const byFlavour = Map.groupBy(banners, ({ flavour }) => flavour);
      return {
        flavours: FLAVOURS.flatMap((flavour) => {
          const found = byFlavour.get(flavour);
          return found === undefined ? [] : [{ flavour, banners: found }];
        }),
      };
    },

    /** New files for a banner. The same form sent again changes nothing. */
    async upload(scope: AccountScope, { banner: id, files, key }: Given, brand: Brand): Promise<WebBanner> {
      const { flavour, state } = await rowOf(scope, id);
      if (await repository.wasDone(db, id, key)) return read(scope, id);
      // Before the files, whose own answer would say nothing about the banner.
      if (afterBannerAction(state, "upload") === undefined) throw new Problem("web_banner.not_possible_now");
      const creatives = await fittingFiles(dependencies, scope, files, flavour);
      await db
        .transaction()
        .execute((trx) =>
          advanceBanner(dependencies, trx, { ...stepOf(scope, brand), id, action: "upload", key, creatives }),
        );
      return read(scope, id);
    },

    async act(scope: AccountScope, action: Action, brand: Brand): Promise<WebBanner> {
      await db.transaction().execute((trx) => advanceBanner(dependencies, trx, { ...stepOf(scope, brand), ...action }));
      return read(scope, action.id);
    },

    /** The shown files of a banner. @throws Problem `web_banner.not_found`, `web_banner.no_files` */
    async creatives(scope: AccountScope, id: number): Promise<{ name: string; files: repository.CreativeRow[] }> {
      const { name } = await rowOf(scope, id);
      const files = await repository.creativesOf(db, [id]);
      if (files.length === 0) throw new Problem("web_banner.no_files");
      return { name, files };
    },

    /** @throws Problem `files.not_found` */
    async creative(scope: AccountScope, id: number): Promise<{ bytes: Buffer; mediaType: string }> {
      const file = await repository.findCreative(db, scope, id);
      if (file === undefined) throw new Problem("files.not_found");
      return { bytes: await dependencies.files.get(file.storage_key), mediaType: file.media_type };
    },
  };
}

/**
 * The uploads behind the markers, each compared with the flavour.
 * @throws Problem `files.not_found` or `web_banner.file_does_not_fit` at the first that is wrong
 */
async function fittingFiles(
  needs: Dependencies,
  scope: AccountScope,
  markers: readonly string[],
  flavour: Flavour,
): Promise<NewCreative[]> {
  const found = await findNamedFiles(needs, scope, { names: markers, purpose: "web_banner" });
  return Promise.all(
    markers.map(async (marker, index) => {
      const field = `files.${index}`;
      const file = found.get(marker);
      if (file === undefined) throw new Problem("files.not_found", { field });
      const { facts, problems } = checkCreative(await needs.files.get(file.storage_key), flavour);
      if (facts === null || problems.length > 0) {
        throw new Problem("web_banner.file_does_not_fit", { field, message: problems.join(" ") });
      }
      return { fileId: file.id, facts };
    }),
  );
}

const toBanner = (
  scope: AccountScope,
  row: repository.BannerRow,
  creatives: readonly repository.CreativeRow[],
  events: readonly repository.EventRow[],
): WebBanner => ({
  id: row.id,
  name: row.name,
  flavour: row.flavour,
  state: row.state,
  version: row.version,
  targetUrl: row.target_url,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  changedAt: row.changed_at.toISOString(),
  creatives: creatives.map(({ banner_id: _banner, storage_key: _key, ...creative }) => creative),
  history: events.map(({ banner_id: _banner, at, ...event }) => ({
    ...event,
    name: shownName(scope, event.name),
    at: at.toISOString(),
  })),
});
