/** Rows of the export that make a person. */
import { sql } from "kysely";
import { exportKind } from "../../platform/export/export-kind.ts";

type User = {
  key: string;
  login: string;
  email: string;
  display_name: string;
  roles: string[];
  accounts: { company: string; right: string }[];
  notification_code: string;
  password_hash: string | null;
};

// People who registered in the portal have no external id of the provider; they get one that says so.
export const userExport = exportKind(
  "user",
  sql<User>`
      select coalesce(u.external_id, 'portal:user:' || u.id) as key, u.login, u.email, u.display_name, u.roles,
             case when exists (select from modal_notifications n where n.code = u.notification_code)
               then u.notification_code else 'none' end as notification_code, u.password_hash, coalesce(m.accounts, '[]') as accounts
      from users u
      left join lateral (
        select json_agg(json_build_object('company', c.external_id, 'right', m."right")
                        order by c.external_id collate "C") as accounts
        from memberships m join companies c on c.id = m.company_id
        where m.user_id = u.id
      ) m on true
      order by coalesce(u.external_id, 'portal:user:' || u.id) collate "C"`,
  (user) => ({
    external_id: user.key,
    login: user.login,
    email: user.email,
    display_name: user.display_name,
    roles: user.roles,
    accounts: user.accounts,
    user_notification_code: user.notification_code,
    ...(user.password_hash === null ? {} : { password_hash: user.password_hash }),
  }),
);
