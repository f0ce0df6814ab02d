-- outside a transaction
CALL "fill_buckets"("commits" => true);
