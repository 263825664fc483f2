/**
 * SQL: the code of the modal notification that user `u` sees next, or "none". First the imported one unless it was
 * read or removed, then the first one given. Notifications through a company respect its lock, and people who switched messages
 * off get none.
 */
export const NEXT_NOTIFICATION = `
  case when not wants_notification(u.id, 'provider_message', 'portal') then 'none' else coalesce(
    (select u.notification_code where u.notification_code <> 'none'
       and exists (select from modal_notifications m where m.code = u.notification_code) and not exists (
       select from user_notifications n where n.user_id = u.id and n.code = u.notification_code and n.read_at is not null)),
    (select n.code from user_notifications n where n.user_id = u.id and n.read_at is null
       and (n.company_id is null or may_contact(n.company_id, 'portalMessages')) order by n.given_at, n.code limit 1),
    'none') end`;
