import type { Language } from "#contract/words"
import type { Generated } from "kysely"

export interface ClassTables {
  classes: Classes
  class_subjects: { class_id: number; subject_id: number }
  class_teachers: { class_id: number; person_id: number; joined_at: number }
  class_pupils: ClassPupils
  pupils_without_email: { person_id: number; class_id: number; key: string }
  works: Works
  work_extra: { work_id: number; person_id: number; until_at: number }
  work_cells: WorkCells
  live_rooms: LiveRooms
  class_links: { hash: string; class_id: number; made_by: number; expires_at: number }
}

interface Classes {
  id: Generated<number>
  school_id: number
  name: string
  grade_id: number
  time_zone: string
  code: string | null
  key: string
  made_at: number
  active_at: number
  archived_at: number | null
  cleared_at: number | null
  copied_from: number | null
}

interface ClassPupils {
  class_id: number
  person_id: number
  joined_at: number
  taken_out_at: number | null
}

interface Works {
  id: Generated<number>
  class_id: number
  title: string
  content: string
  rounds: number
  from_at: number
  until_at: number
  takes_late: number
  earns_points: number
  made_by: number | null
  key: string
  made_at: number
  withdrawn_at: number | null
  began: Generated<number>
  finished: Generated<number>
  erased: Generated<string>
}

interface WorkCells {
  work_id: number
  person_id: number
  cells: string
  done: number
  right: number
  started_at: number
  finished_at: number | null
  version: number
}

interface LiveRooms {
  object: string
  code: string | null
  school_id: number
  class_id: number | null
  opened_by: number | null
  key: string
  title: string
  language: Language
  takes_guests: number
  opened_at: number
  ended_at: number | null
  work_id: number | null
  seats: Generated<number>
  guests: Generated<number>
  questions: Generated<number>
  answers: Generated<number>
  right_answers: Generated<number>
  hands: Generated<string>
}
