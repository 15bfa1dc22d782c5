/** What puts a row of the person into each place, where a person may have one. */
export const rowIn: Readonly<Record<string, string>> = {
  "name_words.person_id": "(school_id, words, person_id) VALUES (1, 'zaynab', ?1)",
  "further_subjects.person_id": "SELECT ?1, max(id) FROM subjects",
  "access_tokens.person_id": "VALUES ('a-hash', ?1, 'Teacher', 9)",
  "password_reset_tokens.person_id": "VALUES ('a-hash', ?1, 9)",
  "known_devices.person_id": "VALUES (?1, 'a-hash', 9)",
  "completed_calls.person_id": "VALUES (?1, 'a-hash', 9)",
  "works.made_by": `(class_id, title, content, rounds, from_at, until_at, takes_late, earns_points,
    made_by, key, made_at) SELECT max(id), '', '{}', 1, 1, 2, 0, 0, ?1, 'a key', 1 FROM classes`,
  "live_rooms.opened_by": `(object, school_id, opened_by, key, title, language, takes_guests, opened_at)
    VALUES ('an object', 1, ?1, 'a key', '', 'en', 0, 1)`,
  "class_pupils.person_id": "SELECT max(id), ?1, 1, NULL FROM classes",
  "pupils_without_email.person_id": "SELECT ?1, max(id), 'a key' FROM classes",
  "class_teachers.person_id": "SELECT max(id), ?1, 1 FROM classes",
  "class_links.made_by": "SELECT 'a-hash', max(id), ?1, 9 FROM classes",
  "work_cells.person_id": `(work_id, person_id, cells, done, right, started_at, version)
    SELECT max(id), ?1, '[]', 0, 0, 1, 1 FROM works`,
  "work_extra.person_id": "SELECT max(id), ?1, 9 FROM works",
  "questions.author_id": `(pool_id, status, language, question, answer, summary, fingerprint,
    author_id, created_at) SELECT pool_id, 'waiting', 'en', 'Whose?', 'x', '', 'print', ?1, 1
    FROM questions LIMIT 1`,
  "question_drafts.person_id":
    "(person_id, hash, game, fields, saved_at) VALUES (?1, 'h', 'HintGame', '{}', 1)",
  "author_mails.person_id": "VALUES (?1, 'en', '', 'a-token', 1, 0)",
  "trusted_authors.person_id": `(person_id, subject_id, admin_id, trusted_at)
    SELECT ?1, 3, min(id), 1 FROM people WHERE role = 'Admin'`,
  "appeals.person_id": `SELECT (SELECT min(id) FROM questions), id, 'x', 'Hippo', '', 1 FROM people
    WHERE id IN (?1, (SELECT min(id) FROM people))`,
  "reports.person_id": "SELECT min(id), ?1, 'unclear', '', 1 FROM questions",
  "person_events.person_id": "(person_id, kind, at) VALUES (?1, 'confirmed', 1)",
  "question_events.person_id": `(question_id, person_id, event, at)
    SELECT min(id), ?1, 'approved', 1 FROM questions`,
  "person_events.by_id": "(by_id, kind, at) VALUES (?1, 'invited', 1)",
  "author_mail_days.person_id": "VALUES (1, ?1)",
  "structure_events.by_id": `(by_id, kind, changes, at)
    SELECT ?1, min(name), '[]', 1 FROM structure_event_kinds`,
  "appealed.author_id": `(question_id, answer_key, text, author_id, people, opened_at)
    SELECT min(id), 'by author', '', ?1, 1, 1 FROM questions`,
  "appealed.decided_by": `(question_id, answer_key, text, decided_by, decided_at, verdict, people,
    opened_at) SELECT min(id), 'decided', '', ?1, 1, 'declined', 1, 1 FROM questions`,
  "reported.author_id": `(question_id, author_id, people, reasons, opened_at)
    SELECT max(id), ?1, 1, '{}', 1 FROM questions`,
  "reported.closed_by": `(question_id, closed_by, people, reasons, opened_at)
    SELECT max(id) - 1, ?1, 1, '{}', 1 FROM questions`,
  "invitations.made_by": "(hash, subject_id, made_by, expires_at) VALUES ('h', 3, ?1, 9)",
}
