-- A new version with the same answer as the version before it also has its accepted answers, including those
-- that are accepted while the new version is under review.
CREATE TRIGGER question_versions_accepted AFTER INSERT ON question_versions
BEGIN
  UPDATE questions SET accepted_answers = before.accepted_answers
  FROM (SELECT answer, accepted_answers FROM questions
    WHERE id = coalesce(NEW.supersedes, NEW.replaces)) AS before
  WHERE id = NEW.question_id AND questions.answer = before.answer;
END;

CREATE TRIGGER appealed_accepted_in_versions AFTER UPDATE OF verdict ON appealed
WHEN OLD.verdict IS NULL AND NEW.verdict = 'accepted'
BEGIN
  UPDATE questions SET accepted_answers = questions.accepted_answers || '|' || replace(NEW.text, '|', ' ')
  FROM (SELECT answer FROM questions WHERE id = NEW.question_id) AS before
  WHERE id IN (SELECT question_id FROM question_versions WHERE replaces = NEW.question_id
    UNION SELECT question_id FROM question_versions WHERE supersedes = NEW.question_id)
  AND questions.answer = before.answer AND length(questions.accepted_answers) < 1500;
END;
