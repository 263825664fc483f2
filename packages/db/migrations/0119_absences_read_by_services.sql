-- The telephone services read absences where they are stored. Their own days are again what stood there before the latest
-- absence that was written over days of the company's own. The columns secretarial_* and voicebot_* of absences are not
-- used any more; a later release drops them.
update secretarial_settings s
set vacation_from = a.secretarial_from, vacation_to = a.secretarial_to,
    vacation_note = coalesce(a.secretarial_note, ''), version = s.version + 1
from (select distinct on (o.company_id) o.* from absences o
      where 'secretarial' = any (o.targets)
        and not exists (select from absences c
                        where c.company_id = o.company_id and c.id <> o.id and 'secretarial' = any (c.targets)
                          and c.first_day = o.secretarial_from and c.last_day = o.secretarial_to)
      order by o.company_id, o.id desc) a
where a.company_id = s.company_id
  and exists (select from absences b where b.company_id = s.company_id and 'secretarial' = any (b.targets)
              and b.first_day = s.vacation_from and b.last_day = s.vacation_to);

update voicebot_settings s
set absence_from = a.voicebot_from, absence_to = a.voicebot_to, version = s.version + 1
from (select distinct on (o.company_id) o.* from absences o
      where 'voicebot' = any (o.targets)
        and not exists (select from absences c
                        where c.company_id = o.company_id and c.id <> o.id and 'voicebot' = any (c.targets)
                          and c.first_day = o.voicebot_from and c.last_day = o.voicebot_to)
      order by o.company_id, o.id desc) a
where a.company_id = s.company_id
  and exists (select from absences b where b.company_id = s.company_id and 'voicebot' = any (b.targets)
              and b.first_day = s.absence_from and b.last_day = s.absence_to);
