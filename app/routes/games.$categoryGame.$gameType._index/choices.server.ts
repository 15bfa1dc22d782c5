import { wireGames } from "#contract/words"
import type { AppContext } from "~/context.server"
import type { OpenGame } from "~/play/games"
import type { Person } from "~/session/person.server"
import type { Choices } from "./choices"

/** The subjects of a pupil's grade and the chapters of the one in the address; a chapter by number or name. */
export async function choicesOf(
  request: Request,
  { upstream }: AppContext,
  { grade }: Person,
  game: OpenGame,
): Promise<Choices> {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get("subject")?.slice(0, 200) || null
  const [answer, chapters] = await Promise.all([
    upstream.catalogue.subjectsOfGrade(grade),
    wanted ? chaptersOf(upstream, { grade, subject: wanted }, game) : null,
  ])
  const subjects = answer.status === 200 ? answer.body.subjects : []
  const chapter = chapters?.find(({ name, number }) =>
    [name, number].includes(searchParams.get("chapter") ?? ""),
  )
  return {
    subjects: subjects.map(({ subjectName, subjectImage }) => ({
      name: subjectName,
      image: subjectImage,
    })),
    subject: wanted,
    chapters,
    chapter: chapter?.number ?? null,
  }
}

async function chaptersOf(
  upstream: AppContext["upstream"],
  place: { readonly grade: string; readonly subject: string },
  game: OpenGame,
) {
  const answer = await upstream.catalogue.chapters(place)
  if (answer.status !== 200) return []
  return answer.body.chapters.map(({ name, number, games }) => ({
    name,
    number: String(number),
    isEmpty: games ? !games.includes(wireGames[game]) : false,
  }))
}
