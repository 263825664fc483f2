-- outside a transaction: there may be many entries
-- Companies of a trade in a region, to compare their ratings: by the first trade and the postal code's first two digits.
create index concurrently if not exists entries_main_trade
  on entries ((trades -> 'trades' ->> 0), left(postal_code, 2));
