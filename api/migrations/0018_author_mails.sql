-- Who wants a mail a day when own questions were decided. `origin`: the app's, where the choice was made. `token`: in
-- the link that ends the mails; it allows nothing else. `mailed_to`: decisions up to this time are in no further mail.
-- `day`: the last day, counted from 1970 in UTC, on which a mail was sent or begun.
CREATE TABLE author_mails (
  person_id INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  origin TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  mailed_to INTEGER NOT NULL,
  day INTEGER NOT NULL DEFAULT 0
);

-- Up to which person a day's mails have got.
CREATE TABLE author_mail_days (
  day INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL
);
