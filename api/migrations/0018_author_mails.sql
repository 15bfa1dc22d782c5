-- Authors who want a daily mail about decisions on their questions. `origin` is the origin of the app where the
-- author chose this. `token` is in the link that ends the mails and allows nothing else. Decisions up to
-- `mailed_to` are in no later mail. `day` is the last day, counted from 1970 in UTC, on which a mail was begun
-- or sent.
CREATE TABLE author_mails (
  person_id INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  origin TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  mailed_to INTEGER NOT NULL,
  day INTEGER NOT NULL DEFAULT 0
);

-- The last person, in the order of ids, whose mail of a day has been handled.
CREATE TABLE author_mail_days (
  day INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL
);
