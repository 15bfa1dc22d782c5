-- The issue that a question won its points with: its round in a difficulty set, else when it was
-- issued. A later issue of it is practice and never takes these points. See decision 22.
ALTER TABLE attempts ADD COLUMN won_issue INTEGER;

UPDATE attempts SET won_issue = iif(round > 0, round, issued_at)
WHERE won_at IS NOT NULL AND is_practice = 0;

-- What is won and not credited, in the order in which it was won: a claim without a name means it.
CREATE INDEX attempts_owed ON attempts (person_id, won_at)
WHERE won_at IS NOT NULL AND credited IS NULL;
