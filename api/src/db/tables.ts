import type { Generated } from "kysely"
import type { PersonEvent } from "#contract/accounts/person-events"
import type { Language, QuestionEvent, QuestionStatus, WireGame } from "#contract/words"
import type { ClassTables } from "./class-tables"

export interface Tables extends FeedbackTables, ClassTables {
  grades: PlacementColumns
  grade_names: NameColumns & { grade_id: number }
  subjects: PlacementColumns & { image: Generated<string> }
  subject_names: NameColumns & { subject_id: number }
  grade_subjects: { grade_id: number; subject_id: number }
  chapters: Chapters & { archived_at: Generated<number | null> }
  chapter_names: NameColumns & Chapters
  structure_events: StructureEvents
  schools: { id: Generated<number> }
  school_names: NameColumns & { school_id: number }
  people: People
  access_tokens: { hash: string; person_id: number; role: string; expires_at: number }
  password_reset_tokens: { hash: string; person_id: number; expires_at: number }
  known_devices: { person_id: number; hash: string; seen_at: number }
  completed_calls: { person_id: number; hash: string; expires_at: number }
  account_attempts: { action: string; subject: string; count: number; window_ends_at: number }
  pools: Pools
  questions: Questions
  question_drafts: QuestionDrafts
  author_counts: { person_id: number; status: QuestionStatus; questions: number }
  question_versions: { question_id: number; replaces: number; supersedes: number | null }
  question_events: QuestionEvents
  person_events: PersonEvents
  name_words: { school_id: number; words: string; person_id: number }
  school_codes: { school_id: number; code: string; made_at: number }
  invitations: Invitations
  further_subjects: { person_id: number; subject_id: number }
  trusted_authors: { person_id: number; subject_id: number; admin_id: number; trusted_at: number }
  retirement_requests: { question_id: number; reason: string; requested_at: number }
}

interface PlacementColumns {
  id: Generated<number>
  position: Generated<number | null>
  archived_at: Generated<number | null>
}

interface StructureEvents {
  id: number
  by_id: number | null
  kind: string
  about: string
  changes: string
  undoes: number | null
  at: number
}

interface NameColumns {
  language: Language
  name: string
}

interface Chapters {
  grade_id: number
  subject_id: number
  number: number
}

interface People {
  id: Generated<number>
  name: string
  email: string
  role: string
  grade_id: number | null
  subject_id: number | null
  password_hash: string
  points: Generated<number>
  play_version: Generated<number>
  answers_counted: Generated<number>
  created_at: number
  avatar: Generated<string>
  nickname: Generated<string>
  name_key: Generated<string>
  nickname_key: Generated<string>
  is_hidden: Generated<number>
  questions_seen_at: Generated<number>
  school_id: Generated<number>
  confirmed_at: Generated<number | null>
  blocked_at: Generated<number | null>
  is_indexed: Generated<number>
}

interface PersonEvents {
  id: Generated<number>
  person_id: number | null
  by_id: number | null
  kind: PersonEvent
  detail: Generated<string>
  at: number
}

interface Invitations {
  id: Generated<number>
  hash: string
  subject_id: number
  email: Generated<string>
  made_by: number
  expires_at: number
}

interface QuestionDrafts {
  id: Generated<number>
  person_id: number
  hash: string
  game: WireGame
  fields: string
  saved_at: number
  removed_at: number | null
}

interface Pools {
  id: Generated<number>
  grade_id: number | null
  subject_id: number | null
  chapter_number: number | null
  section: number | null
  game: WireGame
  sizes: Generated<string>
  signs: Generated<string>
  exchanges: Generated<number>
}

interface Questions {
  id: Generated<number>
  pool_id: number
  status: QuestionStatus
  language: Language
  level: Generated<number>
  position: number | null
  set_id: string | null
  question: string
  lines: Generated<string>
  answer: string
  answer_key: Generated<string>
  signs: Generated<string>
  wrong_answers: Generated<string>
  exact: Generated<number>
  accepted_answers: Generated<string>
  summary: string
  fingerprint: string
  author_id: number | null
  created_at: number
  status_at: Generated<number>
  school_id: Generated<number>
  line_id: number | null
}

interface QuestionEvents {
  id: Generated<number>
  question_id: number
  person_id: number | null
  event: QuestionEvent
  reason: Generated<string>
  templates: Generated<string>
  before: string | null
  at: number
}

interface FeedbackTables {
  question_figures: QuestionFigures
  given_wrong: GivenWrong
}

interface QuestionFigures {
  question_id: number
  pool_id: number | null
  played: number
  right: number
  hinted: number
  hints: number
}

interface GivenWrong {
  question_id: number
  answer_key: string
  text: string
  people: number
  given_at: number
}
