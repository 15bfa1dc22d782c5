-- Finds the authors with the most questions under review, and no others.
CREATE INDEX author_counts_waiting ON author_counts (questions DESC, person_id)
WHERE status = 'waiting' AND questions > 0;
