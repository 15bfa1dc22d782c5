import { Curriculum } from "#app/catalogue/curriculum.server"
import { findByName } from "#app/catalogue/subject-names.server"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

interface ClassSubjects {
  readonly grade: string
  readonly subjects: readonly string[]
}

/** The subjects of the class that the teacher teaches, or else all that the teacher does, with their chapters. */
export async function readTaughtSubjects(context: AppContext, { grade, subjects }: ClassSubjects) {
  const told = await orNull(context.upstream.profile.subjects())
  const own = (told?.subjects ?? []).map((name) => ({ name }))
  const both = subjects.filter((name) => findByName(own, name))
  const names = both.length > 0 ? both : own.length > 0 ? own.map(({ name }) => name) : subjects
  const curriculum = new Curriculum(context, grade)
  return Promise.all(
    names.map(async (name) => ({
      name,
      chapters: ((await orNull(curriculum.recentChapters(name))) ?? []).map((each) => ({
        value: String(each.number),
        label: `${each.number} ${each.name}`,
      })),
    })),
  )
}
