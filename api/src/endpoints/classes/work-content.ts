import type { work as calls } from "#contract"
import type { Endpoint, ParsedPart } from "#contract/endpoint"
import type { HandlerCall } from "../../http/call"
import { games } from "../../games/games"
import { RefusedReply } from "../../http/reply"
import type { Caller } from "../../security/recognise-caller"
import { readSubjectIds } from "../../store/accounts/teacher-subjects"
import { findChapterPool, readSettable, type WorkContent } from "../../store/classes/work-content"
import { getChapter } from "../authoring/find-chapter"

type TeacherCall = Pick<HandlerCall<Endpoint>, "store"> & { readonly caller: Caller }
type SentContent = ParsedPart<typeof calls.setWork, "body">["content"]
type Chosen = Extract<SentContent, { readonly kind: "questions" }>

/** What is stored of the content of a work. @throws Refusal if the teacher may not set it, or there is no such thing */
export async function toContent(
  call: TeacherCall,
  content: SentContent,
  grade: number | string,
): Promise<WorkContent> {
  if (content.kind === "questions") return toChosen(call, content)
  const { subject, chapter, game, language, rounds } = content
  const body = { userId: "", grade: String(grade), subject, chapter }
  const pool = await findChapterPool(call.store, await getChapter({ ...call, body }), game)
  if (pool === null) throw new RefusedReply(400, "chapter: it has no questions of this game.")
  return { kind: "chapter", pool, game, language, rounds }
}

async function toChosen(
  { store, caller }: TeacherCall,
  { kind, rounds }: Chosen,
): Promise<WorkContent> {
  const subjectIds = await readSubjectIds(store, caller.id)
  const rows = await readSettable(store, rounds.flat(), { teacherId: caller.id, subjectIds })
  const found = new Map(rows.map((row) => [row.id, row]))
  return {
    kind,
    rounds: rounds.map((ids) => {
      const [first, ...others] = ids.map((id) => found.get(id))
      if (!first || others.some((other) => other?.pool !== first.pool))
        throw new RefusedReply(400, "rounds: there is a question that cannot be set.")
      if (others.length > 0 && !games[first.game].isSet)
        throw new RefusedReply(400, "rounds: a round of this game is one question.")
      return { game: first.game, pool: first.pool, ids }
    }),
  }
}
