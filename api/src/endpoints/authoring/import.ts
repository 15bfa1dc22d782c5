import { importing } from "#contract"
import type { Parsed } from "#contract/endpoint"
import { games } from "../../games/games"
import { implement } from "../../http/implement"
import { done, Refusal } from "../../reply"
import { type Added, addImported, type PlacedBatch } from "../../store/review/waiting"
import type { Chapter, Placement } from "../../store/curriculum/placement"
import { chapterOf } from "./find-chapter"
import { approveTrusted, type Making, toQuestionBatch } from "./make"

export const importEducation = implement(importing.importEducation, (call) => {
  const { store, caller } = call
  const chapters = new Map<string, Promise<Chapter>>()
  return importAll(call, call.body.questions, (body) => {
    const key = JSON.stringify([body.grade, body.subject, body.chapter])
    const found = chapters.get(key) ?? chapterOf({ store, caller, body })
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
  call: Omit<Making, "body"> & Pick<Parameters<typeof chapterOf>[0], "store">,
  bodies: readonly Each[],
  placementOf: (body: Each) => Promise<Placement>,
) {
  const read = await Promise.all(
    bodies.map(async (body): Promise<PlacedBatch | Refusal> => {
      try {
        const questions = games[body.game].read(body)
        return {
          placement: await placementOf(body),
          ...toQuestionBatch({ ...call, body }, questions),
        }
      } catch (error) {
        if (error instanceof Refusal) return error
        throw error
      }
    }),
  )
  const batches = read.flatMap((each) => (each instanceof Refusal ? [] : [each]))
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
      each instanceof Refusal
        ? { state: "refused", reason: each.message }
        : { state: stateOf(stored.next().value ?? []) },
    ),
  )
}

const stateOf = (added: Added) => (added === "full" ? added : added.length > 0 ? "made" : "known")
