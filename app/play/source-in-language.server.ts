import type { Source } from "#game/rounds/round-key"
import { orNull } from "#app/forms/unavailable.server"
import type { Curriculum } from "./curriculum.server"

/**
 * The source with its subject named in the language of the page: the round may have begun in another language. If the
 * upstream is unavailable, the name stays.
 */
export async function inPageLanguage(source: Source, curriculum: Curriculum): Promise<Source> {
  if (source.category !== "education") return source
  const subject = await orNull(curriculum.findSubject(source.subject))
  return subject ? { ...source, subject: subject.name } : source
}
