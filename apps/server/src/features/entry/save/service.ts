/** Saves a part as its form sends it. */
import type { EntrySaved } from "@portal/contract/entry/entry";
import type { EntryPart } from "@portal/contract/entry/parts";
import type { PartInput } from "@portal/contract/entry/rules/part-rules";
import type { SaveBody } from "@portal/contract/entry/save/bodies";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { versionColumnOf } from "../columns.ts";
import { findEntryPart } from "../repository.ts";
import { columnsToSave } from "./columns-to-save.ts";
import { savePart } from "./save-part.ts";

export const createSaveService = (dependencies: Dependencies) => ({
  /**
   * @throws Problem `entry.not_found`, `entry.stale_version`, or what the part refuses in addition to its body's rules
   */
  async save<P extends EntryPart>(
    scope: AccountScope,
    part: P,
    { version, ...fields }: SaveBody<P>,
  ): Promise<EntrySaved> {
    const stored = await findEntryPart(dependencies.db, scope, part);
    if (stored === undefined) throw new Problem("entry.not_found");
    if (stored[versionColumnOf(part)] !== version) throw new Problem("entry.stale_version");
    const wanted = await columnsToSave(part, fields as unknown as PartInput<P>, { dependencies, scope, stored });
    return savePart(dependencies, scope, stored, { part, action: saveCallOf(part).name, ...wanted });
  },
});
