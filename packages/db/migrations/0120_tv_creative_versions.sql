-- Counts every change of a creative's look; an answer to what somebody has seen names it.
alter table tv_creatives add column version integer not null default 1;

-- The next migration checks the rows that are there.
alter table tv_creative_events drop constraint tv_creative_events_kind_check;
alter table tv_creative_events add constraint tv_creative_events_kind_check
  check (kind in ('delivered', 'changed', 'accept', 'reject', 'withdraw', 'set')) not valid;

-- A changed look is a step too. It opens both decisions, so neither side has withdrawn its own.
create or replace function note_tv_creative() returns trigger language plpgsql as $$
declare
  kinds constant jsonb := '{"ACCEPTED": "accept", "REJECTED": "reject", "UNVERIFIED": "withdraw"}';
  is_changed constant boolean := tg_op = 'UPDATE' and new.version <> old.version;
begin
  if tg_op = 'INSERT' then
    insert into tv_creative_events (creative_id, kind, role, at, is_news)
    values (new.id, 'delivered', 'provider', new.delivered_at, new.customer_approval = 'UNVERIFIED');
    if new.customer_approval <> 'UNVERIFIED' then
      insert into tv_creative_events (creative_id, kind, role, at)
      values (new.id, kinds ->> new.customer_approval, 'company', coalesce(new.customer_decided_at, new.delivered_at));
    end if;
  end if;
  if is_changed then
    insert into tv_creative_events (creative_id, kind, role, at, is_news)
    values (new.id, 'changed', 'provider', new.imported_at, true);
  end if;
  if ((tg_op = 'INSERT' or is_changed) and new.partner_approval <> 'UNVERIFIED')
    or (tg_op = 'UPDATE' and not is_changed and old.partner_approval <> new.partner_approval) then
    insert into tv_creative_events (creative_id, kind, role, reason, at, is_news)
    values (new.id, kinds ->> new.partner_approval, 'partner', new.partner_reason,
            case when is_changed then new.imported_at else coalesce(new.partner_decided_at, new.imported_at) end,
            new.partner_approval <> 'UNVERIFIED');
  end if;
  return null;
end $$;
