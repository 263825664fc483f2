-- When the person asked for the current code. A contact that changed since then proves nothing.
alter table claims add column asked_at timestamptz;

-- A grant that ends together with a person's access keeps the seal that it had for its company, because not everything
-- that ends access has the keys to seal it anew. Null: sealed for this table. No reference: the company may be gone.
alter table external_revocations add column sealed_for bigint;
