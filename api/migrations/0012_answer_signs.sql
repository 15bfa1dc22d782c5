-- The signs of each answer that keyboards lack, as a list, and how many answers of a pool in play hold each:
-- {"en": {"²": 3}}.
ALTER TABLE questions ADD COLUMN signs TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(signs));
ALTER TABLE pools ADD COLUMN signs TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(signs));

CREATE TRIGGER questions_signs AFTER UPDATE OF position ON questions
WHEN NEW.signs <> '[]' AND (OLD.position IS NULL) <> (NEW.position IS NULL)
BEGIN
  UPDATE pools SET signs = json_set(signs, '$.' || NEW.language, json((
    SELECT json_group_object(sign, held) FROM (
      SELECT sign, sum(answers) AS held FROM (
        SELECT key AS sign, value AS answers FROM json_each(pools.signs, '$.' || NEW.language)
        UNION ALL
        SELECT value, iif(NEW.position IS NULL, -1, 1) FROM json_each(NEW.signs)
      ) GROUP BY sign HAVING held > 0
    )
  ))) WHERE id = NEW.pool_id;
END;
