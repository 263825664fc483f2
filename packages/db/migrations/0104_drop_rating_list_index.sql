-- outside a transaction: its columns are the key of ratings_manage (0081), which answers the same queries
-- contract: no code names an index
drop index concurrently if exists ratings_list;
