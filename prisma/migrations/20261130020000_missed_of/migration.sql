-- A game and its entries after a version, for a process that has the game up to there: the same as `findWithEntries` reads.
-- Where the log is distributed, another body returns nothing, so that a server that is gone holds up no lookups.
CREATE FUNCTION "missed_of"("of_bucket" SMALLINT, "of_game" UUID, "after" INTEGER) RETURNS TEXT LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (
        SELECT concat('[', json_build_object(
            'id', g."id", 'rulebook', g."rulebook", 'rulesVersion', g."rules_version", 'engineHash', g."engine_hash",
            'engineFrozen', g."engine_frozen", 'carryOver', g."carry_over", 'rated', g."rated", 'options', g."options",
            'components', g."components", 'visibility', g."visibility", 'invitation', g."invitation",
            'creatorId', g."creator_id", 'seed', g."seed", 'draw', g."draw", 'status', g."status", 'version', g."version",
            'revision', g."revision", 'clock', g."clock", 'language', g."language", 'rematchOf', g."rematch_of",
            'tableStatus', g."table_status", 'prompts', g."prompts", 'outcome', g."outcome",
            'createdAt', (date_part('epoch', g."created_at") * 1000)::BIGINT,
            'startedAt', (date_part('epoch', g."started_at") * 1000)::BIGINT,
            'finishedAt', (date_part('epoch', g."finished_at") * 1000)::BIGINT,
            'movedAt', (date_part('epoch', g."moved_at") * 1000)::BIGINT,
            'seats', (
                SELECT json_agg(json_build_array(s."bot", p."id", p."name", s."entropy", s."orders", p."guest",
                    s."commitment", s."level") ORDER BY s."seat")
                FROM "seats" s LEFT JOIN "players" p ON p."id" = s."player_id"
                WHERE s."bucket" = "of_bucket" AND s."game_id" = "of_game"
            ), 'invited', (
                SELECT json_agg(json_build_object('id', p."id", 'name', p."name", 'seat', i."seat")
                    ORDER BY i."created_at", p."id")
                FROM "invitations" i JOIN "players" p ON p."id" = i."player_id"
                WHERE i."bucket" = "of_bucket" AND i."game_id" = "of_game"
            ), 'rematch', (
                SELECT r."next" FROM "rematches" r WHERE r."bucket" = "of_bucket" AND r."game_id" = "of_game"
            ), 'forkedFrom', CASE WHEN g."forked_from" IS NOT NULL THEN
                json_build_object('game', g."forked_from", 'version', g."forked_version") END
        ), ',[', (
            SELECT string_agg(json_build_array(
                e."version", e."seat", e."action", e."events", e."hash", (date_part('epoch', e."at") * 1000)::BIGINT
            )::TEXT, ',' ORDER BY e."version")
            FROM "entries" e
            WHERE e."bucket" = "of_bucket" AND e."game_id" = "of_game" AND e."version" > "after"
        ), ']]')
        FROM "games" g WHERE g."bucket" = "of_bucket" AND g."id" = "of_game"
    );
END $$;
