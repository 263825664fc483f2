-- The rows are the rate limits of partner portals; all servers reserve their slots here.
alter table listing_portal_turns rename to listing_portal_rate_limits;
alter index listing_portal_turns_pkey rename to listing_portal_rate_limits_pkey;
