-- The other parts of the entry, one JSON document each with a version of its own. An empty document is a part that
-- nobody has filled.
alter table entries
  add company_details jsonb not null default '{}',
  add company_details_version integer not null default 1,
  add payments jsonb not null default '{}',
  add payments_version integer not null default 1,
  add customer_cards jsonb not null default '{}',
  add customer_cards_version integer not null default 1,
  add online_presence jsonb not null default '{}',
  add online_presence_version integer not null default 1,
  add trades jsonb not null default '{}',
  add trades_version integer not null default 1,
  add search_keywords jsonb not null default '{}',
  add search_keywords_version integer not null default 1,
  add service_features jsonb not null default '{}',
  add service_features_version integer not null default 1,
  add product_features jsonb not null default '{}',
  add product_features_version integer not null default 1,
  add service_area jsonb not null default '{}',
  add service_area_version integer not null default 1,
  add documents jsonb not null default '{}',
  add documents_version integer not null default 1,
  add media jsonb not null default '{}',
  add media_version integer not null default 1,
  add b2b_codex jsonb not null default '{}',
  add b2b_codex_version integer not null default 1;

-- Photos and documents of the entry; documents have no pixels.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('logo', 'profile_image', 'photo', 'document'));
alter table files alter width drop not null, alter height drop not null;

-- What an import would have written into a part that its owner saved. Values are those of the part's columns; which of
-- them still differ from the entry shows only when both are compared, so equal ones need no tidying.
create table import_differences (
  company_id bigint not null references companies on delete cascade,
  part text not null,
  proposed jsonb not null,
  proposed_at timestamptz not null,
  refused jsonb not null default '{}',     -- fields of the wire with the value that the owner refused
  primary key (company_id, part)
);
