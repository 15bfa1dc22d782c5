import { importing } from "#contract"
import type { Parsed } from "#contract/endpoint"
import { games } from "../../games/games"
import { implement } from "../../http/implement"
import { done, RefusedReply } from "../../reply"
import { type Added, addImported, type PlacedBatch } from "../../store/review/waiting"
import type { ChapterPlace, Placement } from "../../store/curriculum/curriculum-references"
import { getChapter } from "./find-chapter"
import { approveTrusted, type Making, toQuestionBatch } from "./make"

export const importEducation = implement(importing.importEducation, (call) => {
  const { store, caller } = call
  const chapters = new Map<string, Promise<ChapterPlace>>()
  return importAll(call, call.body.questions, (body) => {
    const key = JSON.stringify([body.grade, body.subject, body.chapter])
    const found = chapters.get(key) ?? getChapter({ store, caller, body })
    chapters.set(key, found)
    return found
  })
})

export const importEntertainment = implement(importing.importEntertainment, (call) =>
  importAll(call, call.body.questions, async ({ section }) => ({ section })),
)

type Body =
  | Parsed<typeof importing.importEducation, "body">["questions"][number]
  | Parsed<typeof importing.importEntertainment, "body">["questions"][number]

type Outcome =
  | { readonly state: "made" | "known" | "full" }
  | { readonly state: "refused"; readonly reason: string }

async function importAll<Each extends Body>(
  call: Omit<Making, "body"> & Pick<Parameters<typeof getChapter>[0], "store">,
  bodies: readonly Each[],
  placementOf: (body: Each) => Promise<Placement>,
) {
  const read = await Promise.all(
    bodies.map(async (body): Promise<PlacedBatch | RefusedReply> => {
      try {
        const questions = games[body.game].read(body)
        return {
          placement: await placementOf(body),
          ...toQuestionBatch({ ...call, body }, questions),
        }
      } catch (error) {
        if (error instanceof RefusedReply) return error
        throw error
      }
    }),
  )
  const batches = read.flatMap((each) => (each instanceof RefusedReply ? [] : [each]))
  const added = await addImported(call.store, batches)
  const subjects = batches.map(({ placement }) =>
    "subjectId" in placement ? placement.subjectId : null,
  )
  for (const subjectId of new Set(subjects)) {
    const ids = added.flatMap((each, at) =>
      subjects[at] === subjectId && each !== "full" ? each : [],
    )
    if (subjectId !== null) await approveTrusted(call, subjectId, ids)
  }
  const stored = added.values()
  return done(
    read.map((each): Outcome =>
      each instanceof RefusedReply
        ? { state: "refused", reason: each.message }
        : { state: getState(stored.next().value ?? []) },
    ),
  )
}

const getState = (added: Added) => (added === "full" ? added : added.length > 0 ? "made" : "known")
