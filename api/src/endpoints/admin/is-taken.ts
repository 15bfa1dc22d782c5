import { fold } from "#game/answers/fold"

interface Named {
  readonly name_en: string
  readonly name_ar: string
}

/** Whether something has this name in either language, but for case, accents, marks and hamza. */
export function isTaken(existing: readonly Named[], name: string): boolean {
  const wanted = fold(name)
  return existing.some(({ name_en, name_ar }) => [name_en, name_ar].map(fold).includes(wanted))
}
