-- How pupils who were erased answered the questions of a work, which its figures keep: {"question": [right, wrong, blank]},
-- read as `cells` is (api/src/book/cells.ts).
ALTER TABLE works ADD COLUMN erased TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(erased));

-- Of a work that is deleted the row is gone before its cells.
CREATE TRIGGER work_cells_erased BEFORE DELETE ON work_cells
BEGIN
  UPDATE works SET erased = (
    SELECT json_group_object(question, json_array(r, w, b)) FROM (
      SELECT question, sum(r) AS r, sum(w) AS w, sum(b) AS b FROM (
        SELECT key AS question, value ->> 0 AS r, value ->> 1 AS w, value ->> 2 AS b
        FROM json_each(works.erased)
        UNION ALL
        SELECT question, verdict = 'r', verdict = 'w', verdict = 'b' FROM (
          SELECT CAST(asked.value AS TEXT) AS question, CASE
            WHEN answer.value ->> 0 = 1 THEN 'r'
            WHEN answer.value ->> 0 IS NULL OR (answer.value ->> 0 = 0 AND trim(answer.value ->> 1) = '')
              THEN 'b' ELSE 'w' END AS verdict
          FROM json_each(OLD.cells) AS cell
          CROSS JOIN json_each(cell.value, '$.q') AS asked
          CROSS JOIN json_each(cell.value, '$.a') AS answer ON answer.key = asked.key)
      ) GROUP BY question))
  WHERE id = OLD.work_id AND OLD.cells <> '[]';
END;
