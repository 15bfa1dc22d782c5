import type { Language, WireGame } from "#contract/words"
import type { Generated } from "kysely"

/** The tables of what players have played. No query joins them with other tables, so they are stored apart. */
export interface PlayTables {
  player: Player
  cursors: Cursors
  attempts: Attempts
}

interface Player {
  person_id: number
  grade_id: number | null
  points: number
  points_at: number
  welcomed: number
  daily_goal: number
  version: number
  published: number
  moves_read: number
}

interface Cursors {
  person_id: number
  pool_id: number
  game: WireGame
  subject_id: number | null
  segments: string
  played: Generated<string>
  answered: Generated<number>
  mistakes: Generated<number>
  points: Generated<number>
  version: number
  drawn_at: number | null
  drawn: string | null
}

interface Attempts {
  person_id: number
  question_id: number
  pool_id: number
  language: Language
  level: number
  is_practice: Generated<number>
  is_played: Generated<number>
  is_mistake: Generated<number>
  is_twin: Generated<number>
  is_skipped: Generated<number>
  turn_at: number
  issued_at: number
  given_answer: string | null
  is_right: number | null
  answered_at: number | null
  worth: Generated<number>
  won_at: number | null
  credited: number | null
  credited_at: number | null
  round: Generated<number>
  claim_at: number | null
  won_issue: number | null
}
