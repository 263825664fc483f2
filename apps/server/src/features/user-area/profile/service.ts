/** What people see and change of their own profile. */
import type { Brand } from "@portal/contract/brands/brand";
import { NOTIFICATION_WISHES, type NotificationSetting } from "@portal/contract/user-area/notification-settings";
import type { LoginMethods } from "@portal/contract/auth/passwords/calls";
import type { Profile } from "@portal/contract/user-area/profile";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { encodeImage } from "../../../platform/files/encode-image.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Session } from "../../../platform/session/session.ts";
import { randomToken } from "../../../platform/tokens.ts";
import {
  changePassword,
  hashWithLimit,
  noteProof,
  readLoginMethods,
  requireStrongPassword,
} from "../../auth/public.ts";
import { requirePassword } from "../fresh-password.ts";
import * as repository from "./repository.ts";

export type ProfileChanges = {
  displayName?: string | undefined;
  removeImage?: boolean | undefined;
  notifications?: NotificationSetting[] | undefined;
};

export type ProfileService = ReturnType<typeof createProfileService>;

export function createProfileService(dependencies: Dependencies) {
  const { db, clock, files } = dependencies;

  const read = async (userId: number): Promise<Profile> => {
    const [row] = await repository.profileOf(db, userId, clock.now());
    if (row === undefined) throw new Problem("auth.no_session");
    return toProfile(row, files);
  };
  const audit = (trx: Parameters<typeof writeAudit>[0], userId: number, action: string): Promise<void> =>
    writeAudit(trx, { at: clock.now(), action, outcome: "done", actorUserId: userId });

  return {
    read,

    async update(userId: number, { displayName, removeImage, notifications = [] }: ProfileChanges): Promise<Profile> {
      await db.transaction().execute(async (trx) => {
        if (displayName !== undefined) await repository.setDisplayName(trx, userId, displayName);
        // The sweep deletes the file that nobody names any more.
        if (removeImage === true) await repository.setProfileImage(trx, userId, null);
        for (const { event, channel, wanted } of notifications) {
          if (isOffered(event, channel)) await repository.setSetting(trx, userId, event, channel, wanted);
        }
        await audit(trx, userId, "profile.updated");
      });
      return read(userId);
    },

    /**
     * Stores an image, encoded anew, in place of the previous one.
     * @throws Problem of `encodeImage`
     */
    async setImage(userId: number, original: Buffer): Promise<Profile> {
      const image = await encodeImage(original, "photo");
      const storageKey = randomToken();
      // Stores the bytes first, so that a row never names a missing file. What a crash leaves behind is found by the look
      // at all files.
      await files.put(storageKey, image.bytes);
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const { mediaType, bytes, width, height } = image;
        await repository.insertImage(trx, storageKey, userId, mediaType, bytes.length, width, height, now);
        await repository.setProfileImage(trx, userId, storageKey);
        await audit(trx, userId, "profile.image_changed");
      });
      return read(userId);
    },

    /** @throws Problem of `requirePassword`, or `auth.password_weak` at `newPassword` */
    async changePassword(
      session: Session,
      { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
      brand: Brand,
    ): Promise<LoginMethods> {
      const { userId, handle } = session;
      await requirePassword(dependencies, userId, { password: oldPassword, field: "oldPassword" });
      const { login, email, displayName } = await read(userId);
      await requireStrongPassword(newPassword, [email, login, displayName], "newPassword");
      const passwordHash = await hashWithLimit(newPassword);
      const owner = { id: userId, login, email };
      await db
        .transaction()
        .execute((trx) =>
          changePassword(dependencies, trx, { owner, passwordHash, keptHandle: handle, keep: "all", brand }),
        );
      await noteProof(dependencies, session, "password");
      return readLoginMethods(db, userId, clock.now());
    },
  };
}

const isOffered = (event: string, channel: string): boolean =>
  NOTIFICATION_WISHES.some((wish) => wish.event === event && wish.channel === channel);

function toProfile(row: repository.ProfileRow, files: Dependencies["files"]): Profile {
  const { pending_email: email, pending_until: until } = row;
  return {
    displayName: row.display_name,
    login: row.login,
    email: row.email,
    hasPassword: row.has_password,
    profileImage: row.profile_image_key === null ? null : files.publicUrl(row.profile_image_key),
    pendingEmail: email === null || until === null ? null : { email, expires: until.toISOString() },
    eraseAt: row.erase_at?.toISOString() ?? null,
    notifications: NOTIFICATION_WISHES.map(({ event, channel }) => ({
      event,
      channel,
      wanted: row.settings.find((set) => set.event === event && set.channel === channel)?.wanted ?? true,
    })),
  };
}
