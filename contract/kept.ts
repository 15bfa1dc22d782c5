/** Who sees it besides the person; "nobody": it is kept only as a hash, or for the servers alone. */
export type Onlooker = "pupils" | "teachers" | "authors" | "admins" | "nobody"

interface KeptEntry {
  readonly kind: string
  readonly seenBy: readonly Onlooker[]
  readonly until: "erased" | "left" | "class" | "session" | "day" | "always"
  readonly erased: "deleted" | "unnamed"
  /** Columns of the database that say whose it is, as `table.column`. */
  readonly database?: readonly string[]
  /** Tables of the player's object, of leaderboards, and of the player's object in the referee. */
  readonly player?: readonly string[]
  readonly boards?: readonly string[]
  readonly referee?: readonly string[]
  readonly rooms?: readonly string[]
}

/**
 * All that is kept of a person: /privacy, the download and the tests of erasing are made of this. A column that refers to
 * a person and a table of an object stand here once.
 */
const table = [
  {
    kind: "account",
    seenBy: ["teachers", "admins"],
    until: "erased",
    erased: "deleted",
    database: ["people.id", "name_words.person_id", "further_subjects.person_id"],
  },
  { kind: "profile", seenBy: ["pupils", "teachers", "admins"], until: "erased", erased: "deleted" },
  {
    kind: "sessions",
    seenBy: ["nobody"],
    until: "session",
    erased: "deleted",
    database: [
      "access_tokens.person_id",
      "password_reset_tokens.person_id",
      "known_devices.person_id",
      "completed_calls.person_id",
      "account_attempts.subject",
    ],
    referee: ["ended_sessions", "sessions_ended_before"],
  },
  {
    kind: "played",
    seenBy: ["nobody"],
    until: "erased",
    erased: "deleted",
    database: ["open_rounds.person_id"],
    player: [
      "player",
      "answer_lists",
      "attempts",
      "cursors",
      "outcomes",
      "former_grades",
      "works_played",
      "work_rounds",
      "packs",
    ],
  },
  {
    kind: "round",
    seenBy: ["nobody"],
    until: "day",
    erased: "deleted",
    referee: ["rounds", "saved_submission", "trials"],
  },
  {
    kind: "board",
    seenBy: ["pupils"],
    until: "erased",
    erased: "deleted",
    boards: ["standings", "erased"],
  },
  {
    kind: "classes",
    seenBy: ["teachers", "admins"],
    until: "left",
    erased: "deleted",
    database: [
      "class_pupils.person_id",
      "pupils_without_email.person_id",
      "class_teachers.person_id",
      "class_links.made_by",
    ],
  },
  {
    kind: "works",
    seenBy: ["teachers"],
    until: "class",
    erased: "deleted",
    database: ["work_cells.person_id", "work_extra.person_id"],
  },
  {
    kind: "live",
    seenBy: ["pupils", "teachers"],
    until: "day",
    erased: "deleted",
    rooms: ["seats", "answers"],
  },
  {
    kind: "questions",
    seenBy: ["pupils", "teachers", "admins"],
    until: "always",
    erased: "unnamed",
    database: ["questions.author_id"],
  },
  {
    kind: "writing",
    seenBy: ["nobody"],
    until: "erased",
    erased: "deleted",
    database: [
      "question_drafts.person_id",
      "author_counts.person_id",
      "author_mails.person_id",
      "trusted_authors.person_id",
      "invitations.made_by",
    ],
  },
  {
    kind: "feedback",
    seenBy: ["authors", "admins"],
    until: "erased",
    erased: "deleted",
    database: ["appeals.person_id", "reports.person_id"],
  },
  {
    kind: "events",
    seenBy: ["admins"],
    until: "always",
    erased: "unnamed",
    database: ["person_events.person_id"],
  },
  {
    kind: "decisions",
    seenBy: ["authors", "admins"],
    until: "always",
    erased: "unnamed",
    database: [
      "question_events.person_id",
      "works.made_by",
      "live_rooms.opened_by",
      "appealed.author_id",
      "appealed.decided_by",
      "reported.author_id",
      "reported.closed_by",
      "person_events.by_id",
      "structure_events.by_id",
      "author_mail_days.person_id",
      // An admin is not erased.
      "trusted_authors.admin_id",
    ],
  },
] as const satisfies readonly KeptEntry[]
export type KeptKind = (typeof table)[number]["kind"]

export const kept: readonly (KeptEntry & { readonly kind: KeptKind })[] = table
