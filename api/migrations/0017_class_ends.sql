-- When the answers of an archived class were deleted, which is long after its end.
ALTER TABLE classes ADD COLUMN cleared_at INTEGER;

CREATE INDEX classes_to_clear ON classes (archived_at) WHERE archived_at IS NOT NULL AND cleared_at IS NULL;
