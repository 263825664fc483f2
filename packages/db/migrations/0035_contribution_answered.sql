-- What a visitor reports about an entry is a contribution; the event and its mail had another name.
-- A setting under the new name exists where the new version already runs: then the person's newer choice counts.
insert into notification_settings (user_id, event, channel, wanted)
select user_id, 'contribution_answered', channel, wanted from notification_settings where event = 'hint_answered'
on conflict do nothing;
delete from notification_settings where event = 'hint_answered';
update mails set template = 'contribution-answered' where template = 'hint-answered';
