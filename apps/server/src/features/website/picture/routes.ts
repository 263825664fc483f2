/** The picture of a website, as bytes. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { chosenAddress, ownAddresses } from "../check/addresses.ts";
import { serveGetWebsitePicture } from "./calls.ts";
import { findPicture } from "./repository.ts";

const HOUR_SECONDS = 3600;

export const pictureRoutes = ({ db, files }: Pick<Dependencies, "db" | "files">): Call[] => [
  call(serveGetWebsitePicture, async ({ scope, query, request, reply }) => {
    const url = chosenAddress(await ownAddresses(db, scope.companyId), query.encUrl);
    if (url === undefined) throw new Problem("website.address_unknown");
    const key = (await findPicture(db, scope.companyId, url))?.storage_key ?? undefined;
    if (key === undefined) throw new Problem("files.not_found");
    const tag = `"${key}"`;
    reply.header("etag", tag).header("cache-control", `private, max-age=${HOUR_SECONDS}`);
    if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
    reply.type("image/webp");
    return files.get(key);
  }),
];
