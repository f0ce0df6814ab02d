-- The responses to actions join the replies to all other requests. Their ids are those that retries look for: the hash
-- of caller, method, path and key.
INSERT INTO "saved_replies" ("id", "player_id", "path", "response", "created_at")
SELECT
    left(encode(sha256(convert_to(
        '["' || r."player_id" || '","POST","' || p."path" || '",' || to_json(r."key") || ']', 'UTF8'
    )), 'hex'), 32)::uuid,
    r."player_id",
    p."path",
    json_build_object(
        'bodyHash', r."body_hash",
        'status', r."status",
        'headers', json_strip_nulls(json_build_object(
            'content-type', CASE WHEN r."status" < 400 THEN 'application/json; charset=utf-8'
                ELSE 'application/problem+json' END,
            'content-language', r."body" ->> 'language',
            'etag', '"' || (r."body" ->> 'version') || '"'
        )),
        'body', r."body"::text
    )::text,
    r."created_at"
FROM "idempotent_responses" r
CROSS JOIN LATERAL (SELECT '/v1/games/' || r."game_id" || '/actions' AS "path") p
ON CONFLICT DO NOTHING;

DROP TABLE "idempotent_responses";
