-- Second step of 0117: reads the rows without making anybody wait.
alter table files validate constraint files_purpose_check;
