import type { Generated } from "kysely"

export interface ClassTables {
  classes: Classes
  class_subjects: { class_id: number; subject_id: number }
  class_teachers: { class_id: number; person_id: number; joined_at: number }
  class_pupils: ClassPupils
  pupils_without_email: { person_id: number; class_id: number; key: string }
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
  archived_at: number | null
}

interface ClassPupils {
  class_id: number
  person_id: number
  joined_at: number
  taken_out_at: number | null
}
