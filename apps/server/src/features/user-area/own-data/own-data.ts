/** What the portal stores of a person: the profile, ratings, searches, views and settings. */
import { companyNameOf, goes, type SliceOwnData } from "../../../platform/personal-data/own-data.ts";

export const userAreaOwnData: SliceOwnData = {
  kinds: {
    ratings: {
      from: `user_ratings r where r.user_id = u.id`,
      fields: `'id', r.id, 'company', ${companyNameOf("r")}, 'text', r.rating_text, 'stars', r.stars, 'updated_at', r.updated_at,
      'withdrawn_at', r.withdrawn_at`,
      order: "r.id",
    },
    latest_searches: {
      from: "latest_searches s where s.user_id = u.id and s.what <> ''",
      fields: "'at', s.searched_at, 'what', s.what, 'where', s.place, 'removed_at', s.removed_at",
      order: "s.searched_at",
    },
    viewed_entries: {
      from: `viewed_entries v where v.user_id = u.id and v.company_id is not null`,
      fields: `'at', v.viewed_at, 'company', ${companyNameOf("v")}, 'removed_at', v.removed_at`,
      order: "v.viewed_at",
    },
    push_devices: {
      from: "push_subscriptions p where p.user_id = u.id",
      fields: "'browser', p.user_agent, 'since', p.created_at, 'last_sent_at', p.last_sent_at",
      order: "p.id",
    },
    push_messages: {
      from: "push_messages p where p.user_id = u.id",
      fields: "'occasion', p.occasion, 'at', p.created_at",
      order: "p.created_at, p.occasion",
    },
    notification_settings: {
      from: "notification_settings n where n.user_id = u.id",
      fields: "'event', n.event, 'channel', n.channel, 'wanted', n.wanted",
      order: "n.event, n.channel",
    },
  },
  retention: {
    users: { swept: "profiles", after: "seven days after the person deleted the profile" },
    leaving_reasons: { swept: "leavingReasons", after: "a year" },
    erased_people: { kept: "keyed hashes, so that an import brings nobody back" },
  },
  columns: {
    "users.login": goes("profile"),
    "users.login_key": goes("profile"),
    "users.email": goes("profile"),
    "user_ratings.user_id": goes("ratings"),
    "latest_searches.user_id": goes("latest_searches"),
    "viewed_entries.user_id": goes("viewed_entries"),
    "push_subscriptions.user_id": goes("push_devices"),
    "push_messages.user_id": goes("push_messages"),
    "notification_settings.user_id": goes("notification_settings"),
  },
};
