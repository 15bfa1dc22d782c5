import { normalised } from "#contract/normalised"
import type { Language } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { languagesFor } from "../pool/buckets"

type NameTable = "grade_names" | "subject_names" | "chapter_names" | "school_names"

function nameWhere(table: NameTable, condition: RawBuilder<unknown>, language: Language) {
  const names = languagesFor(language).map(
    (each) => sql`(SELECT name FROM ${sql.table(table)} WHERE ${condition} AND language = ${each})`,
  )
  return sql<string>`coalesce(${sql.join(names)}, '')`
}

export const gradeName = (id: string, language: Language) => getGradeName(sql.ref(id), language)

/** @param id an expression; if it is NULL the name is "" */
export const getGradeName = (id: RawBuilder<unknown>, language: Language) =>
  nameWhere("grade_names", sql`grade_id = ${id}`, language)

export const schoolName = (id: string, language: Language) =>
  nameWhere("school_names", sql`school_id = ${sql.ref(id)}`, language)

/** @param id the column that holds the subject's id, as `table.column`; without one the name is "" */
export const subjectName = (id: string, language: Language) =>
  nameWhere("subject_names", sql`subject_id = ${sql.ref(id)}`, language)

export const chapterName = (table: string, number: string, language: Language) =>
  nameWhere(
    "chapter_names",
    sql`grade_id = ${sql.ref(`${table}.grade_id`)}
      AND subject_id = ${sql.ref(`${table}.subject_id`)}
      AND number = ${sql.ref(`${table}.${number}`)}`,
    language,
  )

export const nameKey = (text: string): string => normalised(text, "NFC")

export const readNumber = (reference: string): number | null =>
  /^(?:0|[1-9]\d{0,8})$/.test(reference) ? Number(reference) : null
