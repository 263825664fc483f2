-- The telephone services read absences where they are stored. Their own days are again what stood there before the first
-- absence was written over them. The columns secretarial_* and voicebot_* of absences are not used any more; a later
-- release drops them.
update secretarial_settings s
set vacation_from = a.secretarial_from, vacation_to = a.secretarial_to,
    vacation_note = coalesce(a.secretarial_note, ''), version = s.version + 1
from (select distinct on (company_id) * from absences where 'secretarial' = any (targets)
      order by company_id, id) a
where a.company_id = s.company_id
  and exists (select from absences b where b.company_id = s.company_id and 'secretarial' = any (b.targets)
              and b.first_day = s.vacation_from and b.last_day = s.vacation_to);

update voicebot_settings s
set absence_from = a.voicebot_from, absence_to = a.voicebot_to, version = s.version + 1
from (select distinct on (company_id) * from absences where 'voicebot' = any (targets)
      order by company_id, id) a
where a.company_id = s.company_id
  and exists (select from absences b where b.company_id = s.company_id and 'voicebot' = any (b.targets)
              and b.first_day = s.absence_from and b.last_day = s.absence_to);
