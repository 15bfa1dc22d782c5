-- The key of a call begins with the id of its teacher, as those of classes and works do, so that erasing finds it.
UPDATE pupils_without_email SET key = coalesce(
  (SELECT id || ' ' || class_id || substr(rest, instr(rest, ' '))
    FROM (SELECT substr(key, instr(key, ' ') + 1) AS rest)
    CROSS JOIN people ON id = CAST(rest AS INTEGER)),
  'erased ' || person_id);
